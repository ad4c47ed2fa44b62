import type { SchemaStep } from '../schema-steps'

/** Bytes are kept in parts, whose rows stay below what hosting takes. A file and an upload name theirs by a holder. */
export const FILE_TABLES: SchemaStep = `
  CREATE TABLE files (
    path TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE file_parts (holder TEXT, at INTEGER, bytes BLOB NOT NULL, PRIMARY KEY (holder, at)) STRICT;
  CREATE TABLE uploads (
    holder TEXT PRIMARY KEY,
    path TEXT NOT NULL,
    user_id TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`
