import { expect } from 'vitest'
import { DEAL_STATES } from '../../src/domain/model/deals/transitions'
import { FILE_STATES } from '../../src/domain/model/files/file'
import { MERGE_STATES } from '../../src/domain/model/duplicates/merge'
import { IMPORT_STATES } from '../../src/domain/model/imports/writing/import-job'
import type { StateMachine } from '../../src/domain/model/records/checked'
import { TASK_STATES } from '../../src/domain/model/tasks/task'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { Actor, Stage } from '../harness/stage'
import type { Creatable } from '../support/valid-data'
import { boardOf, commit, wild, type Board } from './acts'
import { dataOf } from './samples'
import { scenario, type Scenario } from './scenario'

/** How a record of a collection is made to be in a state: what is written, on creation and after. */
interface States {
  readonly collection: Creatable
  readonly machine: StateMachine<string>
  readonly enter: (state: string, board: Board) => object
}

const STATES: readonly States[] = [
  { collection: 'tasks', machine: TASK_STATES, enter: (status) => ({ status, snoozedUntil: '2199-01-01T00:00:00.000Z' }) },
  { collection: 'files', machine: FILE_STATES, enter: (status) => ({ status }) },
  { collection: 'merges', machine: MERGE_STATES, enter: (status) => ({ status }) },
  { collection: 'imports', machine: IMPORT_STATES, enter: (status) => ({ status }) },
  {
    collection: 'deals',
    machine: DEAL_STATES,
    enter: (kind, { open, won, lost, reasonId }) => {
      if (kind === 'lost') return { stageId: lost.id, lostReasonId: reasonId }
      return { stageId: kind === 'won' ? won.id : open[0].id }
    },
  },
]

/** Every step from every state, against the domain's own table. */
export const recordsStates: readonly Scenario[] = STATES.map((states) =>
  scenario(
    `records/states/${states.collection}`,
    `${states.collection} take the steps of their table and no others`,
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const { machine } = states
      const names = Object.keys(machine.next)
      const table: Record<string, readonly string[]> = {}
      const truth: Record<string, readonly string[]> = { new: names.filter((name) => machine.initial.includes(name)) }
      table['new'] = await accepted(names, (to) => walk(stage, owner, { ...states, board, path: [to] }))
      for (const from of names) {
        const others = names.filter((name) => name !== from)
        truth[from] = others.filter((to) => machine.next[from]?.includes(to))
        table[from] = await accepted(others, (to) =>
          walk(stage, owner, { ...states, board, path: [...pathTo(machine, from), to] }),
        )
      }
      expect(table).toEqual(truth)
    },
  ),
)

/** Makes a record and takes it from state to state. @returns whether the last step was taken; the earlier ones must be */
async function walk(
  stage: Stage,
  owner: Actor,
  { collection, enter, board, path }: States & { readonly board: Board; readonly path: readonly string[] },
): Promise<boolean> {
  const id = stage.world.newId()
  for (const [step, state] of path.entries()) {
    const fields = enter(state, board)
    const create = { kind: 'create', collection, id, data: { ...dataOf(stage.world, board, collection), ...fields } }
    const update = { kind: 'update', collection, id, patch: fields, expect: 'any' }
    try {
      await commit(stage, owner, [wild(step === 0 ? create : update)])
    } catch (error) {
      if (step < path.length - 1 || !isPortError(error, 'record/invalid')) throw error
      return false
    }
  }
  return true
}

async function accepted(names: readonly string[], attempt: (name: string) => Promise<boolean>): Promise<readonly string[]> {
  const taken: string[] = []
  for (const name of names) if (await attempt(name)) taken.push(name)
  return taken
}

/** The fewest states to go through, the first of them one that a new record may be in. */
function pathTo(machine: StateMachine<string>, goal: string): readonly string[] {
  const paths = machine.initial.map((state) => [state])
  for (const path of paths) {
    const last = path.at(-1) ?? goal
    if (last === goal) return path
    for (const next of machine.next[last] ?? []) if (!paths.flat().includes(next)) paths.push([...path, next])
  }
  throw new Error(`no way to ${goal}`)
}
