import { dealSteps, isStepLine, type Step, taskSteps } from '../../../domain/model/figures/deeds'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { StageStay } from '../../../domain/model/records/views'
import { CollectionStore, type StoreOf } from './collection-store'
import { Dependents } from './derived-store'
import { GroupedStore } from './grouped-store'

/** The steps of all tasks and deals that hold now: they follow from the records as they are, and from the timeline. */
export function stepStore(records: StoreOf, stays: CollectionStore<StageStay>): CollectionStore<Step> {
  const rows = new CollectionStore<Step>({ collection: 'workFigures', searchText: () => '' })
  const shared = { collection: 'workFigures', searchText: () => '', into: rows, visible: null } as const
  const activities = records('activities')
  const lines = new Dependents(() => activities.all(), objectsOf)
  const linesOf = (id: Id) => Array.from(lines.of(id)).flatMap((line) => activities.get(line) ?? [])
  const parts = [
    new GroupedStore<RecordOf<'tasks'>, Step>({
      ...shared,
      base: records('tasks'),
      groupsOf: ({ id }) => [id],
      summarise: (tasks) => tasks.flatMap((task) => taskSteps(task, linesOf(task.id))),
    }),
    new GroupedStore<StageStay, Step>({
      ...shared,
      base: stays,
      groupsOf: ({ dealId }) => [dealId],
      summarise: (ofDeal, deal) => dealSteps(ofDeal, linesOf(deal)),
    }),
  ]
  activities.follow((changes) => {
    for (const change of changes) lines.change(change)
    const touched = changes.flatMap(({ before, after }) => [before, after])
    const objects = new Set(touched.flatMap((line) => (line === null ? [] : objectsOf(line))))
    for (const part of parts) part.summarise(objects)
  })
  return rows
}

function objectsOf(line: RecordOf<'activities'>): readonly Id[] {
  return isStepLine(line) ? [line.objectId] : []
}
