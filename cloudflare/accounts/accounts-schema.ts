import type { SchemaStep } from '../schema-steps'

export const ACCOUNTS_SCHEMA: readonly SchemaStep[] = [
  `
  CREATE TABLE key_values (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    is_recovery INTEGER NOT NULL,
    is_replaced INTEGER NOT NULL DEFAULT 0,
    made_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE memberships (
    user_id TEXT NOT NULL,
    workspace_id TEXT NOT NULL,
    is_active INTEGER NOT NULL,
    PRIMARY KEY (user_id, workspace_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX memberships_by_workspace ON memberships (workspace_id);

  CREATE TABLE workspaces (workspace_id TEXT PRIMARY KEY, slug TEXT, record TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX workspaces_by_slug ON workspaces (slug);

  CREATE TABLE invitation_tokens (
    token_hash TEXT PRIMARY KEY,
    workspace_id TEXT NOT NULL,
    invitation_id TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invitation_tokens_by_invitation ON invitation_tokens (workspace_id, invitation_id);

  CREATE TABLE answers (key TEXT PRIMARY KEY, value TEXT NOT NULL, kept_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE throttles (key TEXT PRIMARY KEY, times INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE socket_drops (
    user_id TEXT NOT NULL,
    workspace_id TEXT NOT NULL,
    PRIMARY KEY (user_id, workspace_id)
  ) STRICT, WITHOUT ROWID;
  `,
]
