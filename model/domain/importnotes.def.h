// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be said about a file that is imported, or one of its rows.
// GPUWISE_IMPORT_NOTE(name, severity, advice, QT_TRANSLATE_NOOP("ImportNote", "sentence without full stop")).
// Bad: the row, or the whole file, is refused. Warning: it is taken, and people should know. %1 the value, %2
// a detail. No include guard: included once for each use.

// The file
GPUWISE_IMPORT_NOTE(CannotOpen, Bad, CheckPath, QT_TRANSLATE_NOOP("ImportNote", "it cannot be opened: %2"))
GPUWISE_IMPORT_NOTE(NotAFile, Bad, CheckPath, QT_TRANSLATE_NOOP("ImportNote", "this is not an ordinary file"))
GPUWISE_IMPORT_NOTE(Empty, Bad, ChooseTable, QT_TRANSLATE_NOOP("ImportNote", "the file is empty"))
GPUWISE_IMPORT_NOTE(TooLarge, Bad, ChooseTable,
                    QT_TRANSLATE_NOOP("ImportNote", "the file is larger than %2 MiB"))
GPUWISE_IMPORT_NOTE(LfsPointer, Bad, FetchFromLfs,
                    QT_TRANSLATE_NOOP("ImportNote", "this is a Git LFS pointer, not the file itself"))
GPUWISE_IMPORT_NOTE(WebPage, Bad, DownloadAgain,
                    QT_TRANSLATE_NOOP("ImportNote", "this is a saved web page, not a table"))
GPUWISE_IMPORT_NOTE(ZipArchive, Bad, SaveAsCsv,
                    QT_TRANSLATE_NOOP("ImportNote", "this is a ZIP archive or an Excel workbook"))
GPUWISE_IMPORT_NOTE(PdfDocument, Bad, SaveAsCsv, QT_TRANSLATE_NOOP("ImportNote", "this is a PDF document"))
GPUWISE_IMPORT_NOTE(Database, Bad, ImportAsPack,
                    QT_TRANSLATE_NOOP("ImportNote", "this is a database, not a table"))
GPUWISE_IMPORT_NOTE(NulBytes, Bad, SaveAsUtf8,
                    QT_TRANSLATE_NOOP("ImportNote", "there are NUL bytes, which no text has"))
GPUWISE_IMPORT_NOTE(EncodingUnknown, Bad, SaveAsUtf8,
                    QT_TRANSLATE_NOOP("ImportNote", "the text is neither UTF-8 nor GB18030"))
GPUWISE_IMPORT_NOTE(EncodingMixed, Bad, SaveAsUtf8,
                    QT_TRANSLATE_NOOP("ImportNote", "some lines are UTF-8 and some are GB18030"))
GPUWISE_IMPORT_NOTE(Utf16Broken, Bad, SaveAsUtf8,
                    QT_TRANSLATE_NOOP("ImportNote", "the UTF-16 text is broken or cut"))
GPUWISE_IMPORT_NOTE(QuoteOpen, Bad, CorrectFile, QT_TRANSLATE_NOOP("ImportNote", "a quote is never closed"))
GPUWISE_IMPORT_NOTE(QuoteInside, Bad, CorrectFile,
                    QT_TRANSLATE_NOOP("ImportNote", "a quote stands inside a field that is not quoted"))
GPUWISE_IMPORT_NOTE(TextAfterQuote, Bad, CorrectFile,
                    QT_TRANSLATE_NOOP("ImportNote", "text follows after a closing quote"))
GPUWISE_IMPORT_NOTE(FieldTooLong, Bad, CorrectFile,
                    QT_TRANSLATE_NOOP("ImportNote", "a field is longer than %2 characters"))
GPUWISE_IMPORT_NOTE(RowTooLong, Bad, CorrectFile,
                    QT_TRANSLATE_NOOP("ImportNote", "a row is longer than %2 characters"))
GPUWISE_IMPORT_NOTE(TooManyFields, Bad, CorrectFile,
                    QT_TRANSLATE_NOOP("ImportNote", "a row has more than %2 fields"))
GPUWISE_IMPORT_NOTE(TooManyRows, Bad, CorrectFile,
                    QT_TRANSLATE_NOOP("ImportNote", "the table has more than %2 rows"))
GPUWISE_IMPORT_NOTE(NoRows, Bad, ChooseTable,
                    QT_TRANSLATE_NOOP("ImportNote", "there are no rows below the header"))
