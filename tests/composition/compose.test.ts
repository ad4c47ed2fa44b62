import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { memoryBackend } from '../../src/composition/backends/memory/descriptor'
import { compose } from '../../src/composition/compose'
import { readerOf } from '../../src/composition/json-reader'
import { mutationIdOf } from '../../src/domain/model/records/meta'

describe('compose', () => {
  it('opens the memory set and resolves all five ports over one backend', async () => {
    const { ports, runtime, close } = await compose(memory())
    await ports.auth.signUp({ email: 'ada@example.com', password: 'correct horse battery', name: 'Ada Lovelace' })

    const answer = await ports.functions.call(
      'create-workspace',
      { name: 'Engines', currency: 'EUR', country: 'GB', locale: 'en-GB', timeZone: 'Europe/London', sample: false },
      { mutationId: mutationIdOf(runtime.newId()) },
    )

    const live = await firstValueFrom(ports.records.watch('workspaces', { workspaceId: null, limit: 10 }))
    expect(live.value.items.map(({ id, name }) => ({ id, name }))).toEqual([
      { id: answer.ok ? answer.value.workspaceId : null, name: 'Engines' },
    ])
    await close()
  })

  it('opens straight into a filled workspace when a sample is asked for', async () => {
    const { ports, close } = await compose(memory({ sample: { people: 30, companies: 5, deals: 4 } }))

    const [workspace] = (await ports.records.list('workspaces', { workspaceId: null, limit: 10 })).items
    const workspaceId = workspace?.id ?? null
    const totalOf = async (name: 'personRows' | 'companies' | 'dealRows') =>
      (await ports.records.list(name, { workspaceId, limit: 1, count: 'exact' })).total

    expect({
      slug: workspace?.slug,
      totals: [await totalOf('personRows'), await totalOf('companies'), await totalOf('dealRows')],
    }).toEqual({ slug: 'demo', totals: [30, 5, 4] })
    await close()
  })
})

function memory(setting: object = {}) {
  const backend = memoryBackend.backendOf(readerOf({ kept: false, ...setting }))
  if (backend === null) throw new Error('there is always one')
  return backend
}
