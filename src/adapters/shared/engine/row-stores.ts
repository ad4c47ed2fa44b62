import { dealPersonId, dealRow } from '../../../domain/model/deals/deal-row'
import { stageTotals } from '../../../domain/model/deals/stage-totals'
import type { Sight } from '../../../domain/model/access/visibility'
import type { Id } from '../../../domain/model/kernel/id'
import { personName } from '../../../domain/model/people/person-name'
import { personRow } from '../../../domain/model/people/person-row'
import type { AnyRecord, CollectionName, ReadableName, RecordOf, RowOf } from '../../../domain/model/records/collections'
import { searchText } from '../../../domain/model/records/search-text'
import type { DealRow, PersonRow, StageStay, StageTotal, WorkFigure } from '../../../domain/model/records/views'
import { CollectionStore } from './collection-store'
import { DerivedStore, join } from './derived-store'
import { GroupedStore } from './grouped-store'
import { NextSteps } from './next-steps'
import type { Visible } from './plan'
import { stayStore } from './stay-store'
import { HealthStores } from './health-stores'
import { ReportStores } from './report-stores'

/** What a record is from now on; `null`: purged. */
export interface RecordWrite {
  readonly collection: CollectionName
  readonly id: Id
  readonly record: AnyRecord | null
}

/** The collections and views of one workspace. A view is made when first asked for. */
export class RowStores {
  private readonly stores = new Map<CollectionName, unknown>()
  private readonly personRows = this.makePersonRows()
  private readonly dealRows = this.makeDealRows()
  private readonly reports = new ReportStores(
    (collection) => this.records(collection),
    () => this.of('stageStays'),
  )
  private stays: CollectionStore<StageStay> | null = null
  private readonly health = new HealthStores((collection) => this.records(collection))
  private readonly totals = new Map<string, GroupedStore<RecordOf<'deals'>, StageTotal>>()

  /** `stageTotals` are those over all deals; `totalsFor` has them for a reader who may not see all. */
  of<K extends ReadableName>(name: K): CollectionStore<RowOf<K>> {
    return this.find(name) as CollectionStore<RowOf<K>>
  }

  /** @param reader under what the totals are kept: one name for those who see the same deals */
  totalsFor(reader: string, visible: Visible<RecordOf<'deals'>>): CollectionStore<StageTotal> {
    const totals = this.totals.get(reader) ?? this.makeTotals(visible)
    this.totals.set(reader, totals)
    return totals.rows
  }

  /** @param reader as in `totalsFor` */
  workFor(reader: string, sight: Sight | null): CollectionStore<WorkFigure> {
    return this.reports.workFor(reader, sight)
  }

  /** One commit. What others join goes first, so that a row and what it names come out right at once. */
  apply(writes: Iterable<RecordWrite>): void {
    const byCollection = new Map<CollectionName, { readonly id: Id; readonly row: AnyRecord | null }[]>()
    for (const name of FIRST) byCollection.set(name, [])
    for (const { collection, id, record } of writes) {
      const rows = byCollection.get(collection)
      if (rows === undefined) byCollection.set(collection, [{ id, row: record }])
      else rows.push({ id, row: record })
    }
    for (const [name, rows] of byCollection) (this.records(name) as CollectionStore<AnyRecord>).apply(rows)
  }

  private find(name: ReadableName): unknown {
    switch (name) {
      case 'personRows':
        return this.personRows.rows
      case 'dealRows':
        return this.dealRows.rows
      case 'stageTotals':
        return this.totalsFor('', null)
      case 'dealFigures':
        return this.reports.dealFigures
      case 'stageStays':
        this.stays ??= stayStore((collection) => this.records(collection))
        return this.stays
      case 'faultyContacts':
        return this.health.faultyContacts
      case 'sharedContacts':
        return this.health.sharedContacts
      case 'stayFigures':
        return this.reports.stayFigures
      case 'workFigures':
        return this.workFor('', null)
      default:
        return this.records(name)
    }
  }

  private records<K extends CollectionName>(name: K): CollectionStore<RecordOf<K>> {
    const known = this.stores.get(name) as CollectionStore<RecordOf<K>> | undefined
    if (known !== undefined) return known
    const text = (row: RecordOf<K>) => searchText<K>(name, row as RowOf<K>)
    const made = new CollectionStore<RecordOf<K>>({ collection: name, searchText: text })
    this.stores.set(name, made)
    return made
  }

  private companyName(id: Id | null): string | null {
    return id === null ? null : (this.records('companies').get(id)?.name ?? null)
  }

  private makePersonRows(): DerivedStore<RecordOf<'people'>, PersonRow> {
    return new DerivedStore({
      collection: 'personRows',
      searchText: (row: PersonRow) => searchText('personRows', row),
      base: this.records('people'),
      derive: (person) => personRow(person, this.companyName(person.companyId)),
      joins: [join(this.records('companies'), { idsOf: ({ companyId }) => [companyId], shows: ({ name }) => name })],
    })
  }

  private makeDealRows(): DerivedStore<RecordOf<'deals'>, DealRow> {
    const people = this.records('people')
    const stages = this.records('stages')
    const nextSteps = new NextSteps(this.records('tasks'))
    return new DerivedStore({
      collection: 'dealRows',
      searchText: (row: DealRow) => searchText('dealRows', row),
      base: this.records('deals'),
      derive: (deal) => {
        const personId = dealPersonId(deal)
        const person = personId === null ? null : people.get(personId)
        return dealRow(deal, {
          stage: stages.get(deal.stageId) ?? undefined,
          companyName: this.companyName(deal.companyId),
          personName: person === null ? null : personName(person),
          openTasks: nextSteps.of(deal.id),
        })
      },
      joins: [
        join(this.records('companies'), { idsOf: ({ companyId }) => [companyId], shows: ({ name }) => name }),
        join(people, { idsOf: (deal) => [dealPersonId(deal)], shows: personName }),
        join(stages, { idsOf: ({ stageId }) => [stageId], shows: ({ kind, probability }) => `${kind} ${probability}` }),
        nextSteps.join,
      ],
    })
  }

  private makeTotals(visible: Visible<RecordOf<'deals'>>): GroupedStore<RecordOf<'deals'>, StageTotal> {
    const stages = this.records('stages')
    const totals = new GroupedStore({
      collection: 'stageTotals',
      searchText: () => '',
      base: this.records('deals'),
      visible,
      groupsOf: ({ stageId }) => [stageId],
      summarise: (deals) => stageTotals(deals, (id) => stages.get(id) ?? undefined),
    })
    stages.follow((changes) => totals.summarise(new Set(changes.map(({ id }) => id))))
    return totals
  }
}

/** Joined by others: stages and companies by deals and people, people by deals. */
const FIRST: readonly CollectionName[] = ['stages', 'companies', 'people']