GPUWISE_IMPORT_NOTE(NothingToImport, Bad, ChooseTable,
                    QT_TRANSLATE_NOOP("ImportNote", "no row of the file can be imported"))

// Columns
GPUWISE_IMPORT_NOTE(ColumnMissing, Bad, MapColumn,
                    QT_TRANSLATE_NOOP("ImportNote", "there is no column for \"%1\"; the header has %2"))
GPUWISE_IMPORT_NOTE(ColumnTwice, Bad, MapColumn,
                    QT_TRANSLATE_NOOP("ImportNote", "the columns %2 both mean \"%1\""))
GPUWISE_IMPORT_NOTE(MappedColumnMissing, Bad, MapColumn,
                    QT_TRANSLATE_NOOP("ImportNote", "there is no column \"%1\"; the header has %2"))
GPUWISE_IMPORT_NOTE(MappedFieldUnknown, Bad, MapColumn,
                    QT_TRANSLATE_NOOP("ImportNote", "\"%1\" is nothing that can be imported; known are %2"))
GPUWISE_IMPORT_NOTE(FieldCount, Bad, CorrectFile,
                    QT_TRANSLATE_NOOP("ImportNote", "the row has %1 fields where the header has %2"))

// Cells
GPUWISE_IMPORT_NOTE(ValueMissing, Bad, CorrectRow, QT_TRANSLATE_NOOP("ImportNote", "the cell is empty"))
GPUWISE_IMPORT_NOTE(NotANumber, Bad, CorrectRow, QT_TRANSLATE_NOOP("ImportNote", "\"%1\" is not a number"))
GPUWISE_IMPORT_NOTE(NumberAmbiguous, Bad, CorrectRow,
                    QT_TRANSLATE_NOOP("ImportNote", "\"%1\" can be read as two different numbers; write %2"))
GPUWISE_IMPORT_NOTE(DecimalSignsMixed, Bad, CorrectFile,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "\"%1\" has another decimal sign than \"%2\" in the same file"))
GPUWISE_IMPORT_NOTE(UnitUnknown, Bad, WriteUnit,
                    QT_TRANSLATE_NOOP("ImportNote", "the unit of \"%1\" is not known; write %2"))
GPUWISE_IMPORT_NOTE(OutOfRange, Bad, WriteUnit, QT_TRANSLATE_NOOP("ImportNote", "%1 is outside %2"))
GPUWISE_IMPORT_NOTE(CurrencyMissing, Bad, NameCurrency,
                    QT_TRANSLATE_NOOP("ImportNote", "nothing says in which currency %1 is"))
GPUWISE_IMPORT_NOTE(CurrencyUnknown, Bad, NameCurrency,
                    QT_TRANSLATE_NOOP("ImportNote", "\"%1\" is not a currency that is known; known are %2"))
GPUWISE_IMPORT_NOTE(CurrenciesDiffer, Bad, NameCurrency,
                    QT_TRANSLATE_NOOP("ImportNote", "the price is in %1 and its row says %2"))
GPUWISE_IMPORT_NOTE(NotADate, Bad, CorrectRow,
                    QT_TRANSLATE_NOOP("ImportNote", "\"%1\" is not a date; write %2"))
GPUWISE_IMPORT_NOTE(WordUnknown, Bad, CorrectRow,
                    QT_TRANSLATE_NOOP("ImportNote", "\"%1\" is not known; known are %2"))
GPUWISE_IMPORT_NOTE(NotText, Bad, CorrectRow, QT_TRANSLATE_NOOP("ImportNote", "\"%1\" is not a text"))

// Rows
GPUWISE_IMPORT_NOTE(NameTwice, Bad, CorrectRow,
                    QT_TRANSLATE_NOOP("ImportNote", "\"%1\" stands in line %2 with other values"))
GPUWISE_IMPORT_NOTE(CorrectsNothing, Bad, CorrectRow,
                    QT_TRANSLATE_NOOP("ImportNote", "the catalogue has no card with the id \"%1\""))
GPUWISE_IMPORT_NOTE(CardUnknown, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "the catalogue has no card \"%1\"; the row is left out"))
GPUWISE_IMPORT_NOTE(CardUnknownNear, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "the catalogue has no card \"%1\"; the row is left out. Near are %2"))
GPUWISE_IMPORT_NOTE(SameAgain, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "the same stands in line %2; the row is left out"))
GPUWISE_IMPORT_NOTE(CatalogueHasName, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "the catalogue has a card of this name (%2); yours stands "
                                      "beside it, marked as yours"))
