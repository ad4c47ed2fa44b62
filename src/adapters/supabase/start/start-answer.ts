import * as v from 'valibot'
import type { RowOf } from '../../../domain/model/records/collections'
import type { ChangeCursor } from '../../../ports/events.port'
import { cursorAt } from '../feed/pull'
import { type DatabaseRow, recordOf } from '../records/codec'
import { copyAnswer } from '../records/copy-pages'

/** What the database answers to `start`. */
export interface StartAnswer {
  readonly workspaces: readonly RowOf<'workspaces'>[]
  /** Where the feed of each stands. */
  readonly feeds: ReadonlyMap<string, ChangeCursor>
  /** `null`: the opened address is of no workspace, or does not say which. */
  readonly opened: {
    readonly id: string
    readonly copy: v.InferOutput<typeof copyAnswer>
    /** The head of the list in its usual order, and how long that list is. */
    readonly people: { readonly rows: readonly RowOf<'personRows'>[]; readonly total: number }
  } | null
}

// The codec checks the values.
const rows = v.array(v.custom<DatabaseRow>((value) => typeof value === 'object' && value !== null))

const shape = v.object({
  workspaces: rows,
  feeds: v.record(v.string(), v.object({ epoch: v.string(), version: v.number() })),
  opened: v.nullable(v.object({ id: v.string(), copy: v.array(copyAnswer), people: v.object({ rows, total: v.number() }) })),
})

/** `null`: it is something else. */
export function startAnswerIn(data: unknown): StartAnswer | null {
  const parsed = v.safeParse(shape, data)
  if (!parsed.success) return null
  const { workspaces, feeds, opened } = parsed.output
  return {
    workspaces: workspaces.map((row) => recordOf('workspaces', row)),
    feeds: new Map(Object.entries(feeds).map(([id, feed]) => [id, cursorAt(feed.epoch, feed.version)])),
    opened: opened && {
      id: opened.id,
      copy: opened.copy.flat(),
      people: { rows: opened.people.rows.map((row) => recordOf('personRows', row)), total: opened.people.total },
    },
  }
}
