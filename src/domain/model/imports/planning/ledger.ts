import type { Company } from '../../companies/company'
import type { Deal } from '../../deals/deal'
import type { Id } from '../../kernel/id'
import { trimToSize } from '../../kernel/trim-to-size'
import type { Note } from '../../notes/note'
import type { Collections, RecordOf } from '../../records/collections'
import { readSubject } from '../../records/subject'
import { COMPANIES } from '../../registry/contacts'
import { DEALS } from '../../registry/deals'
import type { Fields } from '../../registry/field'
import type { Task } from '../../tasks/task'
import type { ImportCollection } from '../import-collections'
import { patchOf, valuesOf } from './patch-of'
import type { PlannedCreate, PlannedUpdate, PlannedWrite, RecordRef, RowWrite } from './planned-write'
import { isBlankValue, type ImportPolicy } from './policy'

/** A record that rows are about, with what they did to it so far. */
export interface PlannedRecord<K extends ImportCollection = ImportCollection> {
  readonly collection: K
  readonly id: Id
  /** As it is there; `null`: the file makes it. */
  readonly record: RecordOf<K> | null
  /** As it will be. */
  current: Collections[K]
  /** What the rows bring; `null`: nothing yet. */
  said: Partial<Collections[K]> | null
  patch: Partial<Collections[K]>
  /** What the file calls it. */
  fileId: string | null
  /** The line of the row that first met it; `null`: none yet. */
  line: number | null
  /** The row that writes it; `null`: none does yet. */
  home: number | null
}

export function refOf({ collection, id }: PlannedRecord): RecordRef {
  return { collection, id }
}

/** Takes a row's values over under the policy. @returns whether the record is other than before */
export function applyValues<K extends ImportCollection>(
  touched: PlannedRecord<K>,
  incoming: Partial<Collections[K]>,
  policy: ImportPolicy,
): boolean {
  const { collection, record } = touched
  const news = record === null ? incoming : withoutCreation(record, incoming)
  // What the file said first is kept: a policy applies only to records that existed before.
  const patch = patchOf<K>(touched.current, news, { collection, policy: record === null ? {} : policy })
  // All that is known of a new one is what the file said.
  if (record !== null) touched.said = { ...touched.said, ...patchOf<K>(touched.said ?? {}, news, { collection, policy: {} }) }
  if (Object.keys(patch).length === 0) return false
  touched.current = { ...touched.current, ...patch }
  if (record === null) touched.said = touched.current
  else touched.patch = { ...touched.patch, ...patch }
  return true
}

const SECOND_MS = 1000

/** That it was made when it was made is no news: tables round moments to the second. */
function withoutCreation<T extends object>(record: RecordOf<ImportCollection>, incoming: T): T {
  const { originalCreatedAt }: { readonly originalCreatedAt?: string | null } = incoming
  if (originalCreatedAt == null) return incoming
  const isBefore = Date.parse(originalCreatedAt) <= Date.parse(record.createdAt) - SECOND_MS
  return isBefore ? incoming : { ...incoming, originalCreatedAt: null }
}

/**
 * Which row writes what. A record that the file makes goes with every row that needs it, so that none depends on another; a
 * change of one that is there with the first.
 */
export function ledger() {
  const made = new Map<Id, PlannedRecord | PlannedCreate>()
  const needs = new Map<number, { readonly primary: PlannedRecord; readonly all: Set<PlannedRecord | PlannedCreate> }>()

  function emit(own: PlannedRecord | PlannedCreate, step: Emission): void {
    if (step.seen.has(own)) return
    step.seen.add(own)
    const data = 'current' in own ? own.current : own.data
    for (const id of referencesOf(data)) {
      const needed = made.get(id)
      if (needed !== undefined) emit(needed, step)
    }
    if (!('current' in own)) step.writes.push(own)
    else if (own.record === null) step.writes.push(createOf(own))
    else if (!step.updated.has(own) && Object.keys(own.patch).length > 0) {
      step.updated.add(own)
      step.writes.push(updateOf(own))
    }
  }

  return {
    /** A record that the file makes: written where something that is written refers to it, or where it is needed by itself. */
    make(own: PlannedRecord | PlannedCreate): void {
      made.set(own.id, own)
    },
    need(row: number, primary: PlannedRecord, others: readonly (PlannedRecord | PlannedCreate)[]): void {
      const own = needs.get(row) ?? { primary, all: new Set<PlannedRecord | PlannedCreate>([primary]) }
      for (const other of others) own.all.add(other)
      needs.set(row, own)
    },
    writes(): readonly RowWrite[] {
      const updated = new Set<PlannedRecord>()
      return [...needs.entries()]
        .toSorted(([a], [b]) => a - b)
        .map(([row, { primary, all }]) => {
          const step: Emission = { seen: new Set(), updated, writes: [] }
          for (const own of all) emit(own, step)
          return { row, primary: refOf(primary), writes: trimToSize(step.writes) }
        })
    },
  }
}

interface Emission {
  readonly seen: Set<PlannedRecord | PlannedCreate>
  /** Over all rows. */
  readonly updated: Set<PlannedRecord>
  readonly writes: PlannedWrite[]
}

function createOf({ collection, id, current }: PlannedRecord): PlannedCreate {
  return { kind: 'create', collection, id, data: current } as PlannedCreate // of the one collection that the record is of
}

function updateOf({ collection, id, record, patch, said }: PlannedRecord): PlannedUpdate {
  const brought = Object.fromEntries(Object.entries(said ?? {}).filter(([, value]) => !isBlankValue(value)))
  const before = valuesOf(record ?? {}, { ...brought, ...patch })
  return { kind: 'update', collection, id, expect: record?.version, before, patch, incoming: brought } as PlannedUpdate // as above
}

/** Ids of the records that one refers to. */
function referencesOf(data: object): readonly Id[] {
  const { companyId, tagIds, people, subjects }: References = data
  return [
    ...(companyId == null ? [] : [companyId]),
    ...(tagIds ?? []),
    ...(people ?? []).map(({ personId }) => personId),
    ...(subjects ?? []).map((subject) => readSubject(subject).id),
  ]
}

type References = Partial<
  Pick<Collections['deals'], 'companyId' | 'people'> &
    Pick<Collections['people'], 'tagIds'> &
    Pick<Collections['tasks'], 'subjects'>
>

/** What a record of these fields holds where nothing is said of them; those that no record leaves out are not among them. */
function blankOf(fields: Fields): object {
  const values = Object.entries(fields).flatMap(([name, { type, required }]) => {
    const isList = type === 'list' || type === 'texts' || type === 'uuids'
    return required === true ? [] : [[name, isList ? [] : type === 'custom' ? {} : null] as const]
  })
  return Object.fromEntries(values)
}

export const BLANK_COMPANY = blankOf(COMPANIES) as Omit<Company, 'name'> // the registry has every field
export const BLANK_DEAL = blankOf(DEALS) as Omit<Deal, 'title' | 'pipelineId' | 'stageId' | 'currency' | 'rank'> // likewise
export const BLANK_TASK: Omit<Task, 'title'> = {
  body: null,
  kind: 'to-do',
  dueOn: null,
  dueAt: null,
  remindAt: null,
  priority: 'none',
  assigneeId: null,
  status: 'open',
  snoozedUntil: null,
  completedAt: null,
  repeat: 'none',
  subjects: [],
}

export const BLANK_NOTE: Omit<Note, 'body'> = { kind: 'note', happenedAt: null, subjects: [], mentions: [], pinned: false }
