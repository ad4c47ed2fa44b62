import * as v from 'valibot'
import { rank } from '../deals/deal'
import { choice, flag, id, list, nullable, requiredLine, says } from '../kernel/fields'
import { fold } from '../kernel/text-fold'
import { LIMITS } from '../records/limits'
import { TAG_COLOURS } from '../tags/tag-colours'
import { CUSTOM_COLLECTIONS, FIELD_KEY, FIELD_TYPES, type FieldType, hasOptions } from './custom-value'

const key = v.pipe(
  v.string(says('type')),
  v.transform((text) => text.trim().toLowerCase()),
  v.regex(FIELD_KEY, says('type')),
)
const option = v.strictObject({ id, label: requiredLine(LIMITS.name), colour: nullable(choice(TAG_COLOURS)) })

export const fieldDefinitionSchema = v.pipe(
  v.strictObject({
    collection: choice(CUSTOM_COLLECTIONS),
    /** What the values are kept under. Fixed once made, as collection and type are: what records hold must stay readable. */
    key,
    label: requiredLine(LIMITS.name),
    type: choice(FIELD_TYPES),
    options: list(option, LIMITS.fieldOptions),
    /** Asked of new records only: those that are there stay as they are. A box that must be ticked asks nothing. */
    required: v.optional(flag, false),
    position: rank,
    /** Out of sight, and kept: a field is never deleted, nor is what it held. */
    archived: v.optional(flag, false),
  }),
  v.forward(
    v.check(({ type, options }) => !hasOptions(type) || options.length > 0, says('required')),
    ['options'],
  ),
  v.forward(
    v.check(
      ({ type, options }) =>
        (hasOptions(type) || options.length === 0) && new Set(options.map((one) => one.id)).size === options.length,
      says('choice'),
    ),
    ['options'],
  ),
)

export type FieldDefinition = Readonly<v.InferOutput<typeof fieldDefinitionSchema>>
export type FieldOption = FieldDefinition['options'][number]

/** What says which values a field takes. */
export interface FieldShape {
  readonly type: FieldType
  readonly options: readonly FieldOption[]
}

const MOST = 40

/** A key for a field of this label, other than those that are taken: `Deal size` is kept under `deal_size`. */
export function keyFrom(label: string, taken: ReadonlySet<string>): string {
  const words = fold(label)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|(?<!_)_+$/g, '')
  const base = (words === '' ? 'field' : words).slice(0, MOST - 3)
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? base : `${base}_${number}`
    if (!taken.has(free) && FIELD_KEY.test(free)) return free
  }
}
