import { expect } from 'vitest'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { RecordOf } from '../../src/domain/model/records/collections'
import { commit, person } from './acts'
import { assistant } from './assistant'
import { program } from './program'
import { scenario, type Scenario } from './scenario'

const LIFECYCLES = ['lead', 'prospect', 'customer', 'former'] as const
const NAMES = ['Ada', 'Bo', 'Cleo', 'ada', 'Édith'] as const

/** The same question by the port, over HTTP and by an assistant's tool. */
export const sameAnswers: readonly Scenario[] = [
  scenario('api/same-answers', 'port, API and assistant are answered, and refused, the same', async ({ stage }) => {
    const owner = await stage.as('owner')
    const { records } = owner.ports
    const { workspaceId, world } = stage
    const made = Array.from({ length: 20 }, (_, at) =>
      person(world, {
        firstName: NAMES[at % 5]!,
        lifecycle: LIFECYCLES[(at * 7) % 4]!,
        jobTitle: at % 3 === 0 ? null : `T${at % 4}`,
      }),
    )
    await commit(stage, owner, made)
    await commit(stage, owner, [
      { kind: 'update', collection: 'workspaces', id: workspaceId, patch: { agentMode: 'act' }, expect: 'any' },
    ])
    const { ask, key } = await program(stage, owner, { scope: 'write' })
    const desk = await assistant(stage, key)
    for (let mask = 1; mask < 16; mask += 1) {
      const chosen = LIFECYCLES.filter((_, at) => (mask >> at) % 2 === 1)
      const where = { op: 'in', field: 'lifecycle', values: chosen } as const
      const filter = `lifecycle:any-of:${chosen.join(',')}`
      const byPort = await records.list('people', { workspaceId, where, limit: 50, count: 'exact' })
      const byApi = (await ask('GET', `/people?limit=50&total=true&filter=${encodeURIComponent(filter)}`)).body
      const byTool = (await desk.call('list', { collection: 'people', filter, total: true, limit: 50 })).said
      expect([totalAndIds(byApi), totalAndIds(byTool)]).toEqual([totalAndIds(byPort), totalAndIds(byPort)])
      expect(sorted((byApi as Listed).items)).toEqual(sorted(byPort.items))
    }
    const bad = { firstName: 'x'.repeat(1000), lifecycle: 'nobody' }
    const byPort = await commit(stage, owner, [person(world, bad as never)]).catch((error: unknown) => error)
    const byApi = (await ask('POST', '/people', { data: bad })).body
    const byTool = (await desk.call('create', { collection: 'people', data: bad })).said
    if (!isPortError(byPort, 'record/invalid')) throw new Error('it was taken')
    expect([byApi, byTool]).toMatchObject([byPort, byPort].map(({ code, details }) => ({ code, fields: details.fields })))
    await desk.close()
  }),
]

interface Listed {
  readonly items: readonly RecordOf<'people'>[]
  readonly total?: number | null
}

function totalAndIds(answer: unknown) {
  const { items, total } = answer as Listed
  return { total, ids: sorted(items).map(({ id, version }) => `${id} ${version}`) }
}

function sorted(items: readonly RecordOf<'people'>[]) {
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
