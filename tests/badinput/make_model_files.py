#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes model files that strangers might hand us: broken, hostile, odd and sound ones, with expected.csv.

    make_model_files.py FOLDER        the folder must be empty or not there

expected.csv: file,kind,verdict,code,place
  verdict  refused (code: the faults that may be named) or read (code: remarks that must be given), joined with "|"
  place    what the refusal must name: a key, or "@" and the byte; empty: nothing in particular
The same bytes every time; nothing is larger than 64 KiB; huge sizes are declared, never written. The fuzzers start
from these files too.
"""
import csv
import json
import pathlib
import struct
import sys

HUGE = 2**64 - 1


class Folder:
    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.path.mkdir(parents=True, exist_ok=True)
        if any(self.path.iterdir()):
            sys.exit(f"{path}: not empty")
        self.rows = []

    def add(self, kind, name, verdict, code, place, content):
        ending = {"gguf": ".gguf", "safetensors": ".safetensors", "index": ".index.json", "config": ".json"}[kind]
        file = f"{kind}-{name}{ending}"
        data = content.encode() if isinstance(content, str) else content
        assert len(data) < 65536 and file not in {row[0] for row in self.rows}, file
        (self.path / file).write_bytes(data)
        self.rows.append([file, kind, verdict, code, place])

    def finish(self):
        with open(self.path / "expected.csv", "w", newline="", encoding="utf-8") as out:
            writer = csv.writer(out, lineterminator="\n")
            writer.writerow(["file", "kind", "verdict", "code", "place"])
            writer.writerows(self.rows)


def everyday_mistakes(folder, kind):
    """What people pick instead of a model file."""
    pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:" + "0123456789abcdef" * 4 + "\nsize 123\n"
    for name, code, content in [
            ("nothing", "Empty", b""),
            ("lfs-pointer", "LfsPointer", pointer),
            ("web-page", "WebPage", "\n <!DOCTYPE HTML><title>Sign in</title>"),
            ("web-page-plain", "WebPage", "<html>403</html>"),
            ("workbook", "ZipArchive", b"PK\x03\x04" + bytes(60)),
            ("document", "PdfDocument", "%PDF-1.6\n")]:
        folder.add(kind, "mistake-" + name, "refused", code, "", content)


# ------------------------------------------------------------------------------------------------------------- GGUF
class Gguf:
    """A GGUF file under construction; every part can be replaced by something that does not belong there."""
    TYPES = {"u8": (0, "<B"), "i8": (1, "<b"), "u16": (2, "<H"), "i16": (3, "<h"), "u32": (4, "<I"), "i32": (5, "<i"),
             "f32": (6, "<f"), "bool": (7, "<B"), "u64": (10, "<Q"), "i64": (11, "<q"), "f64": (12, "<d")}

    def __init__(self, magic=b"GGUF", version=3):
        self.start, self.pairs, self.infos, self.data = magic + struct.pack("<I", version), [], [], b""
        self.tensor_count = self.pair_count = None
        self.alignment = 32

    @staticmethod
    def text(value):
        raw = value if isinstance(value, bytes) else value.encode()
        return struct.pack("<Q", len(raw)) + raw

    def pair(self, key, kind, value):
        if kind == "text":
            return self.raw_pair(key, 8, self.text(value))
        if kind == "texts":
            body = b"".join(self.text(v) for v in value)
            return self.raw_pair(key, 9, struct.pack("<IQ", 8, len(value)) + body)
        if kind.startswith("list of "):
            number, form = self.TYPES[kind[8:]]
            body = b"".join(struct.pack(form, v) for v in value)
            return self.raw_pair(key, 9, struct.pack("<IQ", number, len(value)) + body)
        number, form = self.TYPES[kind]
        return self.raw_pair(key, number, struct.pack(form, value))

    def raw_pair(self, key, number, body):
        self.pairs.append(self.text(key) + struct.pack("<I", number) + body)
        return self

    def tensor(self, name, shape, number, size, offset=None, dimensions=None):
        offset = len(self.data) if offset is None else offset
        body = struct.pack("<I", len(shape) if dimensions is None else dimensions)
        body += b"".join(struct.pack("<Q", d) for d in shape) + struct.pack("<IQ", number, offset)
        self.infos.append(self.text(name) + body)
        self.data += bytes(size + -size % self.alignment)
        return self

    def build(self):
        tensors = len(self.infos) if self.tensor_count is None else self.tensor_count
        pairs = len(self.pairs) if self.pair_count is None else self.pair_count
        head = self.start + struct.pack("<QQ", tensors, pairs) + b"".join(self.pairs) + b"".join(self.infos)
        return head + (bytes(-len(head) % self.alignment) + self.data if self.infos else b"")


SIZES = {"block_count": ("u32", 3), "context_length": ("u32", 4096), "embedding_length": ("u32", 128),
         "feed_forward_length": ("u32", 256), "attention.head_count": ("u32", 8), "attention.head_count_kv": ("u32", 2)}


def sound(arch="llama", extra=(), tensors=True, **changes):
    file = Gguf()
    file.pair("general.architecture", "text", arch).pair("general.name", "text", "Sound Model")
    file.pair("general.file_type", "u32", 7)
    for key, value in {**SIZES, **{k.replace("__", "."): v for k, v in changes.items()}}.items():
        if value is not None:
            file.pair(f"{arch}.{key}", *value)
    for key, kind, value in extra:
        file.pair(key, kind, value)
    if tensors:  # Q8_0: 34 bytes for 32 numbers
        file.tensor("token_embd.weight", [128, 10], 8, 128 * 10 // 32 * 34)
        file.tensor("output_norm.weight", [128], 0, 512)
        file.tensor("output.weight", [128, 10], 8, 128 * 10 // 32 * 34)
        for layer in range(3):
            file.tensor(f"blk.{layer}.attn_q.weight", [128, 128], 8, 128 * 128 // 32 * 34)
            file.tensor(f"blk.{layer}.ffn_gate.weight", [128, 256], 0, 128 * 256 * 4) if layer == 9 else None
    return file


def one_tensor(name, shape, number, size=256, **more):
    return sound(tensors=False).tensor(name, shape, number, size, **more)


def gguf_files(folder):
    def read(name, file, remarks=""):
        folder.add("gguf", name, "read", remarks, "", file if isinstance(file, bytes) else file.build())

    def refused(name, code, place, file):
        folder.add("gguf", name, "refused", code, place, file if isinstance(file, bytes) else file.build())

    everyday_mistakes(folder, "gguf")
    good = sound().build()
    read("sound", good)
    version2 = sound()
    version2.start = b"GGUF" + struct.pack("<I", 2)
    read("sound-version-2", version2)
    read("sound-tied", sound(tensors=False).tensor("token_embd.weight", [128, 10], 1, 2560))
    read("sound-u64", sound(block_count=("u64", 3)))
    read("sound-list-of-heads", sound(attention__head_count_kv=("list of u32", [2, 1, 2])))
    read("sound-experts", sound(extra=[("llama.expert_count", "u32", 4), ("llama.expert_used_count", "u32", 2)]))
    read("sound-windows", sound("gemma2", extra=[("gemma2.attention.sliding_window", "u32", 512)]))
    read("sound-recurrent", sound("jamba", attention__head_count_kv=("list of u32", [0, 2, 0]), extra=[
        ("jamba.ssm.conv_kernel", "u32", 4), ("jamba.ssm.inner_size", "u32", 256), ("jamba.ssm.state_size", "u32", 16),
        ("jamba.ssm.time_step_rank", "u32", 8)]))
    read("sound-latent", sound("deepseek2", attention__head_count_kv=("u32", 1), extra=[
        ("deepseek2.attention.kv_lora_rank", "u32", 64), ("deepseek2.attention.key_length", "u32", 80),
        ("deepseek2.attention.key_length_mla", "u32", 48), ("deepseek2.attention.value_length_mla", "u32", 32),
        ("deepseek2.rope.dimension_count", "u32", 16)]))
    aligned = sound(extra=[("general.alignment", "u32", 256)], tensors=False)
    aligned.alignment = 256
    read("sound-alignment", aligned.tensor("a", [128], 0, 512).tensor("b", [128], 0, 512))
    read("vocabulary-only", sound(tensors=False, extra=[("tokenizer.ggml.tokens", "texts", ["a", "b"])]), "NoTensors")
    read("part-one-of-four", sound(extra=[("split.no", "u16", 0), ("split.count", "u16", 4)]), "PartOfSplit")
    read("no-heads", sound(tensors=False, attention__head_count=None), "NoTensors|OnlyWeightsKnown")
    read("download-cut", good[:-200], "IncompleteDownload")
    read("tail", good + bytes(99), "BytesAfterTensors")
    read("scalar", sound(tensors=False).tensor("s", [], 0, 4))
    read("empty-tensor", sound(tensors=False).tensor("e", [128, 0], 8, 0))
    read("foreign-architecture", Gguf().pair("general.architecture", "text", "nobody-knows").tensor("x", [64], 0, 256),
         "ArchitectureUnknown|OnlyWeightsKnown")
    read("no-architecture", Gguf().pair("general.name", "text", "x").tensor("x", [64], 0, 256),
         "ArchitectureMissing|OnlyWeightsKnown")
    read("not-a-number", sound(extra=[("llama.rope.scale", "f32", float("nan"))]), "UnusedValueOdd")
    read("half-true", sound(extra=[("llama.some.flag", "bool", 7)]), "UnusedValueOdd")
    for name, text in [("markup", "<img src='file:///etc/hostname'><h1>x</h1>"), ("formula", "=1+cmd|'/c x'!A1"),
                       ("path", "../../../../root/x"), ("controls", "a\0b\x1b]0;x\x07\nc\u202efdp.exe"),
                       ("long", "n" * 30000), ("empty", "")]:
        file = Gguf().pair("general.architecture", "text", "llama").pair("general.name", "text", text)
        for key, value in SIZES.items():
            file.pair(f"llama.{key}", *value)
        read("name-" + name, file.tensor("token_embd.weight", [128, 10], 1, 2560))
    read("name-not-utf8", Gguf().pair("general.name", "text", b"caf\xe9").tensor("x", [64], 0, 256), "NameNotUtf8")

    for name, magic, code in [("ggml", b"lmgg", "OldFormat"), ("ggjt", b"tjgg", "OldFormat"), ("case", b"gguf", "UnknownKind"),
                              ("zeros", bytes(4), "UnknownKind")]:
        file = sound()
        file.start = magic + file.start[4:]
        refused("magic-" + name, code, "@0", file)
    refused("noise", "UnknownKind", "@0", bytes(range(200, 256)) * 50)
    for version in (0, 1, 4, 0xFFFF0000 + 9):
        file = sound()
        file.start = b"GGUF" + struct.pack("<I", version)
        refused(f"version-{version}", "VersionNotSupported", "@4", file)
    refused("big-endian", "BigEndian", "@4", b"GGUF" + struct.pack(">IQQ", 3, 1, 1) + bytes(40))
    for cut in (1, 4, 6, 9, 15, 20, 23, 24, 30, 44, 64, 100, 333):  # a count may be whole when what it counts is not
        refused(f"cut-{cut}", "EndsEarly|CountTooLarge", "", good[:cut])

    for count in (HUGE, 2**61 + 3, 10**9, 60000):
        file = sound()
        file.pair_count = count
        refused(f"pairs-{count}", "CountTooLarge", "metadata_kv_count", file)
        file = sound()
        file.tensor_count = count
        refused(f"tensors-{count}", "CountTooLarge", "tensor_count", file)
    one_more = sound(tensors=False)
    one_more.pair_count = len(one_more.pairs) + 1
    refused("pairs-one-more", "KeyEmpty", "", one_more.build() + bytes(14))
    start = Gguf().start + struct.pack("<QQ", 0, 1)
    for length in (HUGE, 2**63, 10**12, 41):
        refused(f"key-length-{length}", "EndsEarly", "@32", start + struct.pack("<Q", length) + b"k" * 40)
        refused(f"text-length-{length}", "EndsEarly", "general.name",
                Gguf().raw_pair("general.name", 8, struct.pack("<Q", length) + b"v" * 40))
    refused("key-empty", "KeyEmpty", "@24", Gguf().pair("", "u32", 1))
    refused("key-long", "KeyTooLong", "@24", Gguf().pair("k" * 1025, "u32", 1))
    refused("key-not-utf8", "KeyNotUtf8", "@32", Gguf().pair(b"\xff\xff", "u32", 1))
    refused("key-twice", "KeyTwice", "a.b", Gguf().pair("a.b", "u32", 1).pair("a.b", "u32", 1))
    for number in (13, 255, 2**32 - 1):
        refused(f"value-type-{number}", "ValueTypeUnknown", "x", Gguf().raw_pair("x", number, bytes(8)))
        refused(f"list-type-{number}", "ValueTypeUnknown", "x",
                Gguf().raw_pair("x", 9, struct.pack("<IQ", number, 1) + bytes(8)))
    for count in (HUGE, 2**61 + 1, 2**32, 100):
        refused(f"list-bytes-{count}", "CountTooLarge", "x", Gguf().raw_pair("x", 9, struct.pack("<IQ", 10, count) + bytes(64)))
        refused(f"list-texts-{count}", "CountTooLarge", "x", Gguf().raw_pair("x", 9, struct.pack("<IQ", 8, count) + bytes(64)))
    refused("list-text-length", "EndsEarly", "x", Gguf().raw_pair("x", 9, struct.pack("<IQQ", 8, 1, HUGE) + bytes(9)))
    refused("list-of-lists", "NestedArray", "x", Gguf().raw_pair("x", 9, struct.pack("<IQIQ", 9, 1, 0, 1) + b"\1"))
    refused("list-3000-deep", "NestedArray", "x", Gguf().raw_pair("x", 9, struct.pack("<IQ", 9, 1) * 3000 + bytes(9)))
    for kind, value in [("u32", 0), ("u32", 4), ("u32", 24), ("u32", 2**31), ("i32", 32), ("u64", 32), ("text", "32")]:
        refused(f"alignment-{kind}-{value}", "AlignmentBad", "general.alignment",
                sound(extra=[("general.alignment", kind, value)]))

    refused("five-dimensions", "TooManyDimensions", "t", one_tensor("t", [2] * 5, 0))
    refused("dimensions-max", "TooManyDimensions", "t", one_tensor("t", [2], 0, dimensions=2**32 - 1))
    for name, shape, number in [("minus-one", [HUGE], 0), ("top-bit", [2**63], 0), ("wraps", [2**32, 2**32], 0),
                                ("wraps-small", [2**33 + 8, 2**31], 0), ("bytes-wrap", [2**62], 0),
                                ("padding-wraps", [2**62 - 1], 0), ("blocks-wrap", [2**62 - 32], 2),
                                ("exabyte", [2**30, 2**30], 24), ("pebibyte-and-more", [2**50 + 32], 24)]:
        refused("size-" + name, "TensorTooLarge", "t", one_tensor("t", shape, number))
    refused("size-sum", "TensorTooLarge", "b", sound(tensors=False).tensor("a", [2**50], 24, 64).tensor(
        "b", [2**50], 24, 64, offset=2**50))
    for number in (4, 5, 31, 38, 999, 2**32 - 1):
        refused(f"tensor-type-{number}", "TensorTypeUnknown", "t", one_tensor("t", [256], number))
    refused("row-of-31", "RowNotWholeBlocks", "t", one_tensor("t", [31], 8))
    refused("row-of-128", "RowNotWholeBlocks", "t", one_tensor("t", [128], 12))
    for name, offset in [("odd", 5), ("wraps", HUGE - 31), ("hole", 4096)]:
        refused("offset-" + name, "OffsetWrong", "t", one_tensor("t", [64], 0, offset=offset))
    refused("offset-same", "OffsetWrong", "b", sound(tensors=False).tensor("a", [64], 0, 256).tensor("b", [64], 0, 256, offset=0))
    refused("tensor-twice", "TensorTwice", "a", sound(tensors=False).tensor("a", [64], 0, 256).tensor("a", [64], 0, 256))
    refused("tensor-name-65", "TensorNameTooLong", "", one_tensor("n" * 65, [64], 0))
    broken = sound(tensors=False)
    broken.infos.append(struct.pack("<Q", HUGE) + bytes(40))
    refused("tensor-name-length", "EndsEarly", "", broken)

    for key in ("block_count", "embedding_length", "attention.head_count", "context_length"):
        for name, value, code in [("zero", ("u32", 0), "ValueOutOfRange"), ("huge", ("u32", 2**32 - 1), "ValueOutOfRange"),
                                  ("u64", ("u64", HUGE), "ValueOutOfRange"), ("negative", ("i32", -1), "ValueOutOfRange"),
                                  ("text", ("text", "8"), "ValueWrongType"), ("half", ("f32", 2.5), "ValueWrongType"),
                                  ("flag", ("bool", 1), "ValueWrongType")]:
            refused(f"{key}-{name}", code, "llama." + key, sound(**{key.replace(".", "__"): value}))
    refused("block_count-list", "ValueWrongType", "llama.block_count", sound(block_count=("list of u32", [3])))
    refused("heads-do-not-divide", "DoesNotDivide", "llama.attention.head_count", sound(attention__head_count=("u32", 3)))
    refused("more-kv-heads", "MoreThanWhole", "llama.attention.head_count_kv", sound(attention__head_count_kv=("u32", 9)))
    refused("kv-list-too-long", "ListLengthWrong", "llama.attention.head_count_kv",
            sound(attention__head_count_kv=("list of u32", [2] * 4)))
    refused("kv-list-of-texts", "ValueWrongType", "llama.attention.head_count_kv",
            sound(attention__head_count_kv=("texts", ["2"] * 3)))
    refused("more-experts-used", "MoreThanWhole", "llama.expert_used_count",
            sound(extra=[("llama.expert_count", "u32", 4), ("llama.expert_used_count", "u32", 5)]))
    refused("pattern-zero", "ValueOutOfRange", "gemma2.attention.sliding_window_pattern",
            sound("gemma2", extra=[("gemma2.attention.sliding_window", "u32", 64),
                                   ("gemma2.attention.sliding_window_pattern", "u32", 0)]))
    for name, kind, value, code in [("number", "u32", 1, "ValueWrongType"), ("empty", "text", "", "NotAnIdentifier"),
                                    ("path", "text", "../x", "NotAnIdentifier"), ("blank", "text", "a b", "NotAnIdentifier")]:
        refused("architecture-" + name, code, "general.architecture", Gguf().pair("general.architecture", kind, value))


# ------------------------------------------------------------------------------------------------------ safetensors
def packed(header, data=b"", length=None, pad=b" "):
    raw = header if isinstance(header, bytes) else (header if isinstance(header, str) else json.dumps(header)).encode()
    raw += pad * (-len(raw) % 8) if pad else b""
    return struct.pack("<Q", len(raw) if length is None else length) + raw + data


def entry(dtype="F32", shape=(2, 3), offsets=(0, 24)):
    return {"dtype": dtype, "shape": list(shape), "data_offsets": list(offsets)}


def safetensors_files(folder):
    def read(name, content, remarks=""):
        folder.add("safetensors", name, "read", remarks, "", content)

    def refused(name, code, place, content):
        folder.add("safetensors", name, "refused", code, place, content)

    everyday_mistakes(folder, "safetensors")
    a, b = entry(), entry("BF16", [4], (24, 32))
    two = {"__metadata__": {"format": "pt"}, "w.a": a, "w.b": b}
    read("sound", packed(two, bytes(32)))
    read("sound-unpadded", packed(two, bytes(32), pad=None))
    read("sound-order", packed({"z": b, "y": a}, bytes(32)))
    read("sound-scalar", packed({"s": entry("I64", [], (0, 8))}, bytes(8)))
    read("sound-empty-tensors", packed({"e": entry("F16", [0, 9], (0, 0)), "a": a}, bytes(24)))
    read("sound-fp8", packed({"a": entry("F8_E4M3", [16], (0, 16)), "s": entry("F8_E8M0", [1], (16, 17))}, bytes(17)))
    read("sound-fp4", packed({"a": entry("F4", [16], (0, 8))}, bytes(8)))
    read("sound-chinese", packed(json.dumps({"权重": a}, ensure_ascii=False), bytes(24)))
    read("sound-extra-key", packed({"a": {**a, "note": {"deep": [1, {"x": None}]}}}, bytes(24)))
    read("no-tensors", packed({"__metadata__": {}}), "NoTensors")
    read("download-cut", packed(two, bytes(9)), "IncompleteDownload")
    read("markup", packed({"__metadata__": {"n": "<b onload=x>"}, "<a href='file:///'>": a}, bytes(24)))
    for length, code in [(HUGE, "HeaderLengthBad"), (HUGE - 7, "HeaderLengthBad"), (2**63, "HeaderLengthBad"),
                         (100_000_001, "HeaderLengthBad"), (99_999_999, "EndsEarly"), (5000, "EndsEarly"),
                         (0, "HeaderLengthBad"), (1, "HeaderLengthBad")]:
        refused(f"length-{length}", code, "", packed(two, bytes(32), length=length))
    refused("length-short", "JsonEndsEarly", "", packed(two, bytes(32), length=50))
    refused("seven-bytes", "EndsEarly", "@0", bytes(7))
    refused("no-bytes-left", "EndsEarly", "@8", struct.pack("<Q", 64))
    for name, header, code in [("list", "[1]", "HeaderStartBad"), ("number", "12345678", "HeaderStartBad"),
                               ("blank-first", " " + json.dumps({"a": a}), "HeaderStartBad"),
                               ("mark-first", b"\xef\xbb\xbf{}     ", "ByteOrderMark"),
                               ("two-values", json.dumps({"a": a}) + "{}", "JsonTail"),
                               ("comment", "{/*x*/}", "JsonSyntax"), ("single-quotes", "{'a':1}", "JsonSyntax"),
                               ("trailing-comma", '{"a":1,}', "NotAnObject"),
                               ("not-utf8", b'{"\xc0\xaf":1}', "NotUtf8"), ("surrogate-bytes", b'{"\xed\xa0\x80":1}', "NotUtf8"),
                               ("deep-list", '{"a":' + "[" * 70 + "]" * 70 + "}", "NotAnObject"),
                               ("deep-inside", '{"a":{"x":' + "[" * 70 + "]" * 70 + "}}", "JsonTooDeep"),
                               ("deep-30000", "{" + '"a":{' * 9000 + "}" * 9001, "JsonTooDeep")]:
        refused("header-" + name, code, "", packed(header, bytes(24)))
    refused("header-padded-with-zeros", "JsonTail", "", packed(json.dumps({"a": a}), bytes(24), pad=b"\0"))
    refused("name-twice", "TensorTwice", "a", packed('{"a":%s,"a":%s}' % (json.dumps(a), json.dumps(b)), bytes(32)))
    refused("dtype-twice", "KeyTwice", "a.dtype", packed('{"a":{"dtype":"F32","dtype":"F32","shape":[6],"data_offsets":[0,24]}}', bytes(24)))
    for name, change, code, place in [
            ("dtype-unknown", {"dtype": "Q4"}, "DtypeUnknown", "a"), ("dtype-case", {"dtype": "f32"}, "DtypeUnknown", "a"),
            ("dtype-number", {"dtype": 32}, "ValueWrongType", "a.dtype"), ("dtype-none", {"dtype": ...}, "ValueMissing", "a.dtype"),
            ("shape-none", {"shape": ...}, "ValueMissing", "a.shape"), ("shape-text", {"shape": ["2", 3]}, "ValueWrongType", "a.shape"),
            ("shape-negative", {"shape": [-2, -3]}, "ValueWrongType", "a.shape"), ("shape-half", {"shape": [2.5, 3]}, "ValueWrongType", "a.shape"),
            ("shape-object", {"shape": {}}, "ValueWrongType", "a.shape"), ("shape-exponent", {"shape": [1e300]}, "ValueWrongType", "a.shape"),
            ("shape-2-53", {"shape": [2**53]}, "ValueWrongType", "a.shape"), ("shape-long", {"shape": [1] * 17}, "TooManyDimensions", "a.shape"),
            ("shape-wraps", {"shape": [2**32, 2**32], "data_offsets": [0, 0]}, "TensorTooLarge", "a.shape"),
            ("shape-large", {"shape": [2**52], "data_offsets": [0, 0]}, "TensorTooLarge", "a.shape"),
            ("shape-other", {"shape": [7]}, "ByteRangeWrong", "a"), ("offsets-none", {"data_offsets": ...}, "ValueMissing", "a.data_offsets"),
            ("offsets-three", {"data_offsets": [0, 24, 24]}, "ValueWrongType", "a.data_offsets"),
            ("offsets-one", {"data_offsets": [0]}, "ValueWrongType", "a.data_offsets"),
            ("offsets-reversed", {"data_offsets": [24, 0]}, "ValueOutOfRange", "a.data_offsets"),
            ("offsets-negative", {"data_offsets": [-24, 0]}, "ValueWrongType", "a.data_offsets"),
            ("offsets-huge", {"data_offsets": [HUGE - 23, HUGE]}, "ValueWrongType", "a.data_offsets"),
            ("offsets-late", {"data_offsets": [8, 32]}, "HoleOrOverlap", "a")]:
        changed = {k: v for k, v in {**a, **change}.items() if v is not ...}
        refused(name, code, place, packed({"a": changed}, bytes(24)))
    refused("overlap", "HoleOrOverlap", "", packed({"a": a, "b": a}, bytes(24)))
    refused("hole", "HoleOrOverlap", "b", packed({"a": a, "b": entry("U8", [4], (30, 34))}, bytes(34)))
    refused("tail", "BytesAfterLastTensor", "", packed({"a": a}, bytes(25)))
    refused("half-byte", "ByteRangeWrong", "a", packed({"a": entry("F4", [3], (0, 1))}, bytes(1)))
    for name, value in [("null", None), ("list", [1]), ("text", "x")]:
        refused("entry-" + name, "NotAnObject", "a", packed({"a": value}))
    refused("metadata-number", "ValueWrongType", "__metadata__.x", packed({"__metadata__": {"x": 1}}))
    refused("metadata-text", "NotAnObject", "__metadata__", packed({"__metadata__": "pt"}))


def index_files(folder):
    shards = {"a": "model-00001-of-00002.safetensors", "b": "model-00002-of-00002.safetensors"}

    def add(name, verdict, code, place, value):
        folder.add("index", name, verdict, code, place, value if isinstance(value, (str, bytes)) else json.dumps(value))

    everyday_mistakes(folder, "index")
    add("sound", "read", "ShardsMissing", "", {"metadata": {"total_size": 123456}, "weight_map": shards})
    add("sound-no-total", "read", "ShardsMissing", "", {"weight_map": shards})
    for name, shard in [("climbs", "../../etc/passwd"), ("climbs-well-named", "../x.safetensors"), ("absolute", "/x.safetensors"),
                        ("backslash", "..\\x.safetensors"), ("drive", "C:x.safetensors"), ("address", "http://x/y.safetensors"),
                        ("hidden", ".x.safetensors"), ("other-ending", "x.bin"), ("empty", ""), ("nul", "x\0.safetensors"),
                        ("long", "x" * 200 + ".safetensors")]:
        add("shard-" + name, "refused", "UnsafeShardName", "t", {"weight_map": {"t": shard}})
    for name, value, code in [("negative", -5, "ValueOutOfRange"), ("zero", 0, "ValueOutOfRange"), ("text", "5 GB", "ValueWrongType"),
                              ("huge", 1e30, "ValueOutOfRange"), ("half", 0.5, "ValueOutOfRange"), ("list", [1], "ValueWrongType")]:
        add("total-" + name, "refused", code, "metadata.total_size", {"metadata": {"total_size": value}, "weight_map": shards})
    add("total-infinite", "refused", "ValueOutOfRange", "metadata.total_size",
        '{"metadata":{"total_size":1e999},"weight_map":{"a":"a.safetensors"}}')
    add("no-map", "refused", "ValueMissing", "weight_map", {"metadata": {"total_size": 5}})
    add("map-empty", "refused", "ValueMissing", "weight_map", {"weight_map": {}})
    add("map-list", "refused", "NotAnObject", "weight_map", {"weight_map": ["a"]})
    add("map-number", "refused", "ValueWrongType", "a", {"weight_map": {"a": 7}})
    add("list", "refused", "NotAnObject", "", "[]")
    add("deep", "refused", "JsonTooDeep", "", '{"x":' + "[" * 9000 + "]" * 9000 + "}")
    add("cut", "refused", "JsonEndsEarly", "", '{"weight_map": {"a": "b.safeten')


# ---------------------------------------------------------------------------------------------------------- configs
PLAIN = {"model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 2048, "intermediate_size": 8192,
         "num_hidden_layers": 16, "num_attention_heads": 32, "num_key_value_heads": 8, "head_dim": 64, "vocab_size": 128256,
         "max_position_embeddings": 131072, "tie_word_embeddings": True, "torch_dtype": "bfloat16"}
EXPERTS = {**PLAIN, "model_type": "mixtral", "num_local_experts": 8, "num_experts_per_tok": 2}
LATENT = {**PLAIN, "model_type": "deepseek_v3", "kv_lora_rank": 512, "q_lora_rank": 1536, "qk_nope_head_dim": 128,
          "qk_rope_head_dim": 64, "v_head_dim": 128, "num_key_value_heads": 32}
WINDOWS = {**PLAIN, "model_type": "gemma2", "sliding_window": 4096}


def changed(base, **changes):
    return {k: v for k, v in {**base, **changes}.items() if v is not ...}


def config_files(folder):
    def read(name, value, remarks=""):
        folder.add("config", name, "read", remarks, "", value if isinstance(value, (str, bytes)) else json.dumps(value))

    def refused(name, code, place, value):
        folder.add("config", name, "refused", code, place, value if isinstance(value, (str, bytes)) else json.dumps(value))

    everyday_mistakes(folder, "config")
    text = json.dumps(PLAIN)
    for name, value in [("plain", PLAIN), ("experts", EXPERTS), ("latent", LATENT), ("windows", WINDOWS),
                        ("nested", {"model_type": "gemma3", "text_config": changed(WINDOWS, model_type="gemma3_text"),
                                    "vision_config": {"hidden_size": 1152, "num_hidden_layers": 27, "intermediate_size": 4304}}),
                        ("mark", b"\xef\xbb\xbf" + text.encode()), ("crlf", json.dumps(PLAIN, indent=2).replace("\n", "\r\n")),
                        ("new-dtype-key", changed(PLAIN, torch_dtype=..., dtype="float16")), ("kv-null", changed(PLAIN, num_key_value_heads=None)),
                        ("whole-as-real", text.replace("2048", "2.048e3")), ("foreign-code", changed(PLAIN, auto_map={"AutoModel": "x.py--X"})),
                        ("long-list", changed(PLAIN, junk=[1] * 10000)), ("python-numbers", changed(PLAIN, limit=[0.0, float("inf")])), ("name-markup", changed(PLAIN, _name_or_path="<img src=x>")),
                        ("name-controls", changed(PLAIN, _name_or_path="a\0b\u202e\u200bc")), ("name-long", changed(PLAIN, _name_or_path="y" * 40000)),
                        ("name-surrogate", text[:-1] + ', "_name_or_path": "x\\udc00\\ud800y"}')]:
        read("sound-" + name, value)
    read("no-dtype", changed(PLAIN, torch_dtype=...), "TypeNotStated")
    read("strange-dtype", changed(PLAIN, torch_dtype="posit8"), "TypeUnknown")
    read("strange-type", changed(PLAIN, model_type="nobody_knows"), "ArchitectureUnknown")
    read("no-type", changed(PLAIN, model_type=...), "ArchitectureMissing")
    read("no-architectures", changed(PLAIN, architectures=[]), "ArchitectureMissing")
    read("key-twice", text[:-1] + ', "vocab_size": 1000}', "KeyTwiceLastCounts")

    for name, code, value in [
            ("list", "NotAnObject", "[]"), ("null", "NotAnObject", "null"), ("text", "NotAnObject", '"llama"'), ("number", "NotAnObject", "1"),
            ("blank", "NoJson", " \n\t "), ("cut", "JsonEndsEarly", text[:100]), ("comma", "JsonSyntax", text[:-1] + ",}"),
            ("tail", "JsonTail", text + " x"), ("comment", "JsonSyntax", "# x\n" + text), ("python", "JsonSyntax", str(PLAIN)),
            ("utf16", "Utf16Text", b"\xff\xfe" + text.encode("utf-16-le")), ("utf16-no-mark", "Utf16Text", text.encode("utf-16-be")),
            ("latin1", "NotUtf8", text.replace("llama", "llam\u00e4", 1).encode("latin-1")), ("nul", "JsonSyntax", b"\0"),
            ("control", "JsonSyntax", text.replace("llama", "lla\tma", 1)), ("escape", "JsonSyntax", text.replace("llama", "ll\\xama", 1)),
            ("hex-escape", "JsonSyntax", text.replace("llama", "ll\\u12g4", 1)),
            ("deep-list", "JsonTooDeep", '{"x":' + "[" * 65 + "]" * 65 + "}"), ("deep-objects", "JsonTooDeep", '{"x":' * 9000 + "1" + "}" * 9000),
            ("brackets", "JsonTooDeep", "[" * 60000)]:
        refused("text-" + name, code, "", value)
    for name, number, code in [("nan", "NaN", "ValueOutOfRange"), ("infinity", "-Infinity", "ValueOutOfRange"), ("hex", "0x800", "JsonSyntax"),
                               ("octal", "0700", "JsonSyntax"), ("plus", "+5", "JsonSyntax"), ("point", "5.", "JsonSyntax"),
                               ("bare-point", ".5", "JsonSyntax"), ("exponent", "5e", "JsonSyntax"), ("minus", "-", "JsonSyntax"),
                               ("endless", "1" * 2000, "JsonTextTooLong")]:
        refused("number-" + name, code, "", text.replace("2048", number))
    for name, number in [("e400", "1e400"), ("e300", "1e300"), ("u64", str(HUGE)), ("2-53", str(2**53 + 1))]:
        refused("number-" + name, "ValueOutOfRange", "hidden_size", text.replace("2048", number))
    for key in ("hidden_size", "num_hidden_layers", "num_attention_heads", "vocab_size"):
        for name, value, code in [("zero", 0, "ValueOutOfRange"), ("negative", -4, "ValueOutOfRange"), ("absurd", 10**13, "ValueOutOfRange"),
                                  ("text", "16", "ValueWrongType"), ("half", 16.5, "ValueWrongType"), ("null", None, "ValueWrongType"),
                                  ("list", [16], "ValueWrongType"), ("flag", True, "ValueWrongType"), ("missing", ..., "ValueMissing")]:
            refused(f"{key}-{name}", code, key, changed(PLAIN, **{key: value}))
    for name, code, key, base, change in [
            ("kv-heads-zero", "ValueOutOfRange", "num_key_value_heads", PLAIN, {"num_key_value_heads": 0}),
            ("kv-heads-more", "MoreThanWhole", "num_key_value_heads", PLAIN, {"num_key_value_heads": 33}),
            ("kv-heads-odd", "DoesNotDivide", "num_key_value_heads", PLAIN, {"num_key_value_heads": 5}),
            ("heads-odd", "DoesNotDivide", "num_attention_heads", PLAIN, {"num_attention_heads": 30, "num_key_value_heads": 30, "head_dim": ...}),
            ("head-dim-zero", "ValueOutOfRange", "head_dim", PLAIN, {"head_dim": 0}),
            ("context-negative", "ValueOutOfRange", "max_position_embeddings", PLAIN, {"max_position_embeddings": -1}),
            ("context-absurd", "ValueOutOfRange", "max_position_embeddings", PLAIN, {"max_position_embeddings": 10**16}),
            ("experts-negative", "ValueOutOfRange", "num_local_experts", EXPERTS, {"num_local_experts": -8}),
            ("experts-more-used", "MoreThanWhole", "num_experts_per_tok", EXPERTS, {"num_experts_per_tok": 9}),
            ("experts-none-but-used", "MoreThanWhole", "num_experts_per_tok", EXPERTS, {"num_local_experts": 0}),
            ("rank-zero", "ValueOutOfRange", "kv_lora_rank", LATENT, {"kv_lora_rank": 0}),
            ("rank-negative", "ValueOutOfRange", "kv_lora_rank", LATENT, {"kv_lora_rank": -1}),
            ("rank-text", "ValueWrongType", "kv_lora_rank", LATENT, {"kv_lora_rank": "512"}),
            ("window-negative", "ValueOutOfRange", "sliding_window", WINDOWS, {"sliding_window": -1}),
            ("window-text", "ValueWrongType", "sliding_window", WINDOWS, {"sliding_window": "4096"}),
            ("pattern-zero", "ValueOutOfRange", "sliding_window_pattern", WINDOWS, {"sliding_window_pattern": 0}),
            ("layer-types-short", "ListLengthWrong", "layer_types", PLAIN, {"layer_types": ["full_attention"] * 3}),
            ("layer-types-word", "WordUnknown", "layer_types", PLAIN, {"layer_types": ["astral"] * 16}),
            ("layer-types-number", "ValueWrongType", "layer_types", PLAIN, {"layer_types": [1] * 16}),
            ("letters-short", "ListLengthWrong", "hybrid_override_pattern", PLAIN, {"model_type": "nemotron_h", "hybrid_override_pattern": "M*"}),
            ("letters-other", "WordUnknown", "hybrid_override_pattern", PLAIN, {"model_type": "nemotron_h", "hybrid_override_pattern": "Q" * 16}),
            ("period-zero", "ValueOutOfRange", "attn_layer_period", PLAIN, {"model_type": "jamba", "attn_layer_period": 0}),
            ("offset-beyond", "ValueOutOfRange", "attn_layer_offset", PLAIN, {"model_type": "jamba", "attn_layer_period": 4, "attn_layer_offset": 4}),
            ("interval-zero", "ValueOutOfRange", "full_attention_interval", PLAIN, {"model_type": "qwen3_next", "full_attention_interval": 0}),
            ("sparse-step-zero", "ValueOutOfRange", "decoder_sparse_step", EXPERTS, {"decoder_sparse_step": 0}),
            ("dtype-number", "ValueWrongType", "torch_dtype", PLAIN, {"torch_dtype": 16}),
            ("quantisation-list", "ValueWrongType", "quantization_config", PLAIN, {"quantization_config": [4]}),
            ("bits-zero", "ValueOutOfRange", "quantization_config.bits", PLAIN, {"quantization_config": {"quant_method": "gptq", "bits": 0}}),
            ("bits-text", "ValueWrongType", "quantization_config.bits", PLAIN, {"quantization_config": {"quant_method": "gptq", "bits": "4"}}),
            ("group-zero", "ValueOutOfRange", "quantization_config.group_size", PLAIN, {"quantization_config": {"quant_method": "awq", "bits": 4, "group_size": 0}}),
            ("text-config-text", "ValueWrongType", "text_config", PLAIN, {"text_config": "x"}),
            ("text-config-empty", "ValueMissing", "text_config", PLAIN, {"text_config": {}}),
            ("text-config-inner", "ValueMissing", "text_config.hidden_size", PLAIN, {"text_config": {"model_type": "llama"}}),
            ("model-type-number", "ValueWrongType", "model_type", PLAIN, {"model_type": 3})]:
        refused(name, code, key, changed(base, **change))
    refused("empty", "ValueMissing", "hidden_size", "{}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Folder(sys.argv[1])
    gguf_files(folder)
    safetensors_files(folder)
    index_files(folder)
    config_files(folder)
    folder.finish()
    print(len(folder.rows), "files")


if __name__ == "__main__":
    main()
