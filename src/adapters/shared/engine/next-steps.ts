import { isNextStep } from '../../../domain/model/deals/deal-row'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readSubject } from '../../../domain/model/records/subject'
import type { CollectionStore } from './collection-store'
import { Dependents } from './dependents'
import type { Join } from './derived-store'

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
