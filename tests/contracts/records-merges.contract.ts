import { expect } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import { subjectOf, type Subject } from '../../src/domain/model/records/subject'
import { boardOf, commit, deal, expectInvalid, expectRefusal, person, refusal, turn, write } from './acts'
import { seededRandom } from '../../src/domain/model/kernel/seeded-random'
import { linesOf, makeContacts, mergeSome, splitAgain, stateOf, type MergeWorld } from '../support/merge-round'
import { scenario, type Scenario } from './scenario'

/** What a merge promises whoever made it. */
export const recordsMerges: readonly Scenario[] = [
  scenario('records/merge-split', 'a merge that is split leaves records, links and timelines as they were', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { pipelineId, open } = await boardOf(owner)
    const { records } = owner.ports
    const board = { pipelineId, stageId: open[0].id }
    const world: MergeWorld = { records, workspaceId: owner.workspaceId, newId: () => stage.world.newId(), board }
    for (const seed of [1, 2, 3]) {
      const random = seededRandom(seed)
      const made = await makeContacts(world, random)
      const [state, lines] = [await stateOf(world, made.all), await linesOf(world, made)]
      const left = await splitAgain(world, await mergeSome(world, made, random))
      const after = await linesOf(world, made)
      expect({ left, state: await stateOf(world, made.all) }).toEqual({ left: [], state })
      for (const id of made.ids) expect(after[id]?.filter((line) => lines[id]?.includes(line))).toEqual(lines[id])
    }
  }),

  scenario(
    'records/merge-split-purged',
    'a merge is split when the trash was emptied, too: who went into the other comes back under the same id',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { pipelineId, open } = await boardOf(owner)
      const { records } = owner.ports
      const board = { pipelineId, stageId: open[0].id }
      const world: MergeWorld = { records, workspaceId: owner.workspaceId, newId: () => stage.world.newId(), board }
      const random = seededRandom(101)
      const made = await makeContacts(world, random)
      const state = await stateOf(world, made.all)
      const merge = await mergeSome(world, made, random)
      await commit(
        stage,
        owner,
        merge.undo!.absorbed.map(({ id }) => turn('purge', made.collection, id)),
      )
      expect(await splitAgain(world, (await records.get('merges', merge.id))!)).toEqual([])
      expect(await stateOf(world, made.all)).toEqual(state)
    },
  ),

  scenario(
    'records/merge-leaves-nothing',
    'a merge is kept only when nothing that is live names what went into another record, and is split within its days',
    async ({ stage }) => {
      const { world } = stage
      const owner = await stage.as('owner')
      const [kept, gone] = [await write(stage, owner, person(world)), await write(stage, owner, person(world))]
      const about = [subjectOf('people', kept.id), subjectOf('people', gone.id)]
      const id = world.newId()
      const task = { kind: 'create', collection: 'tasks', id, data: { title: 'Call', subjects: about.slice(1) } } as const
      await write(stage, owner, task)
      const merge = (splitUntil: string) =>
        ({
          kind: 'create',
          collection: 'merges',
          id: world.newId(),
          data: {
            collection: 'people',
            status: 'merged',
            subjects: about,
            kept: about[0] as Subject,
            splitUntil: splitUntil as never,
          },
        }) as const
      const [open, over] = [merge('2199-01-01T00:00:00.000Z'), merge('2020-01-01T00:00:00.000Z')]
      await expectInvalid(commit(stage, owner, [open]), { kept: 'not-allowed-now' })
      await expectRefusal(commit(stage, owner, [turn('trash', 'people', gone.id), open]), 'record/in-use', {
        collection: 'people',
        usedBy: 'tasks',
      })
      const moved = { kind: 'update', collection: 'tasks', id, patch: { subjects: about.slice(0, 1) }, expect: 'any' } as const
      await commit(stage, owner, [moved, turn('trash', 'people', gone.id), open, over])
      const split = (mergeId: typeof id) =>
        ({ kind: 'update', collection: 'merges', id: mergeId, patch: { status: 'split' }, expect: 'any' }) as const
      await expectInvalid(commit(stage, owner, [split(over.id)]), { status: 'not-allowed-now' })
      expect(await write(stage, owner, split(open.id))).toMatchObject({ status: 'split', subjects: about })
      const dismissed = {
        collection: 'people',
        status: 'dismissed',
        subjects: about,
        splitUntil: '2199-01-01T00:00:00.000Z' as never,
      } as const
      expect(await write(stage, owner, { ...open, id: world.newId(), data: dismissed })).toMatchObject({ splitUntil: null })
      await commit(stage, owner, [turn('purge', 'people', gone.id)])
      expect(await owner.ports.records.get('merges', open.id)).toMatchObject({ subjects: about.slice(0, 1) })
    },
  ),

  scenario(
    'records/merge-told',
    'a merge and its undoing are told as that on the timelines of both, in whatever order they are written',
    async ({ stage }) => {
      const { world } = stage
      const owner = await stage.as('owner')
      const [kept, gone] = [await write(stage, owner, person(world)), await write(stage, owner, person(world))]
      const subjects = [subjectOf('people', kept.id), subjectOf('people', gone.id)]
      const data = { collection: 'people', status: 'merged', subjects, kept: subjects[0] as Subject } as const
      const merge = () => ({ kind: 'create', collection: 'merges', id: world.newId(), data }) as const
      const [first, second] = [merge(), merge()]
      const split = { kind: 'update', collection: 'merges', id: first.id, patch: { status: 'split' }, expect: 'any' } as const
      await commit(stage, owner, [turn('trash', 'people', gone.id), first])
      await commit(stage, owner, [turn('restore', 'people', gone.id), split])
      await commit(stage, owner, [second, turn('trash', 'people', gone.id)])
      await commit(stage, owner, [turn('trash', 'merges', second.id), turn('restore', 'people', gone.id)])
      await commit(stage, owner, [turn('trash', 'people', gone.id)])
      const told = async (subject: Subject) => {
        const { items } = await owner.ports.records.list('activities', {
          workspaceId: owner.workspaceId,
          where: { op: 'has', field: 'subjects', value: subject },
          orderBy: [{ field: 'at', direction: 'asc', empty: 'last' }],
          limit: 100,
        })
        return items.map(({ verb, objectId }) => `${verb} ${objectId === gone.id ? 'gone' : 'kept'}`).toSorted()
      }
      const both = ['merged gone', 'merged gone', 'unmerged gone', 'unmerged gone']
      expect(await told(subjects[0] as Subject)).toEqual(['created kept', ...both])
      expect(await told(subjects[1] as Subject)).toEqual(['created gone', ...both.slice(0, 2), 'trashed gone', ...both.slice(2)])
    },
  ),

  scenario(
    'records/merge-out-of-sight',
    'one cannot merge past a deal one may not read, nor read what became of it',
    async ({ stage }) => {
      const { world } = stage
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const visibility = { memberVisibility: 'own-and-unassigned-deals' } as const
      const workspace = {
        kind: 'update',
        collection: 'workspaces',
        id: owner.workspaceId,
        patch: visibility,
        expect: 'any',
      } as const
      await write(stage, owner, workspace)
      const [kept, gone] = [await write(stage, owner, person(world)), await write(stage, owner, person(world))]
      const people = [{ personId: gone.id, role: null, primary: true }]
      const sale = await write(stage, owner, deal(world, await boardOf(owner), { ownerId: owner.memberId, people }))
      const subjects = [subjectOf('people', kept.id), subjectOf('people', gone.id)]
      const data = { collection: 'people', status: 'merged', subjects, kept: subjects[0] as Subject } as const
      const merge = { kind: 'create', collection: 'merges', id: world.newId(), data } as const
      await expectRefusal(commit(stage, member, [turn('trash', 'people', gone.id), merge]), 'record/in-use', {
        collection: 'people',
        usedBy: 'deals',
      })
      const patch = { people: [{ personId: kept.id, role: null, primary: true }] }
      const moved = { kind: 'update', collection: 'deals', id: sale.id, patch, expect: 'any' } as const
      const made = { ...merge, data: { ...data, dealIds: [sale.id] as Id[] } } as const
      await commit(stage, owner, [moved, turn('trash', 'people', gone.id), made])
      const split = { kind: 'update', collection: 'merges', id: merge.id, patch: { status: 'split' }, expect: 'any' } as const
      expect(await member.ports.records.get('merges', merge.id)).toBeNull()
      await refusal(commit(stage, member, [split]), 'record/missing')
      expect(await owner.ports.records.get('merges', merge.id)).toMatchObject({ dealIds: [sale.id] })
    },
  ),
]
