import { expect } from 'vitest'
import type { Id } from '../../src/domain/model/kernel/id'
import type { PageCursor, Query } from '../../src/domain/model/query/ast'
import type { AnyRecord, CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import { everythingIn } from '../../src/domain/model/records/check-query'
import type { Actor, Stage } from '../harness/stage'
import { commit, company, person, present, refusal, turn, write } from './acts'
import { scenario, type Scenario } from './scenario'

type PeopleQuery = Query<RecordOf<'people'>>

/** Names that part the orders of databases: case, accents, empties, ties, beyond the basic plane, and what sorts around letters. */
export const HARD_NAMES = [
  'Ada',
  'ada',
  'ADA',
  'Äda',
  null,
  'Émile',
  'emile',
  'Zoë',
  'zoe',
  '',
  '\u{1F600}',
  '\u{10000}',
  '\uFFFD',
  'ﬀ',
  '10',
  '9',
  'a_b',
  'a%b',
  "O'Neil",
  'Ｚ',
  'ß',
  'ss',
  'İ',
  'ı',
] as const

export const recordsQuery: readonly Scenario[] = [
  scenario('records/pages', 'pages joined by their cursors hold every row once, in the order of the whole', async ({ stage }) => {
    const owner = await stage.as('owner')
    await seedHard(stage, owner)
    for (const direction of ['asc', 'desc'] as const) {
      for (const empty of ['first', 'last'] as const) {
        const orderBy = [{ field: 'lastName', direction, empty }] as const
        const whole = await owner.ports.records.list('people', { workspaceId: owner.workspaceId, orderBy, limit: 500 })
        expect(whole.next).toBeNull()
        for (const limit of [1, 7]) expect(await joined(owner, { orderBy, limit })).toEqual(ids(whole.items))
      }
    }
  }),

  scenario(
    'records/pages-of-ties',
    'full ties are told apart by id, so that no row is lost or shown twice',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const twins = Array.from({ length: 7 }, () => person(stage.world, { firstName: 'Ada', lastName: 'Twin' }))
      await commit(stage, owner, twins)
      const order = (direction: 'asc' | 'desc') => ({
        orderBy: [{ field: 'lastName', direction, empty: 'last' }] as const,
        limit: 2,
      })
      const sorted = twins.map(({ id }) => id).toSorted()
      expect([await joined(owner, order('asc')), await joined(owner, order('desc'))]).toEqual([sorted, sorted])
    },
  ),

  scenario(
    'records/list-each',
    'the first pages of several collections come at once, each as it is listed, and go on behind their cursors',
    async ({ stage }) => {
      const [owner, viewer] = [await stage.as('owner'), await stage.as('viewer')]
      const { workspaceId } = owner
      const [gone, ...kept] = Array.from({ length: 5 }, () => person(stage.world))
      await commit(stage, owner, [gone!, ...kept, company(stage.world)])
      await commit(stage, owner, [{ kind: 'trash', collection: 'people', id: gone!.id, expect: 'any' }])
      const names = ['workspaces', 'members', 'people', 'companies', 'stages', 'webhooks', 'people'] as const
      for (const { ports } of [owner, viewer]) {
        for (const limit of [2, 5, 500]) {
          const pages = await ports.records.listEach(names, { workspaceId, limit })
          const listed = new Map(
            await Promise.all(
              names.map(async (name) => {
                const query = { ...everythingIn(workspaceId, limit), count: 'exact' } as const
                return [name, await ports.records.list(name, query)] as const
              }),
            ),
          )
          expect(pages).toEqual(listed)
          const next = pages.get('people')?.next ?? null
          if (next === null) continue
          const rest = await ports.records.list('people', { ...everythingIn(workspaceId, 500, next) })
          const all = [...(pages.get('people')?.items ?? []), ...rest.items]
          expect(ids(all)).toEqual(
            [gone!, ...kept]
              .map(({ id }) => id)
              .toSorted()
              .toReversed(),
          )
        }
      }
      const outsider = await stage.as('outsider')
      await refusal(outsider.ports.records.listEach(names, { workspaceId, limit: 5 }), 'access/denied')
    },
  ),

  scenario(
    'records/list-each-all',
    'following the pages of several collections gives each record once, newest first, whatever is written meanwhile',
    async ({ stage }) => {
      const [owner, member] = [await stage.as('owner'), await stage.as('member')]
      const { workspaceId } = owner
      const names = ['people', 'companies', 'stages', 'notes'] as const
      const made = [
        ...Array.from({ length: 9 }, (_, index) =>
          person(stage.world, { firstName: 'Ada', jobTitle: index % 2 === 0 ? 'Ärztin "A"' : null }),
        ),
        ...Array.from({ length: 4 }, () => company(stage.world)),
      ]
      for (const part of [made.slice(0, 5), made.slice(5)]) await commit(stage, owner, part)
      const found = new Map<CollectionName, AnyRecord[]>(names.map((name) => [name, []]))
      let after: ReadonlyMap<CollectionName, PageCursor> = new Map()
      for (let left: readonly CollectionName[] = names, limit = 1; left.length > 0; limit += 1) {
        const pages = await member.ports.records.listEach(left, { workspaceId, limit, after })
        for (const [name, { items }] of pages) found.get(name)?.push(...items)
        after = new Map([...pages].flatMap(([name, { next }]) => (next === null ? [] : [[name, next] as const])))
        left = [...after.keys()]
        await commit(stage, owner, [person(stage.world)])
      }
      for (const [name, records] of found) {
        expect(ids(records)).toEqual([...new Set(ids(records))].toSorted().toReversed())
        expect(new Map(records.map((record) => [record.id, record]))).toEqual(
          await member.ports.records.getMany(name, ids(records)),
        )
      }
      const all = new Set([...found.values()].flatMap(ids))
      expect(made.filter(({ id }) => !all.has(id))).toEqual([])
      const broken = { workspaceId, limit: 2, after: new Map([['people', 'people' as PageCursor]] as const) }
      await refusal(member.ports.records.listEach(['people'], broken), 'query/bad-cursor')
    },
  ),

  scenario('records/order-default', 'without an order, rows come by id', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = Array.from({ length: 5 }, (_, index) => person(stage.world, { firstName: `${9 - index}` }))
    await commit(stage, owner, made.toReversed())
    expect(await joined(owner, { limit: 2 })).toEqual(made.map(({ id }) => id).toSorted())
  }),

  scenario('records/page-end', 'the last page says that it is the last, exactly full or empty', async ({ stage }) => {
    const owner = await stage.as('owner')
    await commit(stage, owner, [person(stage.world), person(stage.world)])
    const page = (limit: number, lastName: string | null = null) =>
      owner.ports.records.list('people', {
        workspaceId: owner.workspaceId,
        where: { op: 'eq', field: 'lastName', value: lastName },
        limit,
      })
    const pages = [await page(2), await page(3), await page(2, 'Nobody')]
    expect(pages.map(({ items, next }) => [items.length, next])).toEqual([
      [2, null],
      [2, null],
      [0, null],
    ])
  }),

  scenario('records/total', 'a total is asked for, exact, and over all pages', async ({ stage }) => {
    const owner = await stage.as('owner')
    await commit(
      stage,
      owner,
      Array.from({ length: 5 }, (_, index) => person(stage.world, { firstName: 'Ada', lastName: index < 3 ? 'B' : 'C' })),
    )
    await write(stage, owner, turn('trash', 'people', (await write(stage, owner, person(stage.world, { lastName: 'B' }))).id))
    const query = { workspaceId: owner.workspaceId, where: { op: 'eq', field: 'lastName', value: 'B' }, limit: 2 } as const
    const first = await owner.ports.records.list('people', { ...query, count: 'exact' })
    const second = await owner.ports.records.list('people', { ...query, count: 'exact', after: present(first.next) })
    const uncounted = await owner.ports.records.list('people', query)
    expect([first.total, second.total, uncounted.total]).toEqual([3, 3, null])
  }),

  scenario('records/limit', 'a limit beyond the most is clamped, and one below 1 refused', async ({ stage }) => {
    const owner = await stage.as('owner')
    await commit(stage, owner, [person(stage.world), person(stage.world)])
    const page = (limit: number) => owner.ports.records.list('people', { workspaceId: owner.workspaceId, limit })
    expect((await page(owner.ports.records.capabilities.maxPageSize + 1)).items.length).toBe(2)
    for (const limit of [0, -1, 1.5, Number.NaN]) await refusal(page(limit), 'record/invalid')
  }),

  scenario('records/foreign-cursor', 'a cursor is valid for the query that gave it, and no other', async ({ stage }) => {
    const owner = await stage.as('owner')
    await commit(
      stage,
      owner,
      Array.from({ length: 3 }, () => person(stage.world)),
    )
    const query: PeopleQuery = {
      workspaceId: owner.workspaceId,
      orderBy: [{ field: 'lastName', direction: 'asc', empty: 'last' }],
      limit: 1,
    }
    const after = present((await owner.ports.records.list('people', query)).next)
    const others: readonly PeopleQuery[] = [
      { ...query, after: 'not a cursor' as PageCursor },
      { ...query, after: '' as PageCursor },
      { ...query, after, orderBy: [{ field: 'lastName', direction: 'desc', empty: 'last' }] },
      { ...query, after, where: { op: 'eq', field: 'firstName', value: 'Ada' } },
      { ...query, after, search: 'ada' },
      { ...query, after, trash: 'include' },
    ]
    for (const other of others) await refusal(owner.ports.records.list('people', other), 'query/bad-cursor')
    await refusal(owner.ports.records.list('companies', { workspaceId: owner.workspaceId, limit: 1, after }), 'query/bad-cursor')
    expect((await owner.ports.records.list('people', { ...query, limit: 2, after })).items.length).toBe(2)
  }),

  scenario(
    'records/cursor-of-gone-row',
    'a page goes on where it stopped though the row it stopped at was trashed',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const made = ['A', 'B', 'C', 'D'].map((lastName) => person(stage.world, { lastName }))
      await commit(stage, owner, made)
      const query: PeopleQuery = {
        workspaceId: owner.workspaceId,
        orderBy: [{ field: 'lastName', direction: 'asc', empty: 'last' }],
        limit: 2,
      }
      const first = await owner.ports.records.list('people', query)
      await write(stage, owner, turn('trash', 'people', present(first.items[1]).id))
      const second = await owner.ports.records.list('people', { ...query, after: present(first.next) })
      expect(second.items.map(({ lastName }) => lastName)).toEqual(['C', 'D'])
    },
  ),

  scenario(
    'records/search',
    'a search finds rows that hold all of its words, whatever the case and accents',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const phones = [{ raw: '+49 (30) 901 820', e164: '+4930901820', extension: null, label: null, primary: true }]
      await commit(stage, owner, [
        person(stage.world, {
          firstName: 'Zoë',
          lastName: 'Ångström',
          emails: [{ value: 'zoe@lab.example', label: null, primary: true }],
          phones,
        }),
        person(stage.world, { firstName: 'Zoe', lastName: 'Meyer' }),
      ])
      const found = async (search: string) => {
        const page = await owner.ports.records.list('people', {
          workspaceId: owner.workspaceId,
          search,
          limit: 10,
          count: 'exact',
        })
        return { names: page.items.map(({ lastName }) => lastName ?? '').toSorted(byText), total: page.total }
      }
      const zoe = { names: ['Ångström'], total: 1 }
      expect({
        one: await found('ZOE'),
        both: await found('angstrom zoe'),
        mail: await found('lab.example'),
        digits: await found('030901820'.slice(1)),
        none: await found('zoe nobody'),
        blank: await found('  '),
      }).toEqual({
        one: { names: ['Meyer', 'Ångström'], total: 2 },
        both: zoe,
        mail: zoe,
        digits: zoe,
        none: { names: [], total: 0 },
        blank: { names: ['Meyer', 'Ångström'], total: 2 },
      })
    },
  ),

  scenario(
    'records/search-similar',
    'a search that may be similar finds a word with one letter other, missing, too many, or two swapped',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const works = company(stage.world, { name: 'Kranich Werke' })
      await commit(stage, owner, [
        works,
        person(stage.world, { firstName: 'Karl', lastName: 'Schmidt', companyId: works.id }),
        person(stage.world, { firstName: 'Jörg', lastName: 'Müller' }),
        person(stage.world, { firstName: 'Anna', lastName: 'Miller' }),
      ])
      const found = async (search: string, similar: boolean, collection: 'people' | 'personRows' = 'people') => {
        const { workspaceId } = owner
        const question = { workspaceId, search, similar, limit: 10, count: 'exact' } as const
        const page = await owner.ports.records.list(collection, question)
        const names = page.items
          .map((row) => ('lastName' in row ? row.lastName : row.name.split(' ').at(-1)) ?? '')
          .toSorted(byText)
        expect(page.total).toBe(names.length)
        return names
      }
      expect({
        exact: await found('schmdit', false),
        swapped: await found('schmdit', true),
        missing: await found('MULER', true),
        other: await found('mullxr', true),
        tooMany: await found('schmiddt', true),
        several: await found('mxller', true),
        asItIs: await found('schmidt', true),
        allWords: await found('karl schmdit', true),
        tooFar: await found('schmdti', true),
        tooShort: await found('krl', true),
        byCompany: await found('kranihc', true, 'personRows'),
        page: (
          await owner.ports.records.list('people', { workspaceId: owner.workspaceId, search: 'mxller', similar: true, limit: 1 })
        ).items.length,
      }).toEqual({
        exact: [],
        swapped: ['Schmidt'],
        missing: ['Müller'],
        other: ['Müller'],
        tooMany: ['Schmidt'],
        several: ['Miller', 'Müller'],
        asItIs: ['Schmidt'],
        allWords: ['Schmidt'],
        tooFar: [],
        tooShort: [],
        byCompany: ['Schmidt'],
        page: 1,
      })
    },
  ),

  scenario('records/get-many', 'of many ids, those that are there are answered, by id', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [first, second] = [await write(stage, owner, person(stage.world)), await write(stage, owner, person(stage.world))]
    const found = await owner.ports.records.getMany('people', [second.id, stage.world.newId(), first.id, first.id])
    expect(new Map(found)).toEqual(
      new Map([
        [second.id, second],
        [first.id, first],
      ]),
    )
    expect((await owner.ports.records.getMany('people', [])).size).toBe(0)
  }),

  scenario('records/own-workspaces', 'the list of workspaces holds those one is a member of', async ({ stage }) => {
    const [owner, member, outsider] = [await stage.as('owner'), await stage.as('member'), await stage.as('outsider')]
    const mine = async (actor: Actor) =>
      ids((await actor.ports.records.list('workspaces', { workspaceId: null, limit: 10 })).items)
    expect([await mine(owner), await mine(member), await mine(outsider)]).toEqual([
      [owner.workspaceId],
      [owner.workspaceId],
      [outsider.workspaceId],
    ])
    expect(await owner.ports.records.get('workspaces', owner.workspaceId)).toMatchObject({
      id: owner.workspaceId,
      name: 'owner & co',
    })
  }),

  scenario('records/snapshot', 'a row in hand does not change when the record does', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, company(stage.world, { name: 'A', domains: ['a.example'] }))
    const before = structuredClone(made)
    const got = present(await owner.ports.records.get('companies', made.id))
    await write(stage, owner, {
      kind: 'update',
      collection: 'companies',
      id: made.id,
      patch: { name: 'B', domains: [] },
      expect: 'any',
    })
    expect([made, got]).toEqual([before, before])
  }),
]

async function seedHard(stage: Stage, actor: Actor): Promise<void> {
  const names = [...HARD_NAMES, ...HARD_NAMES.slice(0, 6)]
  await commit(
    stage,
    actor,
    names.map((lastName) => person(stage.world, { firstName: 'X', lastName })),
  )
}

/** The ids of all pages, one after the other. */
async function joined(actor: Actor, query: Omit<PeopleQuery, 'workspaceId'>): Promise<readonly Id[]> {
  const all: Id[] = []
  let after: PageCursor | null = null
  do {
    const ask: PeopleQuery = { ...query, workspaceId: actor.workspaceId, ...(after === null ? {} : { after }) }
    const page = await actor.ports.records.list('people', ask)
    all.push(...ids(page.items))
    after = page.next
  } while (after !== null)
  return all
}

function ids(rows: readonly { readonly id: Id }[]): readonly Id[] {
  return rows.map(({ id }) => id)
}

function byText(a: string, b: string): number {
  return a < b ? -1 : 1
}
