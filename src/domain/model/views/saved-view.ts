import * as v from 'valibot'
import { choice, flag, line, optional, requiredLine } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { LAYOUTS, VIEW_COLLECTIONS } from './view'

/**
 * A view with a name, stored as the text that links carry (`view-text.ts`), so that there is one format. Whether its fields still
 * exist is checked when it is shown, not when it is saved.
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
  /** Visible to everybody; else to its maker only. */
  shared: v.optional(flag, false),
  /** Opened first: for everybody if shared, else for its maker. */
  default: v.optional(flag, false),
})

export type SavedView = Readonly<v.InferOutput<typeof savedViewSchema>>
