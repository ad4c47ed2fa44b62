import * as v from 'valibot'
import { choice, flag, id, instant, lines, list, nullable, says } from '../kernel/fields'
import type { Id } from '../kernel/id'
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

export interface Mentionable {
  readonly id: Id
  readonly displayName: string
}

/** What may follow a name; a letter would make it another one. */
const ENDS = /^(?![\p{L}\p{N}_])/u
/** Before an `@` that names somebody; elsewhere it is part of an address. */
const BEGINS = /(^|[\s([{"'*_>-])$/

/** Where a text names a member, from its `@` to the end of the name. */
export interface MentionSpan {
  readonly id: Id
  readonly start: number
  readonly end: number
}

/** Where a text says `@Name` of a member, in its order. Of two names that begin alike, the longer one. */
export function mentionSpans(text: string, members: readonly Mentionable[]): readonly MentionSpan[] {
  const byLength = members.toSorted((a, b) => b.displayName.length - a.displayName.length)
  const spans: MentionSpan[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (!BEGINS.test(text.slice(0, at))) continue
    const rest = text.slice(at + 1)
    const named = byLength.find(({ displayName }) => rest.startsWith(displayName) && ENDS.test(rest.slice(displayName.length)))
    if (named !== undefined) spans.push({ id: named.id, start: at, end: at + 1 + named.displayName.length })
  }
  return spans
}

/** The members a text names as `@Name`, each once, in the order of the list. */
export function mentionedIn(body: string, members: readonly Mentionable[]): Id[] {
  const found = new Set(mentionSpans(body, members).map((span) => span.id))
  return members.flatMap((member) => (found.has(member.id) ? [member.id] : [])).slice(0, LIMITS.mentions)
}
