import { expect } from 'vitest'
import type { Deal } from '../../src/domain/model/deals/deal'
import { currencyTotals, type CurrencyTotal } from '../../src/domain/model/figures/currency-totals'
import { forecastReport, lossReport, monthReport, ownerReport, pipelineReport } from '../../src/domain/model/figures/reports'
import type { Page, PageCursor } from '../../src/domain/model/query/ast'
import type { ViewName, Views } from '../../src/domain/model/records/collections'
import type { RecordsPort } from '../../src/ports/records.port'
import type { Id } from '../../src/domain/model/kernel/id'
import type { RandomBoard } from './random-deals'

/**
 * Holds what a backend's views and the reports on them say of these deals against sums made here in another way: deal by
 * deal, in whole minor units and hundredths kept apart, months read off a formatted date.
 */
export async function expectReports(
  { records, workspaceId }: { readonly records: RecordsPort; readonly workspaceId: Id },
  deals: readonly Deal[],
  board: RandomBoard,
): Promise<void> {
  const figures = await everything(records, 'dealFigures', workspaceId)
  const all = ledgers(deals, board, ({ deal }) => deal.stageId)
  const kindOf = (deal: Deal) => board.stages.find(({ id }) => id === deal.stageId)?.kind

  expect(shown(currencyTotals(figures)), 'all deals').toEqual(ledgers(deals, board, () => 'all').get('all'))

  const stageTotals = await everything(records, 'stageTotals', workspaceId)
  for (const { id } of board.stages) {
    const ofStage = stageTotals.filter(({ stageId }) => stageId === id).toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
    expect(shown(ofStage), `stage ${id}`).toEqual(all.get(id) ?? [])
  }

  for (const { stageId, totals } of pipelineReport(figures, board.stages)) {
    expect(shown(totals), `pipeline, ${stageId}`).toEqual(all.get(stageId) ?? [])
  }

  const span = { from: '2026-02', to: '2026-11' } as never
  const byMonth = ledgers(deals, board, ({ deal, month }) => `${kindOf(deal)} ${month}`)
  const forecast = forecastReport(figures, span)
  expect(forecast.map(({ month }) => month)).toEqual([...TEN_MONTHS, null])
  for (const { month, open, won } of forecast) {
    const wanted = [byMonth.get(`open ${month}`) ?? [], byMonth.get(`won ${month}`) ?? []]
    expect([shown(open), shown(won)], `forecast ${month}`).toEqual(wanted)
  }

  const closed = deals.filter((deal) => kindOf(deal) !== 'open' && TEN_MONTHS.includes(monthAt(deal) ?? ''))
  const endings = [
    { lines: monthReport(figures, span), keyOf: (deal: Deal) => monthAt(deal) },
    { lines: ownerReport(figures, span), keyOf: (deal: Deal) => deal.ownerId },
  ] as const
  for (const { lines, keyOf } of endings) {
    const wanted = ledgers(closed, board, ({ deal }) => `${kindOf(deal)} ${keyOf(deal)}`)
    for (const { key, won, lost } of lines) {
      expect([shown(won), shown(lost)], `closed, ${key}`).toEqual([
        wanted.get(`won ${key}`) ?? [],
        wanted.get(`lost ${key}`) ?? [],
      ])
    }
    expect(lines.length).toBeGreaterThan(2)
  }
  const lost = ledgers(
    closed.filter((deal) => kindOf(deal) === 'lost'),
    board,
    ({ deal }) => `${deal.lostReasonId}`,
  )
  const losses = lossReport(figures, span)
  expect(new Map(losses.map((line) => [`${line.key}`, shown(line.lost)]))).toEqual(lost)
}

const TEN_MONTHS = ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`)

/** All rows of a view, as any reader gets them: page by page. */
export async function everything<K extends ViewName>(
  records: RecordsPort,
  view: K,
  workspaceId: Id,
): Promise<readonly Views[K][]> {
  const rows: Views[K][] = []
  const query = { workspaceId, limit: records.capabilities.maxPageSize }
  let after: PageCursor | null = null
  for (;;) {
    const page: Page<unknown> = await records.list(view, after === null ? query : { ...query, after })
    rows.push(...(page.items as readonly Views[K][]))
    if (page.next === null) return rows
    after = page.next
  }
}

type Shown = readonly [currency: string, count: number, amount: string, weighted: string]

function shown(totals: readonly CurrencyTotal[]): readonly Shown[] {
  return totals.map(({ currency, count, amountMinor, weightedMinor }) => [currency, count, amountMinor, weightedMinor])
}

interface Entry {
  readonly deal: Deal
  readonly month: string | null
}

function ledgers(
  deals: readonly Deal[],
  board: RandomBoard,
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, readonly Shown[]> {
  const books = new Map<string, Map<string, [count: number, amount: bigint, wholes: bigint, hundredths: number]>>()
  for (const deal of deals) {
    const stage = board.stages.find(({ id }) => id === deal.stageId)!
    const month = stage.kind === 'open' ? (deal.expectedCloseOn?.replace(/-\d\d$/, '') ?? null) : monthAt(deal)
    const key = keyOf({ deal, month })
    const book = books.get(key) ?? new Map()
    books.set(key, book)
    const line = book.get(deal.currency) ?? [0, 0n, 0n, 0]
    const minor = deal.amountMinor ?? 0
    const percent = deal.probability ?? stage.probability
    // A hundred parts of the amount: as many of each as the percent says.
    const [whole, rest] = [Math.floor(minor / 100), minor % 100]
    book.set(deal.currency, [line[0] + 1, line[1] + BigInt(minor), line[2] + BigInt(whole * percent), line[3] + rest * percent])
  }
  return new Map(
    [...books].map(([key, book]) => [
      key,
      [...book]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([currency, [count, amount, wholes, hundredths]]): Shown => {
          const weighted = wholes + BigInt(Math.floor(hundredths / 100)) + (hundredths % 100 >= 50 ? 1n : 0n)
          return [currency, count, `${amount}`, `${weighted}`]
        }),
    ]),
  )
}

/** As the workspace's calendar shows it. */
function monthAt({ closedAt }: Deal): string | null {
  if (closedAt === null) return null
  return BERLIN.format(new Date(closedAt)).slice(0, 7)
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' })
