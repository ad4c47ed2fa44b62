import type { SchemaStep } from '../../schema-steps'

/**
 * By what records are listed, found and looked up; all of it follows from the records. `doc` holds the sort keys of a record and
 * of its row in a view (`Section`). `trashed` is 1 or 0. `texts` has the same rows as `rows`, where there is anything to search.
 */
export const ROW_TABLES: SchemaStep = `
  CREATE TABLE rows (
    n INTEGER PRIMARY KEY,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    trashed INTEGER NOT NULL,
    doc BLOB NOT NULL,
    text TEXT NOT NULL,
    shown TEXT NOT NULL,
    UNIQUE (collection, id)
  ) STRICT;
  CREATE TABLE links (value TEXT, field TEXT, n INTEGER, PRIMARY KEY (value, field, n)) STRICT, WITHOUT ROWID;
  CREATE INDEX links_by_contact ON links (value, n) WHERE field = 'contact';
  CREATE TABLE counts (collection TEXT, trashed INTEGER, total INTEGER NOT NULL, PRIMARY KEY (collection, trashed)) STRICT, WITHOUT ROWID;
  CREATE VIRTUAL TABLE texts USING fts5(text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
  CREATE INDEX rows_trashed ON rows (collection, n) WHERE trashed = 1;
  CREATE INDEX rows_updated ON rows (collection, doc->>'$.record.updatedAt', id);
  CREATE INDEX rows_created ON rows (collection, doc->>'$.record.createdAt', id);
  CREATE INDEX people_by_name ON rows (collection, doc->>'$.view.name', id) WHERE collection = 'people';
  CREATE INDEX companies_by_name ON rows (collection, doc->>'$.record.name', id) WHERE collection = 'companies';
  CREATE INDEX activities_by_time ON rows (collection, doc->>'$.record.at', id) WHERE collection = 'activities';
`
