import { filter, firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../../src/domain/model/query/ast'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { boardModel, type BoardView } from '../../../src/ui/features/deals/board.model'
import { memoryWorkspace, type MemoryWorkspace } from '../../support/memory-workspace'

const MANY = 600
let world: MemoryWorkspace
let pipelineId: Id

beforeAll(async () => {
  world = await memoryWorkspace()
  const { ports, runtime, workspaceId } = world
  const { items } = await ports.records.list('stages', { workspaceId, limit: 10 })
  const stage = items.find(({ name }) => name === 'Lead')!
  pipelineId = stage.pipelineId
  const deal = (title: string, amountMinor: number, currency: string): Mutation => ({
    kind: 'create',
    collection: 'deals',
    id: runtime.newId(),
    data: { title, amountMinor, currency, pipelineId, stageId: stage.id, rank: 'a0' },
  })
  const commit = (mutations: readonly Mutation[]) =>
    ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  await commit([
    deal('Red loom', 100, 'EUR'),
    deal('Red wheel', 200, 'EUR'),
    deal('Red shed', 5, 'USD'),
    deal('Blue', 1000, 'EUR'),
  ])
  for (let from = 0; from < MANY; from += 200) await commit(Array.from({ length: 200 }, () => deal('Grey bolt', 1, 'EUR')))
})
afterAll(() => world.close())

async function firstColumn(view: Partial<BoardView>) {
  const { ports, workspaceId } = world
  const model = boardModel(ports.records, workspaceId, { pipelineId, search: '', where: null, ...view })
  const { columns } = await firstValueFrom(model.state$.pipe(filter(({ isStale }) => !isStale)))
  const { shown, totals } = columns[0]!
  return { shown, totals: totals.map(({ currency, count, amountMinor }) => `${currency} ${count} ${amountMinor}`).toSorted() }
}

it('the totals over a column are of the cards that the filter leaves, also of those beyond one page', async () => {
  const where = { op: 'lte', field: 'amountMinor', value: 150 } satisfies AnyCondition
  expect([
    await firstColumn({}),
    await firstColumn({ search: 'red' }),
    await firstColumn({ search: 'red', where }),
    await firstColumn({ search: 'grey' }),
  ]).toEqual([
    { shown: MANY + 4, totals: [`EUR ${MANY + 3} ${MANY + 1300}`, 'USD 1 5'] },
    { shown: 3, totals: ['EUR 2 300', 'USD 1 5'] },
    { shown: 2, totals: ['EUR 1 100', 'USD 1 5'] },
    { shown: MANY, totals: [`EUR ${MANY} ${MANY}`] },
  ])
})
