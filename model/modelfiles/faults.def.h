// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_FILE_FAULT(name, advice, QT_TRANSLATE_NOOP("FileFault", "sentence without full stop")).
// %1 the key or tensor, %2 what was found, %3 what is allowed. No include guard: included once for each use.

// Any file
GPUWISE_FILE_FAULT(CannotOpen, CheckPath, QT_TRANSLATE_NOOP("FileFault", "the file cannot be opened: %2"))
GPUWISE_FILE_FAULT(ReadFailed, CheckPath, QT_TRANSLATE_NOOP("FileFault", "reading the file failed: %2"))
GPUWISE_FILE_FAULT(NotAFile, CheckPath, QT_TRANSLATE_NOOP("FileFault", "this is not an ordinary file"))
GPUWISE_FILE_FAULT(Empty, DownloadAgain, QT_TRANSLATE_NOOP("FileFault", "the file is empty"))
GPUWISE_FILE_FAULT(TooLarge, ChooseModelFile,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "the file has %2 bytes; a file of this kind has at most %3"))
GPUWISE_FILE_FAULT(LfsPointer, FetchFromLfs,
                   QT_TRANSLATE_NOOP("FileFault", "this is a Git LFS pointer, not the file itself"))
GPUWISE_FILE_FAULT(WebPage, LogInAndDownload,
                   QT_TRANSLATE_NOOP("FileFault", "this is a saved web page, not a model file"))
GPUWISE_FILE_FAULT(ZipArchive, ChooseModelFile,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "this is a ZIP archive or an Excel workbook, not a model file"))
GPUWISE_FILE_FAULT(PdfDocument, ChooseModelFile,
                   QT_TRANSLATE_NOOP("FileFault", "this is a PDF document, not a model file"))
GPUWISE_FILE_FAULT(UnknownKind, ChooseModelFile,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "this is no GGUF file, no safetensors file or index, and no "
                                     "config.json of a model"))
GPUWISE_FILE_FAULT(EndsEarly, DownloadAgain,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "the file ends early: %3 bytes are needed here and %2 are left"))
GPUWISE_FILE_FAULT(CountTooLarge, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "%2 entries are declared; the rest of the file has room for %3 at most"))
GPUWISE_FILE_FAULT(TooManyEntries, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "%2 entries are declared; no model has more than %3"))
GPUWISE_FILE_FAULT(HeaderTooLarge, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "the header is larger than the %3 bytes that any model needs"))

// GGUF
GPUWISE_FILE_FAULT(OldFormat, ConvertAgain,
                   QT_TRANSLATE_NOOP("FileFault", "this is the old format %2, from before GGUF"))
GPUWISE_FILE_FAULT(BigEndian, ConvertAgain,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "this is a big-endian GGUF file; only little-endian ones are read"))
GPUWISE_FILE_FAULT(VersionNotSupported, ConvertAgain,
                   QT_TRANSLATE_NOOP("FileFault", "GGUF version %2 is not supported; versions 2 and 3 are"))
