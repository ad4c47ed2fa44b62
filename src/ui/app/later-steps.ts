import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import { nextTaskId } from '../../domain/model/tasks/repeat'
import type { Step } from './session-history'

/**
 * The later steps on tasks that this step created by completing a repeating task, newest first. They are undone together with it.
 */
export function stepsBuiltOn(step: Step, later: readonly Step[]): readonly Step[] {
  const made = new Set(step.mutations.flatMap((mutation) => (isTurn(mutation) ? turnsAfter(mutation.id, later.length) : [])))
  const isOnMade = (mutation: Mutation) => mutation.collection === 'tasks' && made.has(mutation.id)
  return later.filter(({ mutations }) => mutations.some(isOnMade)).toReversed()
}

function isTurn(mutation: Mutation): boolean {
  return mutation.kind === 'update' && mutation.collection === 'tasks' && mutation.patch.status !== undefined
}

function turnsAfter(id: Id, most: number): readonly Id[] {
  const turns: Id[] = []
  for (let turn = nextTaskId(id); turns.length < most; turn = nextTaskId(turn)) turns.push(turn)
  return turns
}
