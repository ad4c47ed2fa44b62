import { mapValues } from '../kernel/map-values'
import type { Field, Fields, ValueType } from '../registry/field'
import { REGISTRY } from '../registry/registry'
import type { ReadableName } from './collections'

/** What a query may do with a field: `text` and `number` have a range, `list` holds scalars, `object` is only empty or not. */
export type FieldKind = 'text' | 'number' | 'flag' | 'list' | 'object'

/** Of whatever is not kept as text. */
const KINDS: { readonly [T in ValueType]?: FieldKind } = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  flag: 'flag',
  uuids: 'list',
  texts: 'list',
  list: 'object',
  object: 'object',
  custom: 'object',
  author: 'object',
}

function kindOf({ type }: Field): FieldKind {
  return KINDS[type] ?? 'text'
}

export const FIELD_KINDS = mapValues<ReadableName, Fields, Readonly<Record<string, FieldKind>>>(REGISTRY, (fields) =>
  mapValues(fields, kindOf),
)