GPUWISE_IMPORT_NOTE(ReplacesOwnCard, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "it replaces your card \"%1\""))
GPUWISE_IMPORT_NOTE(ReplacesOwnModel, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "it replaces your model \"%1\""))
GPUWISE_IMPORT_NOTE(ReplacesOwnPrice, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "it replaces a price of yours"))
GPUWISE_IMPORT_NOTE(CorrectsCatalogue, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "it corrects values of the catalogue's card; the shipped "
                                                    "values stay visible"))
GPUWISE_IMPORT_NOTE(HiddenCharacters, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "invisible characters were taken out of the text"))
GPUWISE_IMPORT_NOTE(TextShortened, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "the text was cut to %2 characters"))
GPUWISE_IMPORT_NOTE(ValueLeftOut, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "%1 is outside %2; the value is left out"))
GPUWISE_IMPORT_NOTE(PriceOdd, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "%1 is odd for a card (%2 is usual); is the currency right?"))
GPUWISE_IMPORT_NOTE(DateInFuture, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "the date %1 lies in the future"))
GPUWISE_IMPORT_NOTE(MonthOnly, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "%1 names no day; the first of the month is taken"))
GPUWISE_IMPORT_NOTE(NotPerCard, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "the price is of a whole machine, not of a card; the row is "
                                      "left out"))
GPUWISE_IMPORT_NOTE(PriceZero, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "the price is 0; the row is left out"))

// Remarks on the file
GPUWISE_IMPORT_NOTE(NoDateColumn, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "the prices have no date; they count as of %1"))
GPUWISE_IMPORT_NOTE(NoRegionColumn, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "the prices have no region; it follows from the currency"))
GPUWISE_IMPORT_NOTE(YenOrYuan, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "the sign %1 is read as CNY; name JPY in a column if it is yen"))
GPUWISE_IMPORT_NOTE(CurrencyAssumed, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "prices without a currency count as %1"))
GPUWISE_IMPORT_NOTE(RowsWithoutCard, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "rows of machines without a GPU: %1; they are left out"))
GPUWISE_IMPORT_NOTE(RowsOfParts, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "rows of a part of a card: %1; they are left out"))
GPUWISE_IMPORT_NOTE(RowsWithoutPrice, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote", "rows without a price: %1; they are left out"))
GPUWISE_IMPORT_NOTE(RowsDearer, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "rows that cost more than another of the same card, number and "
                                      "region: %1; they are left out"))
GPUWISE_IMPORT_NOTE(UnknownCards, Warning, NoAdvice,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "%1 is not a card of the catalogue; its rows (%2) are left out"))

// Packs
GPUWISE_IMPORT_NOTE(NotAPack, Bad, ChoosePack,
                    QT_TRANSLATE_NOOP("ImportNote", "this is not a catalogue pack"))
GPUWISE_IMPORT_NOTE(ForeignDatabase, Bad, ChoosePack,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "this is another program's database, not a catalogue pack"))
GPUWISE_IMPORT_NOTE(NewerPack, Bad, UpdateProgram,
                    QT_TRANSLATE_NOOP("ImportNote", "the pack was made by a newer GPUwise (version %1)"))
GPUWISE_IMPORT_NOTE(PackVersionInvalid, Bad, ChoosePack,
                    QT_TRANSLATE_NOOP("ImportNote", "the pack says version %1, which there never was"))
GPUWISE_IMPORT_NOTE(DatabaseDamaged, Bad, ExportAgain,
                    QT_TRANSLATE_NOOP("ImportNote", "the database is damaged: %2"))
GPUWISE_IMPORT_NOTE(DatabaseUnsafe, Bad, ExportAgain,
                    QT_TRANSLATE_NOOP("ImportNote",
                                      "the database contains %2 (\"%1\"), which a pack never has"))
GPUWISE_IMPORT_NOTE(TableMissing, Bad, ExportAgain,
                    QT_TRANSLATE_NOOP("ImportNote", "the table or column \"%1\" is missing"))
GPUWISE_IMPORT_NOTE(TakesTooLong, Bad, ExportAgain,
                    QT_TRANSLATE_NOOP("ImportNote", "reading takes longer than %2 seconds"))
