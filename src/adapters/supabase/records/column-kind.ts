/**
 * How a field is kept in PostgreSQL, which decides how it is tested and ordered there:
 *
 * - `text` has a twin `<column>_fold` that is compared in its place; `plain` needs none, since it holds nothing that folding
 *   would change (choices, slugs); `rank` is compared as it stands.
 * - `list` and `object` are jsonb; `author` is two columns.
 * - `custom` is a map, with a twin that holds each value as it is ordered; `custom-value` is one value of it,
 *   `custom-currency` the currency of one that is money.
 */
export type ColumnKind =
  | 'text'
  | 'plain'
  | 'rank'
  | 'uuid'
  | 'instant'
  | 'date'
  | 'smallint'
  | 'integer'
  | 'bigint'
  | 'decimal'
  | 'flag'
  | 'uuids'
  | 'texts'
  | 'list'
  | 'object'
  | 'custom'
  | 'author'
  | 'custom-value'
  | 'custom-currency'
  | 'version'
