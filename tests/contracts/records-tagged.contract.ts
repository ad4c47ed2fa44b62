import { expect } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Query } from '../../src/domain/model/query/ast'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { DealRow } from '../../src/domain/model/records/views'
import type { Actor } from '../harness/stage'
import { boardOf, commit, company, deal, person, tag, turn, write } from './acts'
import { scenario, type Scenario } from './scenario'

const LISTS = ['personRows', 'companyRows', 'dealRows'] as const

export const recordsTagged: readonly Scenario[] = [
  scenario(
    'records/search-tags',
    'a search finds the people, companies and deals that carry a tag by its name, as it is called now',
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const [key, other] = [tag(stage.world, 'Schlüsselkunde'), tag(stage.world, 'Messe')]
      const tagIds = [other.id, key.id]
      const tagged = [
        person(stage.world, { firstName: 'Ada', tagIds }),
        company(stage.world, { name: 'Ada Engines', tagIds }),
        deal(stage.world, board, { title: 'Ada Fleet', tagIds }),
      ] as const
      await commit(stage, owner, [key, other])
      await commit(stage, owner, [
        ...tagged,
        person(stage.world, { firstName: 'Ada' }),
        company(stage.world, { name: 'Ada Looms', tagIds: [other.id] }),
        deal(stage.world, board, { title: 'Ada Rails' }),
      ])
      const carrying = tagged.map(({ id }) => [id])
      const none = LISTS.map(() => [])
      const rows = listen(
        owner.ports.records.watch('personRows', { workspaceId: owner.workspaceId, search: 'stammkunde', limit: 5 }),
      )
      await rows.times(1)

      expect({
        whole: await found(owner, 'Schlüsselkunde'),
        part: await found(owner, 'selkun'),
        folded: await found(owner, 'SCHLUSSELKUNDE'),
        withName: await found(owner, 'ada schlüssel messe'),
        likeIt: await found(owner, 'schlusselkudne', true),
        nothing: await found(owner, 'stammkunde'),
      }).toEqual({ whole: carrying, part: carrying, folded: carrying, withName: carrying, likeIt: carrying, nothing: none })
      expect((await owner.ports.records.get('dealRows', tagged[2].id))?.tagNames).toEqual(['Messe', 'Schlüsselkunde'])

      await write(stage, owner, {
        kind: 'update',
        collection: 'tags',
        id: key.id,
        patch: { name: 'Stammkunde' },
        expect: 'any',
      })
      await rows.until(({ value }) => value.items[0]?.id === tagged[0].id, 'the new name')
      expect([await found(owner, 'schlüssel'), await found(owner, 'stammkunde')]).toEqual([none, carrying])

      await write(stage, owner, turn('trash', 'tags', key.id))
      await rows.until(({ value }) => value.items.length === 0, 'the tag gone')
      expect(await found(owner, 'stammkunde')).toEqual(none)
    },
  ),

  scenario(
    'records/deal-rows-follow',
    'deals are found by the person, the chance and the tasks that their rows show, as these are now',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const ada = person(stage.world, { firstName: 'Ada' })
      const people = [{ personId: ada.id, role: null, primary: true }]
      const made = deal(stage.world, board, { title: 'Looms', people })
      const data = { title: 'Call', subjects: [subjectOf('deals', made.id)] }
      const task = { kind: 'create', collection: 'tasks', id: stage.world.newId(), data } as const
      await commit(stage, owner, [ada, made, deal(stage.world, board), task])
      const listed = async (query: Partial<Query<DealRow>>) => {
        const page = await owner.ports.records.list('dealRows', { workspaceId: owner.workspaceId, limit: 5, ...query })
        return page.items.map(({ id }) => id)
      }
      const asked = async () => ({
        byName: await listed({ search: 'ada' }),
        byNewName: await listed({ search: 'byron' }),
        byTasks: await listed({ where: { op: 'gt', field: 'openTasks', value: 0 } }),
        byChance: await listed({ where: { op: 'eq', field: 'probability', value: 77 } }),
      })
      expect(await asked()).toEqual({ byName: [made.id], byNewName: [], byTasks: [made.id], byChance: [] })

      await commit(stage, owner, [
        { kind: 'update', collection: 'people', id: ada.id, patch: { firstName: 'Byron' }, expect: 'any' },
        { kind: 'update', collection: 'tasks', id: task.id, patch: { status: 'done' }, expect: 'any' },
        { kind: 'update', collection: 'deals', id: made.id, patch: { stageId: board.open[1].id }, expect: 'any' },
        { kind: 'update', collection: 'stages', id: board.open[1].id, patch: { probability: 77 }, expect: 'any' },
      ])
      expect(await asked()).toEqual({ byName: [], byNewName: [made.id], byTasks: [], byChance: [made.id] })
    },
  ),
]

async function found({ ports, workspaceId }: Actor, search: string, similar = false): Promise<readonly (readonly Id[])[]> {
  const question = { workspaceId, search, similar, limit: 10, count: 'exact' } as const
  return Promise.all(
    LISTS.map(async (list) => {
      const { items, total } = await ports.records.list(list, question)
      expect(total).toBe(items.length)
      return items.map(({ id }) => id)
    }),
  )
}
