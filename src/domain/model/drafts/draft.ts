import * as v from 'valibot'
import { choice, id, instant, line, lines, nullable, optional, written } from '../kernel/fields'
import type { Instant } from '../kernel/instant'
import type { Id } from '../kernel/id'
import { accepted, type Checked, move, refused, type StateMachine } from '../records/checked'
import { LIMITS } from '../records/limits'
import type { Via } from '../records/meta'

/** `acted`: it was written at once. `withdrawn`: by whoever proposed it. */
export const DRAFT_STATUSES = [
  'open',
  'acted',
  'accepted',
  'partly-accepted',
  'rejected',
  'withdrawn',
  'taken-back',
  'partly-taken-back',
] as const

/** Whether what assistants write waits for a person. */
export const AGENT_MODES = ['propose', 'act'] as const

/** A commit also writes down what became of the draft. */
export const MOST_LINES = LIMITS.batchOperations - 1

/**
 * Changes of an assistant that belong together: proposed, and decided on by a person; or made at once, so that they can be taken
 * back. What it proposes and what was written are text that the backend keeps as it is (`draft-text.ts`).
 */
export const draftSchema = v.strictObject({
  status: choice(DRAFT_STATUSES),
  /** In the assistant's words; data, whatever it says. */
  title: optional(line(LIMITS.title)),
  reason: optional(lines(LIMITS.description)),
  lines: written(LIMITS.draftText),
  /** What was written of it, by the commit that wrote it. */
  log: nullable(written(LIMITS.draftText)),
  /** Of the key that it came by. */
  keyId: nullable(id),
  /** What an assistant did at one go: the id of the first draft of it. */
  sittingId: nullable(id),
  /** Stamped by the backend. */
  decidedAt: nullable(instant),
  decidedBy: nullable(id),
})

export type Draft = Readonly<v.InferOutput<typeof draftSchema>>
export type DraftStatus = Draft['status']
export type AgentMode = (typeof AGENT_MODES)[number]

export const DRAFT_STATES: StateMachine<DraftStatus> = {
  initial: ['open', 'acted'],
  next: {
    open: ['accepted', 'partly-accepted', 'rejected', 'withdrawn'],
    acted: ['taken-back', 'partly-taken-back'],
    accepted: ['taken-back', 'partly-taken-back'],
    'partly-accepted': ['taken-back', 'partly-taken-back'],
    rejected: ['open'],
    withdrawn: [],
    'taken-back': [],
    'partly-taken-back': ['taken-back'],
  },
}

/** Was any of it written by a decision? */
export function isAcceptance(status: unknown): boolean {
  return status === 'accepted' || status === 'partly-accepted'
}

/** Is any of what was written still there to be taken back? */
export function mayTakeBack(status: DraftStatus): boolean {
  return status !== 'taken-back' && DRAFT_STATES.next[status].includes('taken-back')
}

interface Deciding {
  readonly now: Instant
  readonly actorId?: Id | null
  readonly via?: Via
}

/**
 * What is proposed never changes, and what was written of it is said once, with the decision; an erasure alone goes through both.
 * Who decided, and when, is stamped.
 */
export function settleDraft(before: Draft | null, after: Draft, { now, actorId = null, via }: Deciding): Checked<Draft> {
  const illegal = move(DRAFT_STATES, { field: 'status', from: before?.status ?? null, to: after.status })
  if (illegal !== null) return refused(illegal)
  const isWritten = after.status === 'acted' || (before?.status === 'open' && isAcceptance(after.status))
  if (before === null) {
    if ((after.log !== null) !== isWritten) return refused({ log: { rule: isWritten ? 'required' : 'read-only' } })
    return accepted({ ...after, decidedAt: null, decidedBy: null })
  }
  if (via !== 'function') {
    for (const field of ['title', 'reason', 'lines'] as const)
      if (before[field] !== after[field]) return refused({ [field]: { rule: 'read-only' } })
    if (before.log !== after.log && (before.log !== null || !isWritten)) return refused({ log: { rule: 'read-only' } })
    if (isWritten && after.log === null) return refused({ log: { rule: 'required' } })
  }
  return accepted({ ...after, ...decision(before, after.status, { now, actorId }) })
}

function decision(before: Draft, status: DraftStatus, { now, actorId }: { readonly now: Instant; readonly actorId: Id | null }) {
  if (status === 'open') return { decidedAt: null, decidedBy: null }
  if (before.status === 'open') return { decidedAt: now, decidedBy: actorId }
  return { decidedAt: before.decidedAt, decidedBy: before.decidedBy }
}
