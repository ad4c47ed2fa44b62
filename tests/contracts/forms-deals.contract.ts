import { expect } from 'vitest'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { Actor } from '../harness/stage'
import { boardOf, company, deal, person, turn, write } from './acts'
import { found, linesOf, made, send } from './forms.contract'
import { scenario, type Scenario } from './scenario'

const EMAIL = { key: 'people.emails', label: 'E-mail', help: null, required: true, value: null }
const AMOUNT = { ...EMAIL, key: 'deals.amountMinor', label: 'Budget', required: false }
const SIZE = { ...EMAIL, key: 'deals.custom.looms', label: 'Looms', required: false }
const FROM = { ...EMAIL, key: 'deals.source', label: 'Source', required: false, value: 'Website' }

/** What becomes of a form that makes deals. */
export const formDeals: readonly Scenario[] = [
  scenario('forms/deal', 'a form makes a deal for a stranger, with what was said of it', async ({ stage }) => {
    const [owner, admin, stranger] = [await stage.as('owner'), await stage.as('admin'), await stage.world.connect()]
    const board = await boardOf(owner)
    const before = await write(stage, owner, deal(stage.world, board, { stageId: board.open[1].id, rank: 'a5' }))
    const data = { collection: 'deals', label: 'Looms', key: 'looms', type: 'number', position: 'a0' } as const
    await write(stage, owner, { kind: 'create', collection: 'fieldDefinitions', id: stage.world.newId(), data })
    const form = await made(stage, owner, {
      fields: [EMAIL, AMOUNT, SIZE, FROM],
      ownerIds: [admin.memberId],
      dealTitle: '{company}: {form}',
      dealStageId: board.open[1].id,
    })
    const answers = { 'people.emails': 'ada@engines.example', 'deals.amountMinor': '1200 USD', 'deals.custom.looms': '12' }
    expect((await send(stranger, form, answers)).ok).toBe(true)
    const ada = (await found(owner, 'ada@engines.example'))!
    const [made1] = await dealsOf(owner, ada)
    expect(made1).toMatchObject({
      title: `ada@engines.example: ${form.name}`,
      people: [{ personId: ada.id, role: null, primary: true }],
      stageId: board.open[1].id,
      pipelineId: board.pipelineId,
      amountMinor: 120_000,
      currency: 'USD',
      source: 'Website',
      custom: { looms: 12 },
      ownerId: admin.memberId,
      createdBy: { memberId: null, via: 'form' },
    })
    expect(made1!.rank > before.rank).toBe(true)
  }),

  scenario(
    'forms/deal-known',
    'somebody who was known gets a new deal, which their timeline says; one that was there stays as it is',
    async ({ stage }) => {
      const [owner, admin, stranger] = [await stage.as('owner'), await stage.as('admin'), await stage.world.connect()]
      const board = await boardOf(owner)
      const engines = await write(stage, owner, company(stage.world, { name: 'Engines', domains: ['engines.example'] }))
      const emails = [{ value: 'ada@engines.example', label: null, primary: true }]
      const ada = await write(stage, owner, person(stage.world, { firstName: 'Ada', emails, ownerId: owner.memberId }))
      const people = [{ personId: ada.id, role: null, primary: true }]
      const there = await write(stage, owner, deal(stage.world, board, { title: 'Engines', people }))
      const form = await made(stage, owner, { fields: [EMAIL, AMOUNT], ownerIds: [admin.memberId], dealTitle: '{company}' })
      const answers = { 'people.emails': 'ada@engines.example', 'deals.amountMinor': '5' }
      expect((await send(stranger, form, answers)).ok).toBe(true)
      const lines = await linesOf(owner, ada.id)
      const [first, second] = await dealsOf(owner, ada)
      expect({
        there: first?.version === there.version,
        second: [second?.title, second?.companyId, second?.ownerId, second?.stageId, second?.amountMinor],
        lines: lines.map(({ verb, objectId, actorId }) => [verb, objectId === second?.id, actorId]),
      }).toEqual({
        there: true,
        second: ['Engines', engines.id, owner.memberId, board.open[0].id, 500],
        lines: [
          ['created', true, null],
          ['submitted', false, null],
          ['updated', false, null],
        ],
      })
    },
  ),

  scenario(
    'forms/deal-stage-gone',
    'where its stage is gone, a deal begins the usual pipeline, and nobody is turned away',
    async ({ stage }) => {
      const [owner, stranger] = [await stage.as('owner'), await stage.world.connect()]
      const board = await boardOf(owner)
      const { id: stageId } = board.open[1]
      const form = await made(stage, owner, { fields: [EMAIL, AMOUNT], dealTitle: 'New: {person}', dealStageId: stageId })
      await write(stage, owner, turn('trash', 'stages', stageId))
      const sum = { 'people.emails': 'bo@looms.example', 'deals.amountMinor': 'a lot' }
      const wrong = await send(stranger, form, sum)
      expect((await send(stranger, form, { 'people.emails': 'bo@looms.example' })).ok).toBe(true)
      const bo = (await found(owner, 'bo@looms.example'))!
      expect({ wrong, deals: (await dealsOf(owner, bo)).map(({ title, stageId: at }) => [title, at]) }).toEqual({
        wrong: { ok: false, refusal: 'answers-invalid', fields: { 'deals.amountMinor': { rule: 'type' } } },
        deals: [['New: bo@looms.example', board.open[0].id]],
      })
    },
  ),

  scenario('forms/deal-none', 'a form that makes none asks nothing of one', async ({ stage }) => {
    const [owner, stranger] = [await stage.as('owner'), await stage.world.connect()]
    const form = await made(stage, owner, { fields: [EMAIL, AMOUNT] })
    const shown = await stranger.ports.functions.readForm({ workspaceId: form.workspaceId, formId: form.id })
    const asked = await send(stranger, form, { 'people.emails': 'bo@looms.example', 'deals.amountMinor': '5' })
    expect({ fields: shown?.fields.map(({ key }) => key), asked }).toEqual({
      fields: ['people.emails'],
      asked: { ok: false, refusal: 'answers-invalid', fields: { 'deals.amountMinor': { rule: 'unknown-field' } } },
    })
  }),
]

/** The eldest first. */
async function dealsOf({ ports, workspaceId }: Actor, { id }: RecordOf<'people'>): Promise<readonly RecordOf<'deals'>[]> {
  const where = { op: 'has', field: 'personIds', value: id } as const
  const orderBy = [{ field: 'createdAt', direction: 'asc', empty: 'last' }] as const
  const { items } = await ports.records.list('dealRows', { workspaceId, where, orderBy, limit: 10 })
  const deals = await ports.records.getMany(
    'deals',
    items.map((row) => row.id),
  )
  return items.flatMap((row) => deals.get(row.id) ?? [])
}
