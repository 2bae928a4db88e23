// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUWISE_FILE_REMARK(name, QT_TRANSLATE_NOOP("FileRemark", "sentence")). %1 the subject, %2 a detail.
// No include guard: included once for each use of the table.
GPUWISE_FILE_REMARK(NoTensors,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "The file holds no tensors: the size of the weights is not in it."))
GPUWISE_FILE_REMARK(IncompleteDownload,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "The file is an incomplete download: %1 bytes of tensor data are "
                                      "missing. The header is whole, so the answer is too."))
GPUWISE_FILE_REMARK(BytesAfterTensors,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "%1 bytes follow after the last tensor; they are not counted."))
GPUWISE_FILE_REMARK(PartOfSplit,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "This is part %1 of %2 and the others are not beside it: the bytes "
                                      "are of this part only."))
GPUWISE_FILE_REMARK(ShardsMissing,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "%1 of %2 files of the model are not beside the index: the total is "
                                      "what the index says."))
GPUWISE_FILE_REMARK(ArchitectureUnknown,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "The architecture \"%1\" is not known: it is read as a plain "
                                      "transformer."))
GPUWISE_FILE_REMARK(
    KvHeadsDiffer,
    QT_TRANSLATE_NOOP("FileRemark", "Layers have from %1 to %2 KV heads: the most are taken for all, so the "
                                    "cache is an upper bound."))
GPUWISE_FILE_REMARK(ArchitectureMissing,
                    QT_TRANSLATE_NOOP("FileRemark", "The file does not name its architecture."))
GPUWISE_FILE_REMARK(OnlyWeightsKnown,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "Only the weights are known exactly; layers, heads and cache are "
                                      "not in the file. Estimates take the shape of a model of this "
                                      "size."))
GPUWISE_FILE_REMARK(NoConfigBeside,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "There is no config.json beside the file: put it there for layers, "
                                      "heads and cache."))
GPUWISE_FILE_REMARK(BesideNotRead, QT_TRANSLATE_NOOP("FileRemark", "A file beside it could not be used. %1"))
GPUWISE_FILE_REMARK(TypeNotStated,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "The file does not say how its weights are stored: 16 bits are "
                                      "assumed."))
GPUWISE_FILE_REMARK(TypeUnknown,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "The number type \"%1\" is not known: 16 bits are assumed."))
GPUWISE_FILE_REMARK(KeyTwiceLastCounts,
                    QT_TRANSLATE_NOOP("FileRemark", "The key \"%1\" occurs twice; the last value counts."))
GPUWISE_FILE_REMARK(NameNotUtf8,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "The name in the file is not UTF-8; what cannot be read is "
                                      "replaced."))
GPUWISE_FILE_REMARK(UnusedValueOdd,
                    QT_TRANSLATE_NOOP("FileRemark",
                                      "The value of \"%1\" is odd (%2); nothing here depends on it."))
