import { isStageMove, stageStays } from '../../../domain/model/deals/stage-stays'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { StageStay } from '../../../domain/model/records/views'
import type { CollectionStore, StoreOf } from './collection-store'
import { Dependents } from './dependents'
import { GroupedStore } from './grouped-store'

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
