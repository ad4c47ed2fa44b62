import { isId, type Id } from '../kernel/id'
import { type Instant, instantOf, type PlainDate } from '../kernel/instant'
import type { RecordOf } from '../records/collections'
import { subjectOf, type Subject } from '../records/subject'
import type { Field } from '../registry/field'
import { COLLECTIONS } from '../registry/registry'
import { addDays } from '../tasks/day-steps'
import type { ViewCollection } from '../views/view'
import type { Step } from './rule'
import type { Wrote } from './rule-run'

const HOUR_MS = 3_600_000

export interface StepContext {
  readonly collection: ViewCollection
  /** As it is now. */
  readonly record: RecordOf<ViewCollection>
  readonly now: number
  /** The day it is in the workspace. */
  readonly today: PlainDate
  /** Active members who are no robots. */
  readonly members: ReadonlySet<Id>
  /** May this member read the record? */
  mayRead(memberId: Id): boolean
  pipelineOf(stageId: unknown): Id | null
  /** How often this rule has assigned somebody. */
  readonly turn: number
  /** The id of what a step makes: always the same for a run and a step. */
  idOf(step: number): Id
}

export type StepWrite =
  | { readonly kind: 'create'; readonly collection: 'tasks' | 'notes' | 'notifications'; readonly id: Id; readonly data: object }
  | { readonly kind: 'update'; readonly collection: ViewCollection; readonly id: Id; readonly patch: object }

export interface Planned {
  readonly writes: readonly StepWrite[]
  readonly wrote: readonly Wrote[]
  /** The step after those that were planned; `dueAt`: when it may begin, `null` where none is left. */
  readonly step: number
  readonly dueAt: Instant | null
  readonly turn: number
}

/**
 * What the steps from one on write, up to the end or to where the rule waits or calls somebody; `null`: one of them cannot be
 * done, so that none is.
 */
export function planSteps(steps: readonly Step[], from: number, context: StepContext): Planned | null {
  const { collection, record, now } = context
  const subject = subjectOf(collection, record.id)
  const patch: Record<string, unknown> = {}
  const made: StepWrite[] = []
  let turn = context.turn
  let dueAt: Instant | null = null
  let at = from
  const ownerOf = () => ('ownerId' in patch ? patch['ownerId'] : record.ownerId)
  for (; at < steps.length && dueAt === null; at += 1) {
    const step = steps[at]
    if (step === undefined) break
    const data = { step, id: context.idOf(at), subject, owner: asMember(ownerOf(), context) }
    switch (step.do) {
      case 'set':
        if (!isSettable(collection, step.field)) return null
        patch[step.field] = step.value
        if (step.field === 'stageId') patch['pipelineId'] = context.pipelineOf(step.value)
        break
      case 'assign': {
        const able = step.memberIds.filter((id) => context.members.has(id))
        if (able.length === 0) return null
        patch['ownerId'] = able[turn % able.length]
        turn += 1
        break
      }
      case 'tag': {
        const tagIds = (patch['tagIds'] as readonly Id[] | undefined) ?? record.tagIds
        if (!tagIds.includes(step.tagId)) patch['tagIds'] = [...tagIds, step.tagId]
        break
      }
      case 'task':
      case 'note':
      case 'notify': {
        const write = makeFor(step, data, context)
        if (write !== null) made.push(write)
        break
      }
      case 'wait':
        dueAt = instantOf(now + step.hours * HOUR_MS)
        break
      case 'call':
        // Called only when what came before is kept. The step itself is done when it is due.
        dueAt = instantOf(now)
        at -= 1
        break
    }
  }
  const changed = Object.keys(patch).filter((field) => !isSame(patch[field], Reflect.get(record, field)))
  const after = pick(patch, changed)
  const isChanged = changed.length > 0
  return {
    writes: [...(isChanged ? [{ kind: 'update', collection, id: record.id, patch: after } as const] : []), ...made],
    wrote: [
      ...(isChanged ? [{ changed: subject, before: pick(record, changed), after }] : []),
      ...made.flatMap(({ collection: of, id }): readonly Wrote[] =>
        of === 'notifications' ? [] : [{ made: `${of as 'tasks'}/${id}` }],
      ),
    ],
    step: at,
    dueAt: at < steps.length ? dueAt : null,
    turn,
  }
}

interface Making {
  readonly id: Id
  readonly subject: Subject
  readonly owner: Id | null
}

function makeFor(
  step: Extract<Step, { readonly do: 'task' | 'note' | 'notify' }>,
  { id, subject, owner }: Making,
  context: StepContext,
): StepWrite | null {
  if (step.do === 'note') return { kind: 'create', collection: 'notes', id, data: { body: step.body, subjects: [subject] } }
  if (step.do === 'notify') {
    const memberId = step.member === 'owner' ? owner : asMember(step.member, context)
    // Nobody is told of what they may not read.
    if (memberId === null || !context.mayRead(memberId)) return null
    const about = { subject, objectCollection: context.collection, objectId: context.record.id }
    return { kind: 'create', collection: 'notifications', id, data: { memberId, kind: 'rule', ...about } }
  }
  const assigneeId = step.assignee === 'owner' ? owner : asMember(step.assignee, context)
  const dueOn = step.dueInDays === null ? null : addDays(context.today, step.dueInDays)
  return { kind: 'create', collection: 'tasks', id, data: { title: step.title, assigneeId, dueOn, subjects: [subject] } }
}

function asMember(id: unknown, { members }: StepContext): Id | null {
  return isId(id) && members.has(id) ? id : null
}

/**
 * What a rule may set, and keeps as it was in its log: choices, references, numbers, days. Text that people write may name somebody,
 * and would have to be looked for when they are erased.
 */
export function isSettable(collection: ViewCollection, field: string): boolean {
  const known: Field | undefined = Object.entries<Field>(COLLECTIONS[collection]).find(([name]) => name === field)?.[1]
  if (known === undefined || known.fixed === true || known.prose !== undefined || known.identity === true) return false
  return SETTABLE.has(known.type) && known.listed !== undefined && !BACKEND.has(field)
}

const SETTABLE: ReadonlySet<string> = new Set(['plain', 'uuid', 'date', 'smallint', 'integer', 'flag'])
/** What the backend stamps. */
const BACKEND: ReadonlySet<string> = new Set(['createdAt', 'updatedAt', 'closedAt', 'stageEnteredAt', 'originalCreatedAt'])

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}

function pick(from: object, fields: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map((field) => [field, Reflect.get(from, field) ?? null]))
}
