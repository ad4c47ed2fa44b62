import { DAY_MS, type Instant, instantOf, type PlainDate } from '../../../model/kernel/instant'
import { dayIn, isPlainDate } from '../../../model/kernel/plain-date'
import type { AnyCondition } from '../../../model/query/ast'
import { evaluate } from '../../../model/query/run-query'
import { readField } from '../../../model/query/field-reader'
import type { RecordOf } from '../../../model/records/collections'
import { subjectOf } from '../../../model/records/subject'
import { endsSilence } from '../../../model/rules/triggers'
import { addDays } from '../../../model/tasks/day-steps'
import type { ViewCollection } from '../../../model/views/view'
import { type Cause, derivedId, type ReadRule, type RuleContext, type Scene } from './scene'

interface Looking {
  readonly scene: Scene
  readonly context: RuleContext
}

type Found = Pick<Cause, 'record'> & { readonly what: string }

/** What the time that passed sets off: days that came, and records that nothing was written about for long enough. */
export async function calendarCauses(since: Instant, until: Instant, looking: Looking): Promise<readonly Cause[]> {
  const causes: Cause[] = []
  for (const rule of looking.scene.rules) {
    const from = since < rule.rule.updatedAt ? rule.rule.updatedAt : since
    const { condition } = rule
    if (condition === 'unfit') continue
    for (const { record, what } of await foundFor(rule, { from, until }, looking)) {
      if (condition !== null && !evaluate(condition, record)) continue
      const runId = await derivedId(rule.rule.id, `${record.id} ${what}`, looking.context)
      causes.push({ rule, record, depth: 0, runId })
    }
  }
  return causes
}

interface Span {
  readonly from: Instant
  readonly until: Instant
}

function foundFor(rule: ReadRule, span: Span, looking: Looking): Promise<readonly Found[]> {
  const { trigger } = rule.plan
  if (trigger.on === 'date') return datesCome(rule, { ...trigger, span }, looking)
  return trigger.on === 'idle' ? grownIdle(rule, { ...trigger, span }, looking) : Promise.resolve([])
}

/** The day of the span's beginning counts, too: looked at again, it sets off nothing that it did before. */
async function datesCome(
  { rule }: ReadRule,
  { field, days, span }: { readonly field: string; readonly days: number; readonly span: Span },
  { scene, context }: Looking,
): Promise<readonly Found[]> {
  const dayOf = (at: Instant): PlainDate => addDays(dayIn(scene.timeZone, Date.parse(at)), -days)
  const where: AnyCondition = {
    op: 'and',
    of: [
      { op: 'gte', field, value: dayOf(span.from) },
      { op: 'lte', field, value: dayOf(span.until) },
    ],
  }
  const found = await find(rule.collection, where, { rule, context })
  return found.flatMap((record) => {
    const day = readField(record, field)
    return isPlainDate(day) ? [{ record, what: `${field} ${day}` }] : []
  })
}

/** Whose last line is as old as that, without those of rules. */
async function grownIdle(
  { rule }: ReadRule,
  { days, span }: { readonly days: number; readonly span: Span },
  { context }: Looking,
): Promise<readonly Found[]> {
  const { collection, workspaceId } = rule
  const before = (at: Instant) => instantOf(Date.parse(at) - days * DAY_MS)
  const lines = await context.records.find<'activities'>('activities', {
    workspaceId,
    where: {
      op: 'and',
      of: [
        { op: 'gte', field: 'at', value: before(span.from) },
        { op: 'lte', field: 'at', value: before(span.until) },
      ],
    },
  })
  const last = new Map(
    lines
      .filter(endsSilence)
      .toSorted((a, b) => (a.at < b.at ? -1 : 1))
      .flatMap((line) => line.subjects.map((subject) => [subject, line] as const)),
  )
  const found: Found[] = []
  for (const [subject, line] of last) {
    const [of, id] = subject.split('/')
    const record = of === collection ? await context.records.get(collection, workspaceId, id as Cause['runId']) : null
    if (record === null || record.deletedAt !== null) continue
    const about = { op: 'has', field: 'subjects', value: subjectOf(collection, record.id) } as const
    const since = await context.records.find<'activities'>('activities', {
      workspaceId,
      where: { op: 'and', of: [about, { op: 'gt', field: 'at', value: line.at }] },
    })
    if (!since.some(endsSilence)) found.push({ record, what: `idle ${line.id}` })
  }
  return found
}

async function find(
  collection: ViewCollection,
  where: AnyCondition,
  { rule, context }: { readonly rule: ReadRule['rule']; readonly context: RuleContext },
): Promise<readonly RecordOf<ViewCollection>[]> {
  // Records of whichever collection, whose conditions the compiler cannot compare at once (TS2590).
  const records = context.records as unknown as {
    find(of: ViewCollection, query: object): Promise<readonly RecordOf<ViewCollection>[]>
  }
  return records.find(collection, { workspaceId: rule.workspaceId, where })
}
