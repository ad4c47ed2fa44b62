import { FILE_TABLES } from '../files/file-schema'
import { ROW_TABLES } from './rows/row-schema'
import type { SchemaStep } from '../schema-steps'

/** A record's body or a commit may be too long for one row, and is kept in parts. */
export const WORKSPACE_SCHEMA: readonly SchemaStep[] = [
  `
  CREATE TABLE key_values (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE records (collection TEXT, id TEXT, part INTEGER, body TEXT NOT NULL, PRIMARY KEY (collection, id, part)) STRICT, WITHOUT ROWID;
  CREATE TABLE log (seq INTEGER, part INTEGER, entry TEXT NOT NULL, PRIMARY KEY (seq, part)) STRICT, WITHOUT ROWID;
  CREATE TABLE answers (number INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, seq INTEGER, value TEXT NOT NULL) STRICT;
  CREATE TABLE tombstones (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE tokens (invitation_id TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  FILE_TABLES,
  // How many characters the log has had, with this part.
  'ALTER TABLE log ADD COLUMN upto INTEGER NOT NULL DEFAULT 0;',
  ROW_TABLES,
]
