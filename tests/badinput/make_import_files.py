#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes a folder of hostile, broken and sound tables, packs and export names, plus manifest.csv.

usage: make_import_files.py OUTDIR

Python's standard library only; two runs with the same SQLite give the same bytes; every file is smaller than 64 KiB.
manifest.csv: file,kind,expected,why
  kind     csv_cards | csv_prices | sqlite | export_names
  expected error    = the import is refused with a sentence that names file, place and fault; nothing is stored
           accepted = the import works; "warn:" people are told something; "plain:" the text stays inert
"""
import csv
import io
import json
import os
import sqlite3
import struct
import sys
import tempfile
import zipfile

LIMIT = 64 * 1024
ROWS = []
OUT = None

CARD_COLS = ["name", "vendor", "memory_gb", "bandwidth_gb_per_s", "fp16_tflops", "tdp_w", "price", "currency"]
PRICE_COLS = ["gpu", "price", "currency", "date", "source"]
APP_ID = 0x47505750          # "GPWP"
USER_VERSION = 1


def put(name, kind, expected, why, data):
    if isinstance(data, str):
        data = data.encode("utf-8")
    assert expected in ("error", "accepted"), name
    assert len(data) < LIMIT, (name, len(data))
    path = os.path.join(OUT, name)
    assert not os.path.exists(path), "twice: " + name
    with open(path, "wb") as f:
        f.write(data)
    ROWS.append((name, kind, expected, why))


# ---------------------------------------------------------------- common wrong files
LFS = ("version https://git-lfs.github.com/spec/v1\n"
       "oid sha256:" + "ab" * 32 + "\nsize 4920734272\n").encode()
HTML = (b"<!DOCTYPE html>\n<html><head><title>Access denied</title></head>"
        b"<body>Please log in to download this file.</body></html>\n")


def small_zip():
    b = io.BytesIO()
    with zipfile.ZipFile(b, "w", zipfile.ZIP_DEFLATED) as z:
        zi = zipfile.ZipInfo("xl/workbook.xml", (2020, 1, 1, 0, 0, 0))
        z.writestr(zi, "<workbook/>" * 40)
    return b.getvalue()


WRONG = [
    ("empty", b"", "the file is empty"),
    ("lfs_pointer", LFS, "a Git LFS pointer, not the file itself: say so"),
    ("html_page", HTML, "a saved web page (failed download): say so"),
    ("zip", small_zip(), "a ZIP or Excel workbook"),
    ("one_byte", b"\x00", "one NUL byte"),
    ("all_ff", b"\xff" * 4096, "4 KiB of 0xFF"),
    ("all_zero", b"\x00" * 4096, "4 KiB of zeros"),
    ("pdf", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj<<>>endobj\n", "a PDF"),
]


# ---------------------------------------------------------------- CSV
CARDS = [["GeForce RTX 4090", "NVIDIA", "24", "1008", "165.2", "450", "12999", "CNY"],
         ["Radeon RX 7900 XTX", "AMD", "24", "960", "122.8", "355", "6499", "CNY"],
         ["RTX 6000 Ada \u4e13\u4e1a\u5361", "NVIDIA", "48", "960", "182.2", "300", "52000", "CNY"]]
PRICES = [["GeForce RTX 4090", "12999", "CNY", "2026-11-01", "\u4eac\u4e1c"],
          ["Radeon RX 7900 XTX", "6499", "CNY", "2026-11-02", "shop"]]


def text(cols, rows, d=",", nl="\n", quote=False):
    f = io.StringIO()
    w = csv.writer(f, delimiter=d, lineterminator=nl, quoting=csv.QUOTE_ALL if quote else csv.QUOTE_MINIMAL)
    w.writerow(cols)
    w.writerows(rows)
    return f.getvalue()


def make_csv():
    K = "csv_cards"

    def ok(name, why, data, kind=K):
        put("csv_" + name + ".csv", kind, "accepted", why, data)

    def bad(name, why, data, kind=K):
        put("csv_" + name + ".csv", kind, "error", why, data)

    T = text(CARD_COLS, CARDS)

    def row(**over):
        r = dict(zip(CARD_COLS, CARDS[0]))
        r.update(over)
        return text(CARD_COLS, [[r[c] for c in CARD_COLS], CARDS[1]])

    ok("ok_utf8", "control: UTF-8, LF", T)
    ok("ok_utf8_bom", "control: UTF-8 with a mark (Excel 'CSV UTF-8')", b"\xef\xbb\xbf" + T.encode())
    ok("ok_gbk", "control: GBK (Chinese Excel 'CSV')", T.replace("\n", "\r\n").encode("gbk"))
    ok("ok_gb18030", "control: GB18030 with a character that is not in GBK", T.replace("\u4e13\u4e1a\u5361", "\U00020000\u5361").encode("gb18030"))
    ok("ok_crlf", "control: CRLF", T.replace("\n", "\r\n"))
    ok("ok_cr", "control: CR only (old Mac)", T.replace("\n", "\r"))
    ok("ok_mixed_eol", "control: mixed line ends", T.replace("\n", "\r\n", 1))
    ok("ok_semicolon", "control: semicolon separated", text(CARD_COLS, CARDS, d=";"))
    ok("ok_tab", "control: tab separated", text(CARD_COLS, CARDS, d="\t"))
    ok("ok_semicolon_decimal_comma", "control: semicolon with 165,2 and 1.008", text(CARD_COLS, [["GeForce RTX 4090", "NVIDIA", "24", "1.008", "165,2", "450", "12.999,00", "EUR"]], d=";"))
    ok("ok_sep_line", "control: Excel's 'sep=;' first line", "sep=;\r\n" + text(CARD_COLS, CARDS, d=";", nl="\r\n"))
    ok("ok_utf16le_tab", "control: Excel 'Unicode text' (UTF-16LE with a mark, tabs)", b"\xff\xfe" + text(CARD_COLS, CARDS, d="\t", nl="\r\n").encode("utf-16-le"))
    ok("ok_quoted_all", "control: every field quoted", text(CARD_COLS, CARDS, quote=True))
    ok("ok_quoted_newline", "control: line break and quotes inside a field", text(CARD_COLS, [["GeForce \"RTX\"\n4090, OC"] + CARDS[0][1:]]))
    ok("ok_no_final_newline", "control: no line end at the end", T.rstrip("\n"))
    ok("ok_blank_lines", "control: blank lines", T.replace("\n", "\n\n") + "\n\n")
    ok("ok_chinese_header", "control: Chinese column names", T.replace(",".join(CARD_COLS), "\u540d\u79f0,\u5382\u5546,\u663e\u5b58GB,\u5e26\u5bbdGB/s,FP16,\u529f\u8017W,\u4ef7\u683c,\u5e01\u79cd"))
    ok("ok_header_case_space", "control: upper case and spaces in the header", T.replace(",".join(CARD_COLS), " Name , VENDOR,Memory_GB,bandwidth_gb_per_s,fp16_tflops,tdp_w,price,currency"))
    ok("ok_column_order", "control: other column order, one unknown column", text(["note"] + CARD_COLS[::-1], [["n"] + r[::-1] for r in CARDS]))
    ok("ok_thousands", "control: quoted 12,999", row(price="12,999"))
    ok("ok_optional_empty", "control: empty optional values", row(tdp_w="", fp16_tflops=""))
    ok("ok_spaces_trimmed", "control: spaces round a number", row(price=" 12999 "))
    ok("ok_prices", "control: price list", text(PRICE_COLS, PRICES), kind="csv_prices")
    ok("ok_prices_gbk", "control: price list in GBK", text(PRICE_COLS, PRICES).encode("gbk"), kind="csv_prices")
    ok("ok_price_unknown_card", "warn: price for a card that is not in the catalogue", text(PRICE_COLS, [["No Such Card 9", "1", "CNY", "2026-11-01", ""]] + PRICES), kind="csv_prices")
    ok("ok_sql_injection", "plain: SQL in a name", row(name="x'); DROP TABLE gpu;--"))
    for i, v in enumerate(["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1+1", "\r=1+1", "\uff1d1+1", "=cmd|' /C calc'!A0", "|calc", "%0A=1", ";=1+1", "\"=1+1"]):
        ok("ok_formula_%02d" % i, "plain: formula start in a name; must be neutral again when exported", row(name=v))
    for n, v in (("img", "<img src='file:///etc/passwd'>"), ("img_unc", "<img src='//127.0.0.1/x.png'>"), ("link", "<a href='file:///etc/passwd'>x</a>"),
                 ("css", "<style>@import url('/etc/passwd');</style>x"), ("table", "</td></tr></table><h1>x"), ("entity", "&lt;b&gt; &amp; &#0; &nbsp;"),
                 ("br", "GeForce<br>RTX"), ("less", "RTX < 4090 > 3090"), ("mnemonic", "A&B &File"), ("percent", "%1 %n %s%n%x {0} $HOME ${x}")):
        ok("ok_markup_" + n, "plain: markup or format characters in a name", row(name=v))
    for n, v in (("traversal", "../../../../tmp/owned"), ("absolute", "/etc/passwd"), ("windows", "C:\\x\\y"), ("device", "CON"), ("dots", ".."),
                 ("hidden", ".bashrc"), ("dash", "-rf"), ("slash", "a/b:c*?\"<>|"), ("long", "N" * 300), ("trailing_dot", "name. "), ("newline", "a\nb")):
        ok("ok_path_" + n, "plain: a name that must not become a path when exported", row(name=v))
    for n, v in (("rtl", "RTX \u202e0904"), ("zero_width", "RTX\u200b 4090"), ("emoji", "RTX \U0001F680 4090"), ("combining", "R" + "\u0301" * 2000),
                 ("nbsp", "RTX\u00a04090"), ("fullwidth", "\uff32\uff34\uff38 4090"), ("private", "\ue000\uf8ff\U0010fffd")):
        ok("ok_unicode_" + n, "plain: awkward Unicode in a name", row(name=v))
    ok("ok_name_long", "plain: name of 20 000 characters is elided", row(name="A" * 20000))
    for n, b, why in WRONG:
        bad("wrong_" + n, why, b)
    bad("header_only", "no rows", text(CARD_COLS, []))
    bad("bom_only", "a mark and nothing else", b"\xef\xbb\xbf")
    bad("no_header", "first line is data", text(CARDS[0], CARDS[1:]))
    bad("missing_name", "no name column", text(CARD_COLS[1:], [r[1:] for r in CARDS]))
    bad("missing_vram", "no memory column", text([c for c in CARD_COLS if c != "memory_gb"], [r[:2] + r[3:] for r in CARDS]))
    bad("duplicate_column", "price twice", text(CARD_COLS + ["price"], [r + ["1"] for r in CARDS]))
    bad("row_short", "line 3 has 3 fields: name the line", T.replace("AMD,24,960,122.8,355,6499,CNY", "AMD,24"))
    bad("row_long", "line 3 has 12 fields (unquoted comma)", T.replace("AMD,24", "AMD,24,a,b,c,d"))
    bad("quote_open", "quote never closed", T.replace("Radeon", "\"Radeon"))
    bad("quote_inside", "quote in the middle of a field", T.replace("RX 7900", "RX\"7900\" x\"y").replace("Radeon", "\"Radeon\"z"))
    bad("nul_bytes", "NUL bytes", T.replace("Radeon", "Ra\0deon"))
    bad("utf16_no_bom", "UTF-16 without a mark", T.encode("utf-16-le"))
    bad("utf16_odd", "UTF-16 with a mark and an odd number of bytes", b"\xff\xfe" + T.encode("utf-16-le") + b"x")
    bad("bad_both", "neither UTF-8 nor GB18030", T.encode().replace(b"Radeon", b"Rad\xff\xffeon"))
    bad("mixed_encoding", "GBK line in a UTF-8 file", T.encode() + "\u663e\u5361,NVIDIA,8,1,1,1,1,CNY\n".encode("gbk"))
    bad("gbk_cut", "GBK cut in the middle of a character", text(CARD_COLS, CARDS[:1]).encode() + "\u663e\u5361".encode("gbk")[:3])
    bad("one_long_line", "one line of 60 000 characters", "x" * 60000)
    bad("columns_20000", "20 000 columns", "," * 20000 + "\n")
    bad("quotes_30000", "30 000 quotes", "\"" * 30001)
    bad("rows_nothing", "lines of separators only", text(CARD_COLS, []) + ",,,,,,,\n" * 4000)
    for n, v, why in (("zero", "0", "0"), ("negative", "-24", "negative"), ("nan", "nan", "nan (QString::toDouble accepts it)"), ("inf", "inf", "inf (accepted by toDouble)"),
                      ("e400", "1e400", "out of range"), ("e308", "1e308", "absurd"), ("hex", "0x18", "hexadecimal"), ("word", "lots", "not a number"),
                      ("unit_bad", "24 GX", "unknown unit"), ("two_dots", "2.4.0", "two points"), ("empty", "", "empty"), ("formula", "=6*4", "a formula"),
                      ("million", "24000000", "more than 10 000 GB")):
        bad("vram_" + n, "memory is " + why, row(memory_gb=v))
    for n, v, why in (("negative", "-1", "negative"), ("nan", "NaN", "nan"), ("inf", "-inf", "inf"), ("e400", "1e400", "out of range"), ("e300", "1e300", "absurd"), ("word", "ask", "not a number"),
                      ("two_values", "1 2", "two numbers"), ("ambiguous", "1,23,4", "wrong grouping")):
        bad("price_" + n, "price is " + why, row(price=v))
    bad("currency_long", "currency is not a code", row(currency="yuan renminbi <b>"))
    bad("name_empty", "empty name", row(name=""))
    bad("name_space", "name of spaces", row(name=" \u3000 "))
    bad("name_duplicate", "the same card twice with other values", text(CARD_COLS, [CARDS[0], CARDS[0][:6] + ["1", "CNY"]]))
    bad("prices_bad_date", "31 February", text(PRICE_COLS, [["GeForce RTX 4090", "1", "CNY", "2026-02-31", ""]]), kind="csv_prices")
    bad("prices_year_0", "year 0000", text(PRICE_COLS, [["GeForce RTX 4090", "1", "CNY", "0000-00-00", ""]]), kind="csv_prices")
    bad("prices_far_future", "year 9999", text(PRICE_COLS, [["GeForce RTX 4090", "1", "CNY", "9999-12-31", ""]]), kind="csv_prices")
    bad("prices_no_price", "no price column", text(["gpu", "currency"], [["GeForce RTX 4090", "CNY"]]), kind="csv_prices")


# ---------------------------------------------------------------- SQLite catalogue
CATALOGUE_SQL = """
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE gpu(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, vendor TEXT NOT NULL, memory_gb REAL NOT NULL,
  bandwidth_gb_per_s REAL, fp16_tflops REAL, tdp_w INTEGER, price REAL, currency TEXT);
