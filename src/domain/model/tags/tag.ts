import * as v from 'valibot'
import { choice, requiredLine } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { TAG_COLOURS } from './tag-colours'

export const tagSchema = v.strictObject({
  name: requiredLine(LIMITS.name),
  colour: v.optional(choice(TAG_COLOURS), 'grey'),
})

export type Tag = Readonly<v.InferOutput<typeof tagSchema>>
