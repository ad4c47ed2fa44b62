import type { Step } from '../../../domain/model/figures/deeds'
import { dealFigures, type Done, noteDone, stayFigures, workFigures } from '../../../domain/model/figures/figures'
import type { Id } from '../../../domain/model/kernel/id'
import { knownZone } from '../../../domain/model/kernel/time-zone'
import type { AnyRow } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { DealFigure, StageStay, StayFigure, WorkFigure } from '../../../domain/model/records/views'
import type { Sight } from '../../../domain/model/access/visibility'
import { CollectionStore, type StoreOf } from './collection-store'
import { GroupedStore } from './grouped-store'
import { stepStore } from './step-store'
import type { Visible } from './plan'

/** The views behind reports; each is built at first use. */
export class ReportStores {
  private readonly records: StoreOf
  private readonly stays: () => CollectionStore<StageStay>
  private stayed: CollectionStore<StayFigure> | null = null
  private figures: CollectionStore<DealFigure> | null = null
  private steps: CollectionStore<Step> | null = null
  private readonly work = new Map<string, CollectionStore<WorkFigure>>()

  constructor(records: StoreOf, stays: () => CollectionStore<StageStay>) {
    this.records = records
    this.stays = stays
  }

  get dealFigures(): CollectionStore<DealFigure> {
    this.figures ??= this.makeDealFigures()
    return this.figures
  }

  get stayFigures(): CollectionStore<StayFigure> {
    this.stayed ??= this.makeStayFigures()
    return this.stayed
  }

  private makeStayFigures(): CollectionStore<StayFigure> {
    const figures = new GroupedStore<StageStay, StayFigure>({
      collection: 'stayFigures',
      searchText: () => '',
      base: this.stays(),
      visible: null,
      groupsOf: ({ stageId, ownerId }) => [`${stageId}/${ownerId ?? '-'}` as Id],
      summarise: (stays) => stayFigures(stays, this.calendar().timeZone),
    })
    this.whenZoneChanges(() => figures.summariseAll())
    return figures.rows
  }

  /** @param reader a cache key, equal for readers who see the same rows */
  workFor(reader: string, sight: Sight | null): CollectionStore<WorkFigure> {
    const known = this.work.get(reader) ?? this.makeWork(sight)
    this.work.set(reader, known)
    return known
  }

  /** Notes and steps are counted separately into one view: their row ids never collide. */
  private makeWork(sight: Sight | null): CollectionStore<WorkFigure> {
    const rows = new CollectionStore<WorkFigure>({ collection: 'workFigures', searchText: () => '' })
    const add = <Row extends AnyRow>(base: CollectionStore<Row>, visible: Visible<Row>, doneOf: (row: Row) => Done | null) =>
      new GroupedStore<Row, WorkFigure>({
        collection: 'workFigures',
        searchText: () => '',
        base,
        into: rows,
        visible,
        groupsOf: (row) => {
          const done = doneOf(row)
          return done === null ? [] : [`${done.memberId}/${done.deed}` as Id]
        },
        summarise: (found) =>
          workFigures(
            found.flatMap((row) => doneOf(row) ?? []),
            this.calendar(),
          ),
      })
    const [seesLine, seesTask] = [sight?.('activities') ?? null, sight?.('tasks') ?? null]
    const seesStep = ({ line, task }: Step) => (seesLine?.(line) ?? true) && (task === null || (seesTask?.(task) ?? true))
    this.steps ??= stepStore(this.records, this.stays())
    const parts = [
      add(this.records('notes'), sight?.('notes') ?? null, noteDone),
      add<Step>(this.steps, sight === null ? null : seesStep, (step) => step),
    ]
    const again = () => parts.forEach((part) => part.summariseAll())
    this.records('workspaces').follow(() => again())
    if (sight !== null) {
      // Activities of a deal are visible depending on its owner.
      this.records('deals').follow((changes) => {
        if (changes.some(({ before, after }) => before?.ownerId !== after?.ownerId)) again()
      })
    }
    return rows
  }

  private calendar(): Pick<RecordOf<'workspaces'>, 'timeZone' | 'weekStart'> {
    for (const { timeZone, weekStart } of this.records('workspaces').all()) return { timeZone: knownZone(timeZone), weekStart }
    return { timeZone: 'UTC', weekStart: 'monday' }
  }

  /** Small groups, so that a change of a deal costs little; the rows name the owner, so visibility can be checked by row. */
  private makeDealFigures(): CollectionStore<DealFigure> {
    const stages = this.records('stages')
    const figures = new GroupedStore<RecordOf<'deals'>, DealFigure>({
      collection: 'dealFigures',
      searchText: () => '',
      base: this.records('deals'),
      visible: null,
      groupsOf: ({ stageId, ownerId, currency }) => [`${stageId}/${ownerId ?? '-'}/${currency}` as Id],
      summarise: (deals) =>
        dealFigures(deals, { stage: (id) => stages.get(id) ?? undefined, timeZone: this.calendar().timeZone }),
    })
    stages.follow((changes) => {
      const changed = new Set<string>(changes.map(({ id }) => id))
      figures.summariseAll((group) => changed.has(group.split('/', 1).join('')))
    })
    this.whenZoneChanges(() => figures.summariseAll())
    return figures.rows
  }

  private whenZoneChanges(changed: () => void): void {
    this.records('workspaces').follow((changes) => {
      if (changes.some(({ before, after }) => before?.timeZone !== after?.timeZone)) changed()
    })
  }
}
