import * as v from 'valibot'
import { choice, flag, id, instant, lines, list, nullable, says } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { subjects } from '../records/subject-field'

export const NOTE_KINDS = ['note', 'call', 'meeting', 'email'] as const

export const noteSchema = v.strictObject({
  /** Markdown (CommonMark), shown without raw HTML. */
  body: v.pipe(lines(LIMITS.note), v.minLength(1, says('required'))),
  kind: v.optional(choice(NOTE_KINDS), 'note'),
  /** When the call or meeting was; null: when it was written. */
  happenedAt: nullable(instant),
  subjects,
  /** The members it names, who are notified. The words that name them are in the body. */
  mentions: list(id, LIMITS.mentions),
  pinned: v.optional(flag, false),
})

export type NoteKind = (typeof NOTE_KINDS)[number]
export type Note = Readonly<v.InferOutput<typeof noteSchema>>