INSERT INTO meta VALUES('schema','1'),('title','control');
"""


def sql_file(extra="", app_id=APP_ID, user_version=USER_VERSION, base=CATALOGUE_SQL, rows=True, pragmas="", page=1024, raw=None):
    fd, p = tempfile.mkstemp(suffix=".db")
    os.close(fd)
    os.unlink(p)
    try:
        c = sqlite3.connect(p, isolation_level=None)
        c.execute("PRAGMA page_size=%d" % page)
        if pragmas:
            c.executescript(pragmas)
        c.execute("PRAGMA journal_mode=DELETE")
        c.execute("PRAGMA application_id=%d" % app_id)
        c.execute("PRAGMA user_version=%d" % user_version)
        c.executescript(base)
        if rows:
            for i, r in enumerate(CARDS, 1):
                c.execute("INSERT INTO gpu VALUES(?,?,?,?,?,?,?,?,?)",
                          (i, r[0], r[1], float(r[2]), float(r[3]), float(r[4]), int(r[5]), float(r[6]), r[7]))
        if extra:
            c.executescript(extra)
        if raw:
            raw(c)
        c.close()
        with open(p, "rb") as f:
            b = bytearray(f.read())
    finally:
        for q in (p, p + "-wal", p + "-shm", p + "-journal"):
            if os.path.exists(q):
                os.unlink(q)
    b[96:100] = struct.pack(">I", 3040001)      # the writing library's version: keep the bytes stable
    return bytes(b)


def make_sqlite():
    K = "sqlite"

    def ok(name, why, data):
        put("db_" + name + ".gpupack", K, "accepted", why, data)

    def bad(name, why, data):
        put("db_" + name + ".gpupack", K, "error", why, data)

    good = sql_file()

    def patch(off, new, src=None):
        b = bytearray(src or good)
        b[off:off + len(new)] = new
        return bytes(b)

    ok("ok", "control: catalogue with 3 cards", good)
    ok("ok_utf16", "control: UTF-16 text encoding", sql_file(pragmas="PRAGMA encoding='UTF-16le';"))
    ok("ok_page_4096", "control: 4096-byte pages", sql_file(page=4096))
    ok("ok_extra_table", "control: an unknown table is ignored", sql_file("CREATE TABLE notes(a);INSERT INTO notes VALUES(1);"))
    ok("ok_wal_mode", "control: header says WAL (versions 2): read it without writing beside it", patch(18, b"\2\2"))
    ok("ok_name_html", "plain: HTML in a name", sql_file("UPDATE gpu SET name='<img src=''file:///etc/passwd''>' WHERE id=1;"))
    ok("ok_name_formula", "plain: formula in a name", sql_file("UPDATE gpu SET name='=1+1' WHERE id=1;"))
    ok("ok_name_path", "plain: path in a name", sql_file("UPDATE gpu SET name='../../x' WHERE id=1;"))
    ok("ok_auto_vacuum", "control: auto_vacuum file", sql_file(pragmas="PRAGMA auto_vacuum=FULL;"))
    ok("ok_text_number", "control: '24' as text in a REAL column is stored as a number", sql_file("UPDATE gpu SET memory_gb='24' WHERE id=1;"))
    for n, b, why in WRONG:
        bad("wrong_" + n, why, b)
    bad("text", "a text file that starts like SQLite", b"SQLite format 3 - not really, this is a text file\n" * 4)
    bad("header_100", "only the 100-byte header", good[:100])
    bad("truncated_page", "cut in the middle of a page", good[:1024 + 300])
    bad("truncated_last", "last page missing", good[:-1024])
    bad("magic_bad", "first byte wrong", patch(0, b"s"))
    bad("page_size_0", "page size 0", patch(16, b"\0\0"))
    bad("page_size_513", "page size 513", patch(16, struct.pack(">H", 513)))
    bad("page_size_mismatch", "page size says 512, file has 1024", patch(16, struct.pack(">H", 512)))
    bad("format_9", "read version 9", patch(19, b"\x09"))
    bad("reserved_255", "reserved bytes 255 on 512-byte pages leave too little room", patch(20, b"\xff", patch(16, struct.pack(">H", 512))))
    bad("fractions", "payload fractions wrong", patch(21, b"\xff\xff\xff"))
    bad("encoding_7", "text encoding 7", patch(56, struct.pack(">I", 7)))
    bad("schema_format_9", "schema format 9", patch(44, struct.pack(">I", 9)))
    bad("app_id_0", "no application id: some other program's database", sql_file(app_id=0))
    bad("app_id_other", "application id of another program", sql_file(app_id=0x0F055112))
    bad("version_0", "user_version 0", sql_file(user_version=0))
    bad("version_99", "user_version 99: made by a newer program, say so", sql_file(user_version=99))
    bad("version_negative", "user_version -1", sql_file(user_version=-1))
    bad("no_tables", "right id, no tables", sql_file(base="", rows=False))
    bad("no_gpu_table", "gpu table missing", sql_file(base="CREATE TABLE meta(key,value);", rows=False))
    bad("column_missing", "gpu.memory_gb missing", sql_file(base="CREATE TABLE meta(key,value);CREATE TABLE gpu(id INTEGER PRIMARY KEY,name TEXT);INSERT INTO gpu VALUES(1,'a');", rows=False))
    bad("no_rows", "no cards", sql_file(rows=False))
    base_meta = "CREATE TABLE meta(key,value);"
    cols = "id,name,vendor,memory_gb,bandwidth_gb_per_s,fp16_tflops,tdp_w,price,currency"
    bad("view_endless", "gpu is a view that never ends", sql_file(base=base_meta + "CREATE VIEW gpu(%s) AS WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM c) SELECT x,'n'||x,'v',1.0,1.0,1.0,1,1.0,'CNY' FROM c;" % cols, rows=False))
    bad("view_bomb", "gpu is a view joined with itself 2^n times", sql_file(
        base=base_meta + "CREATE TABLE t0(a);INSERT INTO t0 VALUES(1),(2),(3),(4),(5),(6),(7),(8),(9),(10);"
        + "".join("CREATE VIEW v%d AS SELECT a.a FROM %s a, %s b;" % (i, "t0" if i == 1 else "v%d" % (i - 1), "t0" if i == 1 else "v%d" % (i - 1)) for i in range(1, 7))
        + "CREATE VIEW gpu(%s) AS SELECT a,'n','v',1,1,1,1,1,'c' FROM v6;" % cols, rows=False))
    bad("trigger", "a trigger on gpu", sql_file("CREATE TRIGGER t AFTER INSERT ON gpu BEGIN DELETE FROM gpu; END;"))
    bad("generated_column", "generated column that builds 100 MB of text", sql_file(
        base=base_meta + "CREATE TABLE gpu(id INTEGER PRIMARY KEY, name TEXT GENERATED ALWAYS AS (hex(zeroblob(50000000))) VIRTUAL, vendor TEXT, memory_gb REAL, bandwidth_gb_per_s, fp16_tflops, tdp_w, price, currency);INSERT INTO gpu(id,vendor,memory_gb) VALUES(1,'v',1);", rows=False))
    bad("virtual_table", "gpu is a virtual table (dbstat-like module that is not there)", sql_file(raw=lambda c: c.executescript(
        "PRAGMA writable_schema=ON;DELETE FROM sqlite_schema WHERE name='gpu' OR tbl_name='gpu';"
        "INSERT INTO sqlite_schema VALUES('table','gpu','gpu',0,'CREATE VIRTUAL TABLE gpu USING nosuchmodule(a)');")))
    bad("collation_unknown", "unique index with an unknown collation", sql_file(raw=lambda c: c.executescript(
        "PRAGMA writable_schema=ON;UPDATE sqlite_schema SET sql=replace(sql,'name TEXT','name TEXT COLLATE nosuch') WHERE name='gpu';")))
    bad("schema_garbage", "schema text is not SQL", sql_file(raw=lambda c: c.executescript(
        "PRAGMA writable_schema=ON;UPDATE sqlite_schema SET sql='CREATE TABLE gpu(((((' WHERE name='gpu';")))
    bad("schema_rootpage_far", "root page 9999", sql_file(raw=lambda c: c.executescript(
        "PRAGMA writable_schema=ON;UPDATE sqlite_schema SET rootpage=9999 WHERE name='gpu';")))
    bad("schema_rootpage_shared", "two tables on the same root page", sql_file(raw=lambda c: c.executescript(
        "PRAGMA writable_schema=ON;UPDATE sqlite_schema SET rootpage=(SELECT rootpage FROM sqlite_schema WHERE name='meta') WHERE name='gpu';")))
    bad("schema_deep_expr", "CHECK with an expression 900 deep", sql_file(
        base=base_meta + "CREATE TABLE gpu(id INTEGER PRIMARY KEY, name TEXT CHECK(%s1%s), vendor, memory_gb, bandwidth_gb_per_s, fp16_tflops, tdp_w, price, currency);" % ("1+" * 900, ""), rows=False))
    pages = len(good) // 1024
    # find the leaf page of gpu: the page which holds the last card's name
    leaf = good.rfind(b"Radeon RX 7900 XTX") // 1024
    leafs = [i for i in range(pages) if b"NVIDIA" in good[i * 1024:(i + 1) * 1024]]
    leaf = leafs[0] if leafs else leaf
    bad("cell_pointer_out", "cell pointer outside the page", patch(leaf * 1024 + 8, b"\xff\xf0"))
    bad("cell_count_huge", "65 535 cells on a page", patch(leaf * 1024 + 3, b"\xff\xff"))
    bad("page_type_bad", "page type 0x55", patch(leaf * 1024, b"\x55"))
    bad("page_zeroed", "a table page is zeros", patch(leaf * 1024, b"\0" * 1024))
    bad("page_random", "a table page is noise", patch(leaf * 1024, bytes((i * 73 + 41) & 255 for i in range(1024))))
    bad("freelist_bad", "freelist starts at page 1 000 000", patch(32, struct.pack(">II", 1000000, 5)))
    bad("page_count_huge", "header says 2^31 pages", patch(28, struct.pack(">I", 2**31)))
    for n, set_, why in (("vram_null_ok", "bandwidth_gb_per_s=NULL", None), ("vram_text", "memory_gb='lots'", "memory is text"), ("vram_blob", "memory_gb=x'00ff'", "memory is a blob"),
                         ("vram_inf", "memory_gb=9e999", "memory is infinite"), ("vram_negative", "memory_gb=-24", "memory is negative"), ("vram_zero", "memory_gb=0", "memory is 0"),
                         ("price_negative", "price=-1", "price is negative"), ("price_inf", "price=-9e999", "price is -inf"), ("tdp_i64", "tdp_w=9223372036854775807", "power is 2^63-1"),
                         ("name_blob", "name=x'fffe00'", "name is a blob"), ("name_empty", "name=''", "name is empty"), ("name_nul", "name='a'||char(0)||'b'", None), ("name_bad_utf8", "name=CAST(x'c328ff' AS TEXT)", None),
                         ("name_long", "name=printf('%.30000c','A')", None)):
        if why:
            bad("value_" + n, why, sql_file("UPDATE gpu SET %s WHERE id=1;" % set_))
        else:
            ok("value_" + n, "plain: odd value in a text column, or an optional value missing", sql_file("UPDATE gpu SET %s WHERE id=1;" % set_))
    # a hot journal beside a good file: opening in place would roll it back (that is, change the file)
    ok("journal", "control: there is a '-journal' beside this file; read a private copy of the database alone, never the pair in place", sql_file("INSERT INTO gpu VALUES(9,'Journal card','X',8,1,1,1,1,'CNY');"))
    j = (b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + struct.pack(">IIIII", 1, 0x12345678, pages, 512, 1024)).ljust(512, b"\0")
    with open(os.path.join(OUT, "db_journal.gpupack-journal"), "wb") as f:
        f.write(j + struct.pack(">I", 1) + b"\0" * 1024 + struct.pack(">I", 0x12345678))
    ROWS.append(("db_journal.gpupack-journal", "sqlite", "error", "a rollback journal, not a database"))


# ---------------------------------------------------------------- export file names
def make_names():
    cases = ["report", "\u663e\u5361\u62a5\u544a", "../../etc/passwd", "/etc/passwd", "..", ".", "", "   ", ".hidden", "-rf", "a/b", "a\\b", "a\0b", "a\nb", "CON", "nul.pdf", "com1",
             "x" * 300, "\u663e" * 120, "name.", "name ", "a:b*c?d\"e<f>g|h", "~root", "$HOME", "`id`", "%2e%2e%2fx", "file:///etc/passwd", "\u202egnp.pdf", "report.pdf.exe", "caf\u00e9", "cafe\u0301"]
    put("export_names.json", "export_names", "accepted",
        "each name must give one file inside the chosen folder: no separator, no control character, not hidden, not longer than 200 bytes of UTF-8, not empty",
        json.dumps(cases, ensure_ascii=True, indent=1))


def main():
    global OUT
    if len(sys.argv) != 2:
        sys.exit("usage: make_import_files.py OUTDIR")
    OUT = sys.argv[1]
    os.makedirs(OUT, exist_ok=True)
    if os.listdir(OUT):
        sys.exit("the folder is not empty: " + OUT)
    make_csv()
    make_sqlite()
    make_names()
    with open(os.path.join(OUT, "manifest.csv"), "w", newline="", encoding="utf-8") as f:
        w = csv.writer(f, lineterminator="\n")
        w.writerow(["file", "kind", "expected", "why"])
        w.writerows(ROWS)
    n = {}
    for r in ROWS:
        n[(r[1], r[2])] = n.get((r[1], r[2]), 0) + 1
    for k in sorted(n):
        print("%-13s %-9s %d" % (k[0], k[1], n[k]))
    print("total", len(ROWS))


if __name__ == "__main__":
    main()
