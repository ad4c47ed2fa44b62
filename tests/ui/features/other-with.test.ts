import { firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { otherWith$ } from '../../../src/ui/features/duplicates/contacts.model'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'

let workspace: MemoryWorkspace
let [ada, looms]: Id[] = []

beforeAll(async () => {
  workspace = await memoryWorkspace()
  const { ports, runtime, workspaceId } = workspace
  ;[ada, looms] = [runtime.newId(), runtime.newId()]
  const phones = [{ raw: '030 / 123 456', e164: '+4930123456', extension: null, label: null, primary: true }]
  const emails = ['a@x.example', 'ada@engine.example'].map((value) => ({ value, label: null, primary: false }))
  await ports.records.commit(
    [
      { kind: 'create', collection: 'people', id: ada, data: { firstName: 'Ada', emails, phones } },
      { kind: 'create', collection: 'companies', id: looms, data: { name: 'Looms', domains: ['looms.example'] } },
    ],
    { workspaceId, mutationId: mutationIdOf(runtime.newId()) },
  )
})
afterAll(() => workspace.close())

describe('somebody else who has it already', () => {
  const ask = async (collection: 'people' | 'companies', value: string, selfId: Id = workspace.runtime.newId()) => {
    const { ports, workspaceId } = workspace
    return (await firstValueFrom(otherWith$(ports.records, { workspaceId, collection, value, selfId })))?.id ?? null
  }

  it.each(['ada@engine.example', ' ADA@Engine.example', '030 123456', '+49 30 123456'])('is found by %s', async (value) => {
    expect(await ask('people', value)).toBe(ada)
  })

  it('is found by a domain', async () => {
    expect(await ask('companies', 'Looms.example')).toBe(looms)
  })

  it.each(['', 'ada', 'ada@engine', 'da@engine.example', '030', '123'])('is not found by %o', async (value) => {
    expect(await ask('people', value)).toBeNull()
  })

  it('is never oneself', async () => {
    expect(await ask('people', 'ada@engine.example', ada)).toBeNull()
  })
})