GPUWISE_FILE_FAULT(KeyEmpty, FileIsFaulty, QT_TRANSLATE_NOOP("FileFault", "a metadata key is empty"))
GPUWISE_FILE_FAULT(KeyTooLong, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "a metadata key has %2 bytes; at most %3 are accepted"))
GPUWISE_FILE_FAULT(KeyNotUtf8, FileIsFaulty, QT_TRANSLATE_NOOP("FileFault", "a metadata key is not UTF-8"))
GPUWISE_FILE_FAULT(KeyTwice, FileIsFaulty, QT_TRANSLATE_NOOP("FileFault", "the key occurs twice"))
GPUWISE_FILE_FAULT(ValueTypeUnknown, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the value has type %2, which does not exist"))
GPUWISE_FILE_FAULT(NestedArray, FileIsFaulty, QT_TRANSLATE_NOOP("FileFault", "the value is a list of lists"))
GPUWISE_FILE_FAULT(AlignmentBad, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the alignment must be %3; it is %2"))
GPUWISE_FILE_FAULT(TensorNameTooLong, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "a tensor's name has %2 bytes; at most %3 are accepted"))
GPUWISE_FILE_FAULT(TensorTwice, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "two tensors have the same name"))
GPUWISE_FILE_FAULT(TooManyDimensions, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the tensor has %2 dimensions; at most %3 are possible"))
GPUWISE_FILE_FAULT(TensorTypeUnknown, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the tensor has type %2, which does not exist"))
GPUWISE_FILE_FAULT(TensorTooLarge, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the tensor's size is absurd: it passes 1 PiB"))
GPUWISE_FILE_FAULT(RowNotWholeBlocks, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "a row of %2 elements is not a whole number of blocks of %3"))
GPUWISE_FILE_FAULT(OffsetWrong, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "the tensor's data is said to start at %2; it must start at %3"))

// Meaning
GPUWISE_FILE_FAULT(ValueMissing, CorrectConfig, QT_TRANSLATE_NOOP("FileFault", "%1 is missing"))
GPUWISE_FILE_FAULT(ValueWrongType, CorrectConfig,
                   QT_TRANSLATE_NOOP("FileFault", "the value must be %3; it is %2"))
GPUWISE_FILE_FAULT(ValueOutOfRange, CorrectConfig,
                   QT_TRANSLATE_NOOP("FileFault", "the value must lie in %3; it is %2"))
GPUWISE_FILE_FAULT(ListLengthWrong, CorrectConfig,
                   QT_TRANSLATE_NOOP("FileFault", "the list has %2 entries; the model has %3 layers"))
GPUWISE_FILE_FAULT(MoreThanWhole, CorrectConfig,
                   QT_TRANSLATE_NOOP("FileFault", "the value is %2, more than the %3 that there are"))
GPUWISE_FILE_FAULT(DoesNotDivide, CorrectConfig,
                   QT_TRANSLATE_NOOP("FileFault", "%3 is not a multiple of the value, %2"))
GPUWISE_FILE_FAULT(WordUnknown, CorrectConfig,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "the list holds \"%2\", which is no kind of layer that is known"))
GPUWISE_FILE_FAULT(NotAnIdentifier, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "\"%2\" is not a name of an architecture"))

// JSON
GPUWISE_FILE_FAULT(Utf16Text, SaveAsUtf8, QT_TRANSLATE_NOOP("FileFault", "the text is UTF-16, not UTF-8"))
GPUWISE_FILE_FAULT(NotUtf8, SaveAsUtf8, QT_TRANSLATE_NOOP("FileFault", "the text is not UTF-8"))
GPUWISE_FILE_FAULT(ByteOrderMark, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "a byte order mark stands before the header"))
GPUWISE_FILE_FAULT(NoJson, ChooseModelFile,
                   QT_TRANSLATE_NOOP("FileFault", "there is no JSON value in the file"))
GPUWISE_FILE_FAULT(JsonSyntax, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "this is not valid JSON: %3 is expected and %2 was found"))
GPUWISE_FILE_FAULT(JsonEndsEarly, DownloadAgain, QT_TRANSLATE_NOOP("FileFault", "the JSON text ends early"))
GPUWISE_FILE_FAULT(JsonTooDeep, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the JSON text is nested more than %3 deep"))
GPUWISE_FILE_FAULT(JsonTooManyValues, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the JSON text holds more than %3 values"))
GPUWISE_FILE_FAULT(JsonTextTooLong, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "a text or number is longer than %3 bytes"))
GPUWISE_FILE_FAULT(JsonTail, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "something follows after the end of the JSON value: %2"))
GPUWISE_FILE_FAULT(NotAnObject, ChooseModelFile,
                   QT_TRANSLATE_NOOP("FileFault", "a JSON object is expected; this is %2"))

// safetensors
GPUWISE_FILE_FAULT(HeaderLengthBad, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "a header of %2 bytes is declared; it must have %3"))
GPUWISE_FILE_FAULT(HeaderStartBad, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the header must start with \"{\"; it starts with %2"))
GPUWISE_FILE_FAULT(DtypeUnknown, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the tensor's type \"%2\" does not exist"))
GPUWISE_FILE_FAULT(ByteRangeWrong, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the tensor's shape takes %3 bytes; its range has %2"))
GPUWISE_FILE_FAULT(HoleOrOverlap, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "the tensor starts at %2; the data before it ends at %3"))
GPUWISE_FILE_FAULT(BytesAfterLastTensor, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "%2 bytes follow after the last tensor"))
GPUWISE_FILE_FAULT(UnsafeShardName, FileIsFaulty,
                   QT_TRANSLATE_NOOP("FileFault", "\"%2\" is not a plain file name ending in .safetensors"))

// Parts
GPUWISE_FILE_FAULT(PartsDiffer, PutPartsTogether,
                   QT_TRANSLATE_NOOP("FileFault",
                                     "the parts of the model do not belong together: %2 against %3"))
