import * as v from 'valibot'
import { choice, requiredLine } from '../kernel/fields'
import { LIMITS } from '../records/limits'

export const TAG_COLOURS = ['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'] as const

export const tagSchema = v.strictObject({
  name: requiredLine(LIMITS.name),
  colour: v.optional(choice(TAG_COLOURS), 'grey'),
})

export type Tag = Readonly<v.InferOutput<typeof tagSchema>>
