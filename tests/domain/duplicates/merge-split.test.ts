import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/domain/model/kernel/seeded-random'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'
import { commit, linesOf, makeContacts, mergeSome, splitAgain, stateOf, type MergeWorld } from '../../support/merge-round'

let workspace: MemoryWorkspace
let world: MergeWorld

beforeAll(async () => {
  workspace = await memoryWorkspace()
  const { records } = workspace.ports
  const stages = await records.list('stages', { workspaceId: workspace.workspaceId, limit: 20 })
  const open = stages.items.find(({ kind }) => kind === 'open')!
  world = {
    records,
    workspaceId: workspace.workspaceId,
    newId: () => workspace.runtime.newId(),
    board: { pipelineId: open.pipelineId, stageId: open.id },
  }
})
afterAll(() => workspace.close())

describe('a merge that is split', () => {
  it('leaves records, links and timelines as they were', async () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seededRandom(seed)
      const made = await makeContacts(world, random)
      const [state, lines] = [await stateOf(world, made.all), await linesOf(world, made)]
      const left = await splitAgain(world, await mergeSome(world, made, random))
      const after = await linesOf(world, made)
      expect({ seed, left, state: await stateOf(world, made.all) }).toEqual({ seed, left: [], state })
      for (const id of made.ids) expect(after[id]!.filter((line) => lines[id]!.includes(line))).toEqual(lines[id])
    }
  })

  it('comes back from its snapshot when the trash was emptied', async () => {
    for (const seed of [101, 102, 103, 104]) {
      const random = seededRandom(seed)
      const made = await makeContacts(world, random)
      const state = await stateOf(world, made.all)
      const merge = await mergeSome(world, made, random)
      const gone = merge.undo!.absorbed.map(({ id }) => id)
      await commit(
        world,
        gone.map((id) => ({ kind: 'purge', collection: made.collection, id, expect: 'any' })),
      )
      expect(await splitAgain(world, merge.subjects.length > 0 ? (await world.records.get('merges', merge.id))! : merge)).toEqual(
        [],
      )
      expect(await stateOf(world, made.all)).toEqual(state)
    }
  })

  it('leaves what was changed since, and says so', async () => {
    const random = seededRandom(7)
    const made = await makeContacts(world, random)
    const merge = await mergeSome(world, made, random)
    const link = merge.undo!.links.find(({ collection }) => collection === 'notes' || collection === 'tasks')
    const kept = made.ids[0]!
    const emails = [{ value: 'mine@x.example', label: null, primary: true }]
    expect(Object.keys(merge.undo!.chosen.after)).toContain('emails')
    await commit(world, [
      { kind: 'update', collection: made.collection, id: kept, patch: { emails }, expect: 'any' } as never,
      ...(link === undefined ? [] : [{ kind: 'trash', collection: link.collection, id: link.id, expect: 'any' } as never]),
    ])
    const left = await splitAgain(world, merge)
    expect(left).toEqual([
      { collection: made.collection, id: kept, fields: ['emails'] },
      ...(link === undefined ? [] : [{ collection: link.collection, id: link.id, fields: [] }]),
    ])
    expect(await world.records.get(made.collection, kept)).toMatchObject({ emails })
  })
})
