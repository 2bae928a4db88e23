-- SPDX-License-Identifier: GPL-3.0-or-later
-- Version 2: which edit last touched a record, also one that is gone. With it, an edit that was made on an older
-- revision is told from one that would undo what another window saved.
-- A version 1 program can still read all it knows: min_reader stays. It must not write: it would not fill this table.

CREATE TABLE touched (
    record TEXT NOT NULL,
    id TEXT NOT NULL,
    field TEXT NOT NULL,
    revision INTEGER NOT NULL,
    PRIMARY KEY (record, id, field)
) STRICT, WITHOUT ROWID;

-- Nothing is known about edits up to this revision: it was not noted down, or has been forgotten since.
INSERT INTO meta (key, value) SELECT 'touched_since', value FROM meta WHERE key = 'revision';
