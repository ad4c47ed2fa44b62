import type { DurableObjectStorage } from '@cloudflare/workers-types'

/**
 * The steps of a workspace's schema, each carried out once and never edited after it has landed. An object carries out what it
 * lacks when it wakes.
 */
const STEPS: readonly (readonly string[])[] = [
  [
    `create table "values" (key text primary key, value text not null) without rowid`,
    // A body may be too long for one row.
    `create table records (collection text, id text, part integer, body text not null, primary key (collection, id, part)) without rowid`,
    `create table log (seq integer, part integer, entry text not null, primary key (seq, part)) without rowid`,
    `create table answers (number integer primary key, key text not null unique, seq integer, value text not null)`,
    `create table tombstones (name text primary key) without rowid`,
    `create table tokens (invitation_id text primary key, hash text not null) without rowid`,
  ],
]

export function migrate(storage: DurableObjectStorage, steps: readonly (readonly string[])[] = STEPS): void {
  const { sql } = storage
  sql.exec('create table if not exists schema (step integer primary key)')
  const done = Number(sql.exec('select coalesce(max(step), 0) as step from schema').one()['step'])
  for (const [index, statements] of steps.entries()) {
    if (index < done) continue
    storage.transactionSync(() => {
      for (const statement of statements) sql.exec(statement)
      sql.exec('insert into schema (step) values (?)', index + 1)
    })
  }
}
