import type { RecordsPort } from '../../../ports/records.port'
import type { FieldDefinition } from '../../model/fields/field-definition'
import type { Id } from '../../model/kernel/id'
import { DAY_MS, type Instant, instantOf } from '../../model/kernel/instant'
import { dayIn, isPlainDate } from '../../model/kernel/plain-date'
import { knownZone } from '../../model/kernel/time-zone'
import { readField } from '../../model/query/field-reader'
import { evaluate } from '../../model/query/run-query'
import type { RecordOf } from '../../model/records/collections'
import { LIMITS } from '../../model/records/limits'
import { readSubject } from '../../model/records/subject'
import { ruleCondition, ruleFields } from '../../model/rules/rule-filter'
import type { Plan } from '../../model/rules/rule'
import { endsSilence, isSetOff, recordIdOf } from '../../model/rules/triggers'
import { addDays } from '../../model/tasks/day-steps'
import type { ViewCollection } from '../../model/views/view'
import { listPages } from '../records/list-pages'

const DAYS = 30
/** Enough to see whether a rule means what it should. */
const MOST_LINES = 5000

export interface Rehearsed {
  readonly record: RecordOf<ViewCollection>
  readonly at: Instant
}

export interface Rehearsal {
  readonly collection: ViewCollection
  readonly plan: Plan
  readonly workspace: RecordOf<'workspaces'>
  readonly definitions: readonly FieldDefinition[]
  readonly now: number
}

/**
 * What the rule would have been set off by in the last 30 days, newest first, by records as they are now; writes nothing.
 * `null`: its filter asks for a field that is not there. @throws net/*, access/denied
 */
export async function rehearseRule(rehearsal: Rehearsal, records: RecordsPort): Promise<readonly Rehearsed[] | null> {
  const { collection, plan, workspace, definitions, now } = rehearsal
  const timeZone = knownZone(workspace.timeZone)
  const today = dayIn(timeZone, now)
  const context = { today, timeZone, weekStart: workspace.weekStart }
  const condition = ruleCondition(plan.filter, ruleFields(collection, definitions), context)
  if (condition === 'unfit') return null
  const lines = await linesSince(rehearsal, records)
  const named =
    plan.trigger.on === 'date' ? await allOf(rehearsal, records) : await byIds(collection, idsIn(lines, collection), records)
  const since = instantOf(now - DAYS * DAY_MS)
  const found: Rehearsed[] = []
  const { trigger } = plan
  if (trigger.on === 'date') {
    for (const record of named.values()) {
      const value = readField(record, trigger.field)
      const day = isPlainDate(value) ? addDays(value, trigger.days) : null
      if (day !== null && day <= today && day >= since.slice(0, 10)) found.push({ record, at: `${day}T00:00:00.000Z` as Instant })
    }
  } else if (trigger.on === 'idle') {
    const last = new Map(
      lines.filter(endsSilence).flatMap((line) => line.subjects.map((subject) => [readSubject(subject).id, line.at] as const)),
    )
    for (const [id, at] of last) {
      const record = named.get(id)
      const due = instantOf(Date.parse(at) + trigger.days * DAY_MS)
      if (record !== undefined && due >= since && due <= instantOf(now)) found.push({ record, at: due })
    }
  } else {
    const sent =
      trigger.on === 'form'
        ? await byIds(
            'submissions',
            lines.map(({ objectId }) => objectId),
            records,
          )
        : NONE
    for (const line of lines) {
      const recordId = recordIdOf(trigger, collection, line)
      const record = recordId === null ? undefined : named.get(recordId)
      if (record === undefined) continue
      const facts = { line, stageId: Reflect.get(record, 'stageId') as unknown, formId: sent.get(line.objectId)?.formId ?? null }
      if (isSetOff(trigger, facts)) found.push({ record, at: line.at })
    }
  }
  return found
    .filter(({ record }) => record.deletedAt === null && (condition === null || evaluate(condition, record)))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

async function linesSince({ plan, workspace, now }: Rehearsal, records: RecordsPort): Promise<readonly RecordOf<'activities'>[]> {
  const { trigger } = plan
  if (trigger.on === 'date') return []
  const value = instantOf(now - (DAYS + (trigger.on === 'idle' ? trigger.days : 0)) * DAY_MS)
  const lines: RecordOf<'activities'>[] = []
  const query = {
    workspaceId: workspace.id,
    where: { op: 'gte', field: 'at', value } as const,
    orderBy: [{ field: 'at', direction: 'desc', empty: 'last' }] as const,
    limit: LIMITS.pageSizeMost,
  }
  for await (const page of listPages('activities', query, { records })) {
    lines.push(...page)
    if (lines.length >= MOST_LINES) break
  }
  return lines.toReversed()
}

const NONE: ReadonlyMap<Id, RecordOf<'submissions'>> = new Map()

function idsIn(lines: readonly RecordOf<'activities'>[], collection: ViewCollection): readonly Id[] {
  const about = lines.flatMap(({ objectCollection, objectId, subjects }) => [
    ...(objectCollection === collection ? [objectId] : []),
    ...subjects.map(readSubject).flatMap((subject) => (subject.collection === collection ? [subject.id] : [])),
  ])
  return [...new Set(about)]
}

async function byIds<K extends ViewCollection | 'submissions'>(collection: K, ids: readonly Id[], records: RecordsPort) {
  const found = new Map<Id, RecordOf<K>>()
  for (let at = 0; at < ids.length; at += LIMITS.pageSize) {
    const some = await records.getMany(collection, ids.slice(at, at + LIMITS.pageSize))
    for (const [id, record] of some) found.set(id, record)
  }
  return found
}

async function allOf({ collection, workspace }: Rehearsal, records: RecordsPort) {
  const found = new Map<Id, RecordOf<ViewCollection>>()
  for await (const page of listPages(collection, { workspaceId: workspace.id, limit: LIMITS.pageSizeMost }, { records }))
    for (const record of page) found.set(record.id, record)
  return found
}
