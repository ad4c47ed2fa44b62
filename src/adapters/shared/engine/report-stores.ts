import type { Id } from '../../../domain/model/kernel/id'
import { knownZone } from '../../../domain/model/kernel/known-zone'
import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { DealFigure } from '../../../domain/model/records/views'
import { dealFigures } from '../../../domain/model/figures/deal-figures'
import type { CollectionStore } from './collection-store'
import { GroupedStore } from './grouped-store'

type Records = <K extends CollectionName>(name: K) => CollectionStore<RecordOf<K>>

/** The views that reports are made of, each from when it is first asked for. */
export class ReportStores {
  private readonly records: Records
  private figures: CollectionStore<DealFigure> | null = null

  constructor(records: Records) {
    this.records = records
  }

  get dealFigures(): CollectionStore<DealFigure> {
    this.figures ??= this.makeDealFigures()
    return this.figures
  }

  /** Small groups, so that a deal's change costs little; whose they are is in the rows, which are shown by it. */
  private makeDealFigures(): CollectionStore<DealFigure> {
    const stages = this.records('stages')
    const figures = new GroupedStore<RecordOf<'deals'>, DealFigure>({
      collection: 'dealFigures',
      searchText: () => '',
      base: this.records('deals'),
      visible: null,
      groupsOf: ({ stageId, ownerId, currency }) => [`${stageId}/${ownerId ?? '-'}/${currency}` as Id],
      summarise: (deals) =>
        dealFigures(deals, { stage: (id) => stages.get(id) ?? undefined, timeZone: zoneOf(this.records('workspaces')) }),
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

/** The stores are of one workspace. */
function zoneOf(workspaces: CollectionStore<RecordOf<'workspaces'>>): string {
  for (const { timeZone } of workspaces.all()) return knownZone(timeZone)
  return 'UTC'
}
