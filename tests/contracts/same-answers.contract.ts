import fc from 'fast-check'
import { expect } from 'vitest'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { PlainDate } from '../../src/domain/model/kernel/instant'
import type { AnyOrder, PageCursor } from '../../src/domain/model/query/ast'
import type { RecordOf } from '../../src/domain/model/records/collections'
import { conditionOf } from '../../src/domain/model/views/condition-of'
import { FIELD_CATALOGUE } from '../../src/domain/model/views/field-catalogue'
import { fieldsByKey } from '../../src/domain/model/views/fit'
import type { View, ViewTest } from '../../src/domain/model/views/view'
import { writeView } from '../../src/domain/model/views/view-text'
import type { Stage } from '../harness/stage'
import { commit, person } from './acts'
import { assistant, type Call } from './assistant'
import { program, type Ask } from './program'
import { scenario, type Scenario } from './scenario'

const LIFECYCLES = ['lead', 'prospect', 'customer', 'former'] as const
const NAMES = ['Ada', 'Bo', 'Cleo', 'ada', 'Édith'] as const
const FIELDS = fieldsByKey(FIELD_CATALOGUE.people)
/** Several pages, the last one not full. */
const PAGE = 6
const QUESTIONS = 8

/** The same question by the port, over HTTP and by an assistant's tool. */
export const sameAnswers: readonly Scenario[] = [
  scenario('api/same-answers', 'port, API and assistant are answered, and refused, the same', async ({ stage }) => {
    const { ask, desk, close } = await doors(stage)
    const made = Array.from({ length: 20 }, (_, at) =>
      person(stage.world, {
        firstName: NAMES[at % 5]!,
        lifecycle: LIFECYCLES[(at * 7) % 4]!,
        jobTitle: at % 3 === 0 ? null : `T${at % 4}`,
      }),
    )
    await commit(stage, await stage.as('owner'), made)
    for (const view of fc.sample(QUESTION, QUESTIONS)) {
      const right = await byPort(stage, view)
      const { filter, sort } = writeView(view)
      const query = { filter: filter ?? '', sort: sort ?? '' }
      const found = [await byApi(ask, query), await byTool(desk, query)]
      expect({ query, found }).toEqual({ query, found: [right, right] })
    }
    await close()
  }),

  scenario(
    'api/same-writes',
    'what port, API and assistant write is the same record, and what they may not is said the same',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const { ask, desk, close } = await doors(stage)
      const data = {
        firstName: ' Ada ',
        emails: [{ value: 'ADA@Engine.example', label: null, primary: true }],
        lifecycle: 'lead',
      }
      const one = person(stage.world, data as never)
      await commit(stage, owner, [one])
      const ids = [one.id, idIn((await ask('POST', '/people', { data })).body)]
      ids.push(idIn((await desk('create', { collection: 'people', data })).said))
      const written = await Promise.all(ids.map((id) => owner.ports.records.get('people', id as never)))
      const [right, ...others] = written.map(saidIn)
      expect(others).toEqual([right, right])

      const bad = { firstName: 'x'.repeat(1000), lifecycle: 'nobody' }
      const refused = await commit(stage, owner, [person(stage.world, bad as never)]).catch((error: unknown) => error)
      if (!isPortError(refused, 'record/invalid')) throw new Error('it was taken')
      const said = [
        (await ask('POST', '/people', { data: bad })).body,
        (await desk('create', { collection: 'people', data: bad })).said,
      ]
      const { code, details } = refused
      expect(said).toMatchObject([code, code].map((each) => ({ code: each, fields: details.fields })))
      await close()
    },
  ),
]

const TESTS: readonly ViewTest[] = [
  { field: 'name', operator: 'contains', values: ['d'] },
  { field: 'name', operator: 'is', values: ['ADA'] },
  { field: 'name', operator: 'starts', values: ['é'] },
  { field: 'jobTitle', operator: 'empty', values: [] },
  { field: 'jobTitle', operator: 'is-not', values: ['t1'] },
  { field: 'lifecycle', operator: 'any-of', values: ['lead', 'former'] },
  { field: 'lifecycle', operator: 'none-of', values: ['customer'] },
]

