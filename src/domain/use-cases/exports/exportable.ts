import type { RecordsPort } from '../../../ports/records.port'
import type { ExportColumn, ExportLookups } from '../../model/exports/export-cell'
import {
  companyColumns,
  dealColumns,
  personColumns,
  taskColumns,
  type ExportedDeal,
  type ExportedPerson,
  type ExportedTask,
} from '../../model/exports/export-columns'
import {
  shownCompanyColumns,
  shownDealColumns,
  shownPersonColumns,
  type ShownColumn,
  type ShownWords,
} from '../../model/exports/view-columns'
import { vcardOf } from '../../model/exports/vcard'
import type { OwnField } from '../../model/fields/own-field'
import type { Id } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import { subjectNames } from '../records/subject-names'

/** How records of a kind become rows, cards or events. */
export interface Exportable<T> {
  /** Those of the records that are still there, in this order, with what they are shown with. */
  readonly read: (ids: readonly Id[]) => Promise<readonly T[]>
  readonly every: (items: readonly T[]) => readonly ExportColumn<T>[]
  /** `null`: there is no view with columns. */
  readonly shown: ((columns: readonly ShownColumn[]) => readonly ExportColumn<T>[]) | null
  readonly card: ((item: T) => string) | null
  readonly task: ((item: T) => RecordOf<'tasks'>) | null
}

export interface ExportSource {
  readonly records: RecordsPort
  readonly lookups: ExportLookups<OwnField>
  readonly stages: readonly Pick<RecordOf<'stages'>, 'id' | 'kind' | 'probability'>[]
  readonly words: ShownWords
  readonly signal?: AbortSignal
}

const NOTHING = { shown: null, card: null, task: null } as const

export function exportablePeople(source: ExportSource): Exportable<ExportedPerson> {
  const { lookups } = source
  return {
    ...NOTHING,
    async read(ids) {
      const people = await inOrder('people', ids, source)
      const names = await companyNames(people, source)
      return people.map((person) => ({ person, companyName: names(person.companyId) }))
    },
    every: (people) => personColumns(people, lookups),
    shown: (columns) => shownPersonColumns(columns, { ...lookups, words: source.words }),
    card: ({ person, companyName }) => vcardOf(person, { companyName, tagName: lookups.nameOf }),
  }
}

export function exportableCompanies(source: ExportSource): Exportable<RecordOf<'companies'>> {
  const { lookups } = source
  return {
    ...NOTHING,
    read: (ids) => inOrder('companies', ids, source),
    every: (companies) => companyColumns(companies, lookups),
    shown: (columns) => shownCompanyColumns(columns, { ...lookups, words: source.words }),
  }
}

export function exportableDeals(source: ExportSource): Exportable<ExportedDeal> {
  const { records, stages, words, signal } = source
  const removed = new Map<string, string>()
  const nameOf = (id: string) => source.lookups.nameOf(id) ?? removed.get(id) ?? null
  const lookups = { ...source.lookups, nameOf }
  const stageOf = new Map(stages.map((stage) => [stage.id, stage]))
  return {
    ...NOTHING,
    async read(ids) {
      const deals = await inOrder('deals', ids, source)
      const names = await companyNames(deals, source)
      // A workspace's own lists hold no reason that is in the trash, and the deals that were lost for it keep it.
      const reasonIds = deals.flatMap(({ lostReasonId: id }) => (id === null || nameOf(id) !== null ? [] : [id]))
      const reasons = await records.getMany('lostReasons', [...new Set(reasonIds)], callOptions(signal))
      for (const { id, name } of reasons.values()) removed.set(id, name)
      const personIds = [...new Set(deals.flatMap(({ people }) => people.map(({ personId }) => personId)))]
      const people = await records.getMany('personRows', personIds, callOptions(signal))
      const personName = (id: Id) => people.get(id)?.name ?? null
      return deals.map((deal) => {
        const stage = stageOf.get(deal.stageId)
        const probability = deal.probability ?? stage?.probability ?? 0
        return { deal, companyName: names(deal.companyId), stageKind: stage?.kind ?? 'open', probability, personName }
      })
    },
    every: (deals) => dealColumns(deals, lookups),
    shown: (columns) => shownDealColumns(columns, { ...lookups, words }),
  }
}

export function exportableTasks(source: ExportSource): Exportable<ExportedTask> {
  return {
    ...NOTHING,
    async read(ids) {
      const tasks = await inOrder('tasks', ids, source)
      const subjects = [...new Set(tasks.flatMap((task) => task.subjects))]
      const names = await subjectNames(subjects, source.records, callOptions(source.signal))
      return tasks.map((task) => ({ task, subjectName: (subject) => names.get(subject) ?? null }))
    },
    every: () => taskColumns(source.lookups),
    task: ({ task }) => task,
  }
}

async function inOrder<K extends 'people' | 'companies' | 'deals' | 'tasks'>(
  collection: K,
  ids: readonly Id[],
  { records, signal }: ExportSource,
): Promise<readonly RecordOf<K>[]> {
  const found: ReadonlyMap<Id, RecordOf<K>> = await records.getMany<K>(collection, ids, callOptions(signal))
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function companyNames(
  of: readonly { readonly companyId: Id | null }[],
  { records, signal }: ExportSource,
): Promise<(id: Id | null) => string | null> {
  const ids = [...new Set(of.flatMap(({ companyId }) => companyId ?? []))]
  const companies = await records.getMany('companies', ids, callOptions(signal))
  return (id) => (id === null ? null : (companies.get(id)?.name ?? null))
}

function callOptions(signal: AbortSignal | undefined): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal }
}
