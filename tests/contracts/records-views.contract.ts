import type { Page, PageCursor } from '../../src/domain/model/query/ast'
import type { DealRow } from '../../src/domain/model/records/views'
import { expect } from 'vitest'
import { subjectOf } from '../../src/domain/model/records/subject'
import type { Actor } from '../harness/stage'
import { boardOf, commit, company, deal, moveTo, person, turn, wild, write } from './acts'
import { scenario, type Scenario } from './scenario'

/** The shapes the backend keeps for lists: people with their company, deals with theirs, totals by stage. */
export const recordsViews: readonly Scenario[] = [
  scenario(
    'records/person-rows',
    "a person's row is flat, with the primary address and number and the company's name",
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const employer = await write(stage, owner, company(stage.world, { name: 'Engines' }))
      const made = await write(
        stage,
        owner,
        person(stage.world, {
          firstName: 'Ada',
          lastName: 'Lovelace',
          jobTitle: 'Analyst',
          companyId: employer.id,
          emails: [
            { value: 'second@example.com', label: null, primary: false },
            { value: 'ada@example.com', label: 'work', primary: true },
          ],
          phones: [{ raw: '030 1234567', e164: '+49301234567', extension: null, label: null, primary: false }],
          address: { street: null, city: 'London', region: null, postalCode: null, country: 'GB' },
        }),
      )
      const { version, createdAt, createdBy, updatedAt, updatedBy } = made
      expect(await owner.ports.records.get('personRows', made.id)).toMatchObject({
        id: made.id,
        workspaceId: owner.workspaceId,
        version,
        createdAt,
        createdBy,
        updatedAt,
        updatedBy,
        deletedAt: null,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        jobTitle: 'Analyst',
        companyId: employer.id,
        companyName: 'Engines',
        city: 'London',
        country: 'GB',
        doNotContact: false,
        tagIds: [],
      })
    },
  ),

  scenario('records/rows-follow', 'a row follows the company it shows, and the search finds it by it', async ({ stage }) => {
    const owner = await stage.as('owner')
    const employer = await write(stage, owner, company(stage.world, { name: 'Engines' }))
    const made = await write(stage, owner, person(stage.world, { firstName: 'Ada', companyId: employer.id }))
    await write(stage, owner, {
      kind: 'update',
      collection: 'companies',
      id: employer.id,
      patch: { name: 'Difference' },
      expect: 'any',
    })
    const found = await owner.ports.records.list('personRows', { workspaceId: owner.workspaceId, search: 'ada differ', limit: 5 })
    expect(found.items.map(({ id, companyName }) => ({ id, companyName }))).toEqual([{ id: made.id, companyName: 'Difference' }])
  }),

  scenario('records/rows-trash', 'a trashed person or deal leaves its rows', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = [
      await write(stage, owner, person(stage.world)),
      await write(stage, owner, deal(stage.world, await boardOf(owner))),
    ] as const
    await commit(stage, owner, [turn('trash', 'people', made[0].id), turn('trash', 'deals', made[1].id)])
    const total = async (collection: 'personRows' | 'dealRows', trash: 'exclude' | 'only') =>
      (await owner.ports.records.list(collection, { workspaceId: owner.workspaceId, limit: 5, count: 'exact', trash })).total
    expect([
      [await total('personRows', 'exclude'), await total('personRows', 'only')],
      [await total('dealRows', 'exclude'), await total('dealRows', 'only')],
    ]).toEqual([
      [0, 1],
      [0, 1],
    ])
  }),

  scenario(
    'records/deal-rows',
    "a deal's row names its company and first person, and has a probability of its own or its stage's",
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const employer = await write(stage, owner, company(stage.world, { name: 'Engines' }))
      const [other, buyer] = [
        await write(stage, owner, person(stage.world, { firstName: 'Charles' })),
        await write(stage, owner, person(stage.world, { firstName: 'Ada' })),
      ]
      const people = [
        { personId: other.id, role: null, primary: false },
        { personId: buyer.id, role: null, primary: true },
      ]
      const made = await write(stage, owner, deal(stage.world, board, { companyId: employer.id, people, amountMinor: 500 }))
      const shown = {
        companyName: 'Engines',
        personId: buyer.id,
        personName: 'Ada',
        stageKind: 'open',
        amountMinor: 500,
        currency: 'EUR',
      }
      expect(await owner.ports.records.get('dealRows', made.id)).toMatchObject({
        ...shown,
        probability: board.open[0].probability,
        version: made.version,
      })
      await write(stage, owner, { kind: 'update', collection: 'deals', id: made.id, patch: { probability: 3 }, expect: 'any' })
      await write(stage, owner, {
        kind: 'update',
        collection: 'people',
        id: buyer.id,
        patch: { lastName: 'Lovelace' },
        expect: 'any',
      })
      expect(await owner.ports.records.get('dealRows', made.id)).toMatchObject({
        ...shown,
        probability: 3,
        personName: 'Ada Lovelace',
        personIds: [other.id, buyer.id],
      })
      const { items } = await owner.ports.records.list('dealRows', {
        workspaceId: owner.workspaceId,
        where: { op: 'has', field: 'personIds', value: other.id },
        limit: 5,
      })
      expect(items.map(({ id }) => id)).toEqual([made.id])
    },
  ),

  scenario(
    'records/deal-rows-by-amount',
    'deals ordered by currency, then amount, stand in one run a currency, also over pages',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const amounts = [
        ['USD', 900],
        ['EUR', 50],
        ['USD', null],
        ['JPY', 7],
        ['EUR', 2000],
        ['USD', 100],
      ] as const
      for (const [currency, amountMinor] of amounts) {
        await commit(stage, owner, [deal(stage.world, board, { title: `${currency} ${amountMinor}`, currency, amountMinor })])
      }
      const orderBy = [
        { field: 'currency', direction: 'asc', empty: 'last' },
        { field: 'amountMinor', direction: 'desc', empty: 'last' },
      ] as const
      const titles: string[] = []
      let after: PageCursor | null = null
      do {
        const page: Page<DealRow> = await owner.ports.records.list('dealRows', {
          workspaceId: owner.workspaceId,
          where: { op: 'in', field: 'title', values: amounts.map(([currency, minor]) => `${currency} ${minor}`) },
          orderBy,
          limit: 2,
          ...(after === null ? {} : { after }),
        })
        titles.push(...page.items.map(({ title }) => title))
        after = page.next
      } while (after !== null)
      expect(titles).toEqual(['EUR 2000', 'EUR 50', 'JPY 7', 'USD 900', 'USD 100', 'USD null'])
    },
  ),

  scenario(
    'records/deal-rows-next-step',
    "a deal's row counts what is still to be done about it, and follows its tasks",
    async ({ stage, listen }) => {
      const owner = await stage.as('owner')
      const made = await write(stage, owner, deal(stage.world, await boardOf(owner)))
      const row = listen(owner.ports.records.watchOne('dealRows', made.id))
      await row.times(1)
      const subjects = [subjectOf('deals', made.id)]
      const [id, other] = [stage.world.newId(), stage.world.newId()]
      const emitted = async () => [
        (await owner.ports.records.get('dealRows', made.id))?.openTasks,
        (await owner.ports.records.list('dealRows', { ...none, workspaceId: owner.workspaceId })).items.length,
      ]
      const seen = [await emitted()]
      await commit(stage, owner, [
        { kind: 'create', collection: 'tasks', id, data: { title: 'Call', subjects } },
        { kind: 'create', collection: 'tasks', id: other, data: { title: 'Write', subjects } },
      ])
      seen.push(await emitted())
      await write(stage, owner, { kind: 'update', collection: 'tasks', id, patch: { status: 'done' }, expect: 'any' })
      seen.push(await emitted())
      await expect.poll(() => row.latest?.value?.openTasks).toBe(1)
      await write(stage, owner, turn('trash', 'tasks', other))
      seen.push(await emitted())
      expect(seen).toEqual([
        [0, 1],
        [2, 0],
        [1, 0],
        [0, 1],
      ])
    },
  ),

  scenario(
    'records/stage-totals',
    'totals are of all live deals of a stage, a currency each, never summed across',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const [first, second] = board.open
      const at = (stageId: string, currency: string, amountMinor: number | null, probability: number | null) =>
        deal(stage.world, board, { stageId: stageId as typeof first.id, currency, amountMinor, probability })
      const trashed = at(first.id, 'EUR', 999, 100)
      await commit(stage, owner, [
        at(first.id, 'EUR', 101, 50),
        at(first.id, 'EUR', 100, 25),
        at(first.id, 'EUR', null, 10),
        at(first.id, 'JPY', 7, 50),
        at(second.id, 'EUR', 1_000_000_000_000_000, 100),
        ...Array.from({ length: 10 }, () => at(second.id, 'EUR', 999_999_999_999_999, 100)),
        trashed,
      ])
      await write(stage, owner, turn('trash', 'deals', trashed.id))
      expect(await totals(owner)).toEqual(
        [
          { stageId: first.id, currency: 'EUR', count: 3, amountMinor: '201', weightedMinor: '76' },
          { stageId: first.id, currency: 'JPY', count: 1, amountMinor: '7', weightedMinor: '4' },
          {
            stageId: second.id,
            currency: 'EUR',
            count: 11,
            amountMinor: '10999999999999990',
            weightedMinor: '10999999999999990',
          },
        ].toSorted(byStageAndCurrency),
      )
    },
  ),

  scenario(
    'records/stage-totals-follow',
    'totals follow a move, an edit and the trash, and vanish with the last deal',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const board = await boardOf(owner)
      const made = await write(stage, owner, deal(stage.world, board, { amountMinor: 100, probability: 50 }))
      await write(stage, owner, moveTo(made.id, board.open[1].id, { amountMinor: 300 }))
      const moved = await totals(owner)
      await write(stage, owner, turn('trash', 'deals', made.id))
      const one = { stageId: board.open[1].id, currency: 'EUR', count: 1, amountMinor: '300', weightedMinor: '150' }
      expect([moved, await totals(owner)]).toEqual([[one], []])
    },
  ),

  scenario('records/views-read-only', 'no one writes to a view', async ({ stage }) => {
    const owner = await stage.as('owner')
    const made = await write(stage, owner, person(stage.world))
    const edit = wild({ kind: 'update', collection: 'personRows', id: made.id, patch: { name: 'B' }, expect: 'any' })
    const failure: unknown = await commit(stage, owner, [edit]).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: expect.stringMatching(/^(access\/denied|record\/invalid)$/) })
  }),
]

const none = { where: { op: 'eq', field: 'openTasks', value: 0 }, limit: 5 } as const

async function totals(actor: Actor) {
  const page = await actor.ports.records.list('stageTotals', { workspaceId: actor.workspaceId, limit: 50 })
  return page.items
    .map(({ stageId, currency, count, amountMinor, weightedMinor }) => ({ stageId, currency, count, amountMinor, weightedMinor }))
    .toSorted(byStageAndCurrency)
}

function byStageAndCurrency(a: { readonly stageId: string; readonly currency: string }, b: typeof a): number {
  return `${a.stageId}${a.currency}` < `${b.stageId}${b.currency}` ? -1 : 1
}
