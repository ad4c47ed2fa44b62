import * as v from 'valibot'
import { choice, flag, line, optional, requiredLine } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { LAYOUTS, VIEW_COLLECTIONS } from './view'

/**
 * A view that was given a name. What it shows is kept as the text that links carry (`view-text.ts`), so that there is one
 * way to write a view down. Whether the fields it names are still there is asked when it is shown, not when it is kept.
 */
export const savedViewSchema = v.strictObject({
  /** Fixed once made. */
  collection: choice(VIEW_COLLECTIONS),
  name: requiredLine(LIMITS.name),
  layout: v.optional(choice(LAYOUTS), 'table'),
  filter: optional(line(LIMITS.viewText)),
  sort: optional(line(LIMITS.viewText)),
  group: optional(line(LIMITS.name)),
  columns: optional(line(LIMITS.viewText)),
  /** Read by everybody; else by its maker only. */
  shared: v.optional(flag, false),
  /** What one gets first: everybody where it is shared, its maker where it is not. */
  default: v.optional(flag, false),
})

export type SavedView = Readonly<v.InferOutput<typeof savedViewSchema>>