const match = fc.constantFrom('all' as const, 'any' as const)
const test = fc.constantFrom(...TESTS)
const group = fc.record({ match, tests: fc.array(test, { minLength: 1, maxLength: 2 }) })
const QUESTION: fc.Arbitrary<View> = fc.record({
  layout: fc.constant('table' as const),
  filter: fc.record({ match, tests: fc.array(fc.oneof(test, group), { minLength: 1, maxLength: 3 }) }),
  sort: fc.array(
    fc.record({
      field: fc.constantFrom('name', 'jobTitle', 'lifecycle'),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { maxLength: 2 },
  ),
  group: fc.constant(null),
  columns: fc.constant([]),
})

/** An assistant that may act, and a program, by one key. */
async function doors(stage: Stage): Promise<{ readonly ask: Ask; readonly desk: Call; close(): Promise<void> }> {
  const owner = await stage.as('owner')
  const acts = {
    kind: 'update',
    collection: 'workspaces',
    id: stage.workspaceId,
    patch: { agentMode: 'act' },
    expect: 'any',
  } as const
  await commit(stage, owner, [acts])
  const { ask, key } = await program(stage, owner, { scope: 'write' })
  const { call, close } = await assistant(stage, key)
  return { ask, desk: call, close }
}

interface Answered {
  readonly total: number | null
  readonly pages: readonly (readonly string[])[]
}

async function byPort(stage: Stage, { filter, sort }: View): Promise<Answered> {
  const { records } = (await stage.as('owner')).ports
  const context = { me: stage.world.newId(), today: '2026-11-21' as PlainDate, timeZone: 'UTC', weekStart: 'monday' } as const
  const where = conditionOf(filter, FIELDS, context) as never
  const orderBy = sort.map(({ field, direction }): AnyOrder => ({ field: FIELDS.get(field)!.orderBy!, direction, empty: 'last' }))
  return paged((after) =>
    records.list('personRows', {
      workspaceId: stage.workspaceId,
      where,
      orderBy: orderBy as never,
      limit: PAGE,
      count: 'exact',
      ...(after === null ? {} : { after: after as PageCursor }),
    }),
  )
}

interface Query {
  readonly filter: string
  readonly sort: string
}

function byApi(ask: Ask, query: Query): Promise<Answered> {
  return paged(async (cursor) => {
    const asked = new URLSearchParams({ ...query, limit: String(PAGE), total: 'true', ...(cursor !== null && { cursor }) })
    return (await ask('GET', `/people?${asked.toString()}`)).body as Page
  })
}

function byTool(desk: Call, query: Query): Promise<Answered> {
  return paged(async (cursor) => {
    const asked = { collection: 'people', ...query, limit: PAGE, total: true, ...(cursor !== null && { cursor }) }
    return (await desk('list', asked)).said as Page
  })
}

interface Page {
  readonly items: readonly { readonly id: string }[]
  readonly next: string | null
  readonly total?: number | null
}

async function paged(read: (cursor: string | null) => Promise<Page>): Promise<Answered> {
  const first = await read(null)
  const pages = [first]
  for (let { next } = first; next !== null; next = pages.at(-1)?.next ?? null) pages.push(await read(next))
  return { total: first.total ?? null, pages: pages.map(({ items }) => items.map(({ id }) => id)) }
}

function idIn(body: unknown): string {
  return String(Reflect.get(Object(body), 'id'))
}

/** All of it but who made it, and when. */
function saidIn(record: RecordOf<'people'> | null) {
  const { id: _i, createdAt: _c, updatedAt: _u, createdBy: _cb, updatedBy: _ub, version: _v, ...rest } = record!
  return rest
}
