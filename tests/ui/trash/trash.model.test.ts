import { firstValueFrom } from 'rxjs'
import { expect, it } from 'vitest'
import { subjectOf } from '../../../src/domain/model/records/subject'
import { applyChanges } from '../../../src/domain/use-cases/records/apply-changes'
import { purgesOf } from '../../../src/ui/features/trash/trash-screen'
import { trash$ } from '../../../src/ui/features/trash/trash.model'
import { memoryWorkspace } from '../../support/memory-workspace'

it('lists what was deleted, whatever its kind, and no longer what was restored', async () => {
  const { ports, runtime, workspaceId, close } = await memoryWorkspace()
  const [person, company] = [runtime.newId(), runtime.newId()]
  const apply = (...mutations: Parameters<typeof applyChanges>[0]) =>
    applyChanges(mutations, { records: ports.records, runtime }, { workspaceId })
  await apply(
    { kind: 'create', collection: 'people', id: person, data: { firstName: 'Ana' } },
    { kind: 'create', collection: 'companies', id: company, data: { name: 'Anatomy Ltd' } },
  )
  await apply(
    { kind: 'trash', collection: 'people', id: person, expect: 'any' },
    { kind: 'trash', collection: 'companies', id: company, expect: 'any' },
  )
  const names = async () => (await firstValueFrom(trash$(ports.records, workspaceId))).items.map(({ name }) => name).toSorted()
  expect(await names()).toEqual(['Ana', 'Anatomy Ltd'])

  await apply({ kind: 'restore', collection: 'people', id: person, expect: 'any' })

  expect(await names()).toEqual(['Anatomy Ltd'])
  await close()
})

it('finds what was deleted by its words, counts each kind, and empties all of it in an order that works', async () => {
  const { ports, runtime, workspaceId, close } = await memoryWorkspace()
  const ids = { person: runtime.newId(), task: runtime.newId(), tag: runtime.newId() }
  const apply = (...mutations: Parameters<typeof applyChanges>[0]) =>
    applyChanges(mutations, { records: ports.records, runtime }, { workspaceId })
  await apply(
    { kind: 'create', collection: 'people', id: ids.person, data: { firstName: 'Ana' } },
    {
      kind: 'create',
      collection: 'tasks',
      id: ids.task,
      data: { title: 'Ring Ana', subjects: [subjectOf('people', ids.person)] },
    },
    { kind: 'create', collection: 'tags', id: ids.tag, data: { name: 'Regatta' } },
  )
  await apply(
    { kind: 'trash', collection: 'people', id: ids.person, expect: 'any' },
    { kind: 'trash', collection: 'tasks', id: ids.task, expect: 'any' },
    { kind: 'trash', collection: 'tags', id: ids.tag, expect: 'any' },
  )
  const found = await firstValueFrom(trash$(ports.records, workspaceId, 'ana'))
  const { counts } = await firstValueFrom(trash$(ports.records, workspaceId))
  expect([found.items.map(({ name }) => name).toSorted(), counts]).toEqual([
    ['Ana', 'Ring Ana'],
    [
      { kind: 'tasks', count: 1 },
      { kind: 'people', count: 1 },
      { kind: 'tags', count: 1 },
    ],
  ])

  await apply(
    ...(await purgesOf(
      ports.records,
      workspaceId,
      counts.map(({ kind }) => kind),
    )),
  )

  expect((await firstValueFrom(trash$(ports.records, workspaceId))).items).toEqual([])
  await close()
})

it('brings a tag back whose name was taken once the other one has a new name, both at once', async () => {
  const { ports, runtime, workspaceId, close } = await memoryWorkspace()
  const [first, second] = [runtime.newId(), runtime.newId()]
  const apply = (...mutations: Parameters<typeof applyChanges>[0]) =>
    applyChanges(mutations, { records: ports.records, runtime }, { workspaceId })
  await apply({ kind: 'create', collection: 'tags', id: first, data: { name: 'Regatta' } })
  await apply({ kind: 'trash', collection: 'tags', id: first, expect: 'any' })
  await apply({ kind: 'create', collection: 'tags', id: second, data: { name: 'regatta' } })
  await expect(apply({ kind: 'restore', collection: 'tags', id: first, expect: 'any' })).rejects.toMatchObject({
    code: 'record/duplicate',
  })

  await apply(
    { kind: 'update', collection: 'tags', id: second, patch: { name: 'Rowing' }, expect: 'any' },
    { kind: 'restore', collection: 'tags', id: first, expect: 'any' },
  )

  const tags = await ports.records.getMany('tags', [first, second])
  expect([tags.get(first)?.name, tags.get(second)?.name, tags.get(first)?.deletedAt]).toEqual(['Regatta', 'Rowing', null])
  await close()
})
