import type { Sight } from '../../../domain/model/access/visibility'
import { companyRow } from '../../../domain/model/companies/company-row'
import { dealPersonId, dealRow, isNextStep } from '../../../domain/model/deals/deal-row'
import { isStageMove, stageStays } from '../../../domain/model/deals/stage-stays'
import { stageTotals } from '../../../domain/model/deals/stage-totals'
import type { Id } from '../../../domain/model/kernel/id'
import { personName } from '../../../domain/model/people/person-name'
import type { RecordOf } from '../../../domain/model/records/collections'
import { searchText } from '../../../domain/model/records/search-text'
import { readSubject } from '../../../domain/model/records/subject'
import type { CompanyRow, DealRow, StageStay, StageTotal, WorkFigure } from '../../../domain/model/records/views'
import type { CollectionStore, StoreOf } from './collection-store'
import { Dependents, DerivedStore, join, type Join } from './derived-store'
import { GroupedStore } from './grouped-store'
import { HealthStores } from './health-stores'
import type { Visible } from './plan'
import { ReportStores } from './report-stores'
import { joinTags, tagNames } from './tag-names'
import type { LateView } from './view-names'

/** The views of one workspace except `personRows`; each is built at first use. */
export class ViewStores {
  private readonly records: StoreOf
  private readonly companyRows: DerivedStore<RecordOf<'companies'>, CompanyRow>
  private readonly dealRows: DerivedStore<RecordOf<'deals'>, DealRow>
  private readonly reports: ReportStores
  private readonly health: HealthStores
  private stays: CollectionStore<StageStay> | null = null
  private readonly totals = new Map<string, GroupedStore<RecordOf<'deals'>, StageTotal>>()

  constructor(records: StoreOf) {
    const tags = records('tags')
    this.records = records
    this.companyRows = new DerivedStore({
      collection: 'companyRows',
      searchText: (row: CompanyRow) => searchText('companyRows', row),
      base: records('companies'),
      derive: (company) => companyRow(company, tagNames(tags, company.tagIds)),
      joins: [joinTags(tags)],
    })
    this.dealRows = this.makeDealRows()
    this.reports = new ReportStores(records, () => this.stageStays())
    this.health = new HealthStores(records)
  }

  of(name: LateView): unknown {
    switch (name) {
      case 'companyRows':
        return this.companyRows.rows
      case 'dealRows':
        return this.dealRows.rows
      case 'stageTotals':
        return this.totalsFor('', null)
      case 'dealFigures':
        return this.reports.dealFigures
      case 'stageStays':
        return this.stageStays()
      case 'faultyContacts':
        return this.health.faultyContacts
      case 'sharedContacts':
        return this.health.sharedContacts
      case 'stayFigures':
        return this.reports.stayFigures
      case 'workFigures':
        return this.workFor('', null)
    }
  }

  /** @param reader a cache key, equal for readers who see the same deals */
  totalsFor(reader: string, visible: Visible<RecordOf<'deals'>>): CollectionStore<StageTotal> {
    const totals = this.totals.get(reader) ?? this.makeTotals(visible)
    this.totals.set(reader, totals)
    return totals.rows
  }

  /** @param reader as in `totalsFor` */
  workFor(reader: string, sight: Sight | null): CollectionStore<WorkFigure> {
    return this.reports.workFor(reader, sight)
  }

  private stageStays(): CollectionStore<StageStay> {
    this.stays ??= stayStore(this.records)
    return this.stays
  }

  private makeDealRows(): DerivedStore<RecordOf<'deals'>, DealRow> {
    const companies = this.records('companies')
    const people = this.records('people')
    const stages = this.records('stages')
    const tags = this.records('tags')
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
          companyName: deal.companyId === null ? null : (companies.get(deal.companyId)?.name ?? null),
          personName: person === null ? null : personName(person),
          openTasks: nextSteps.of(deal.id),
          tagNames: tagNames(tags, deal.tagIds),
        })
      },
      joins: [
        join(companies, { idsOf: ({ companyId }) => [companyId], shows: ({ name }) => name }),
        join(people, { idsOf: (deal) => [dealPersonId(deal)], shows: personName }),
        join(stages, { idsOf: ({ stageId }) => [stageId], shows: ({ kind, probability }) => `${kind} ${probability}` }),
        nextSteps.join,
        joinTags(tags),
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

/** Counts the open tasks about each deal, and reports changed counts as a join. */
export class NextSteps {
  readonly join: Join<RecordOf<'deals'>>
  private readonly steps: Dependents<RecordOf<'tasks'>>
  /** The counts last read: an unchanged count is not reported again. */
  private readonly shown = new Map<Id, number>()

  constructor(tasks: CollectionStore<RecordOf<'tasks'>>) {
    this.steps = new Dependents(() => tasks.all(), dealsOf)
    this.join = {
      idsOf: ({ id }) => [id],
      follow: (changed) => {
        tasks.follow((changes) => {
          for (const change of changes) this.steps.change(change)
          const touched = new Set(changes.flatMap(({ before, after }) => [...dealsOf(before), ...dealsOf(after)]))
          const ids = Array.from(touched).filter((id) => this.shown.get(id) !== this.counted(id))
          if (ids.length > 0) changed(ids)
        })
      },
    }
  }

  of(deal: Id): number {
    const count = this.counted(deal)
    this.shown.set(deal, count)
    return count
  }

  private counted(deal: Id): number {
    return Array.from(this.steps.of(deal)).length
  }
}

function dealsOf(task: RecordOf<'tasks'> | null): readonly Id[] {
  if (task === null || !isNextStep(task)) return []
  const deals = task.subjects.map(readSubject).flatMap(({ collection, id }) => (collection === 'deals' ? [id] : []))
  return [...new Set(deals)]
}

/** The stays of all deals. Every deal is its own group: its stays follow from its activities and its current stage. */
export function stayStore(records: StoreOf): CollectionStore<StageStay> {
  const [stages, activities] = [records('stages'), records('activities')]
  const moves = new Dependents(() => activities.all(), movedBy)
  const movesOf = (deal: Id) => Array.from(moves.of(deal)).flatMap((id) => activities.get(id) ?? [])
  const stays = new GroupedStore<RecordOf<'deals'>, StageStay>({
    collection: 'stageStays',
    searchText: () => '',
    base: records('deals'),
    visible: null,
    groupsOf: ({ id }) => [id],
    summarise: (deals) => deals.flatMap((deal) => stageStays(deal, movesOf(deal.id), (id) => stages.get(id) ?? undefined)),
  })
  activities.follow((changes) => {
    for (const change of changes) moves.change(change)
    const touched = changes.flatMap(({ before, after }) => [before, after])
    stays.summarise(new Set(touched.flatMap((activity) => (activity === null ? [] : movedBy(activity)))))
  })
  stages.follow((changes) => {
    const changed = new Set(changes.map(({ id }) => id))
    stays.summarise(new Set(Array.from(stays.rows.all()).flatMap((stay) => (changed.has(stay.stageId) ? [stay.dealId] : []))))
  })
  return stays.rows
}

function movedBy(activity: RecordOf<'activities'>): readonly Id[] {
  return isStageMove(activity) ? [activity.objectId] : []
}
