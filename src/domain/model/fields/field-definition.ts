import * as v from 'valibot'
import { rank } from '../deals/deal'
import { choice, flag, id, list, nullable, requiredLine, says } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { TAG_COLOURS } from '../tags/tag-colours'
import { CUSTOM_COLLECTIONS, FIELD_KEY } from './custom-value'
import { FIELD_TYPES, hasOptions, type FieldType } from './field-type'

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
