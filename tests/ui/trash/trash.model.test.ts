import { firstValueFrom } from 'rxjs'
import { expect, it } from 'vitest'
import { applyChanges } from '../../../src/domain/use-cases/records/apply-changes'
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
