import type { Span } from '../../../domain/model/figures/period'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { firstDayOf, isPlainMonth, monthsLater, type PlainMonth } from '../../../domain/model/kernel/plain-month'
import type { Operator, TestGroup, ViewFilter, ViewTest } from '../../../domain/model/views/view'
import type { ReportFilters } from './report'

export interface BehindContext {
  readonly filters: ReportFilters
  readonly span: Span | null
}

/** The deals that a line of a report is made of, by the name that the line has in the address; null: it names none. */
export function behindFilter(name: string, { filters, span }: BehindContext): ViewFilter | null {
  const groups = groupsOf(name, span)
  if (groups === null) return null
  const { pipelineId, ownerId } = filters
  const common = [
    ...(pipelineId === null ? [] : [test('pipeline', 'any-of', pipelineId)]),
    ...(ownerId === null ? [] : [test('owner', 'any-of', ownerId)]),
  ]
  const [only, ...others] = groups.map((tests): TestGroup => ({ match: 'all', tests: [...tests, ...common] }))
  if (only === undefined) return null
  return others.length === 0 ? only : { match: 'any', tests: [only, ...others] }
}

/** One of them holds, with all of its conditions. */
type Groups = readonly (readonly ViewTest[])[]

interface LineKey {
  readonly id: Id | null
  readonly month: PlainMonth | null
  readonly ofSpan: readonly ViewTest[]
}

/** By the kind of line; null: it is of nothing that the key names. */
const GROUPS = new Map<string, (key: LineKey) => Groups | null>([
  ['stage', ({ id }) => (id === null ? null : [[test('stage', 'any-of', id)]])],
  ['forecast', ({ month }) => forecastOf(month)],
  ['closed', ({ month }) => (month === null ? null : [[CLOSED, ...closedIn({ from: month, to: month })]])],
  ['owner', ({ id, ofSpan }) => [[CLOSED, one('owner', id), ...ofSpan]]],
  ['reason', ({ id, ofSpan }) => [[LOST, one('lostReason', id), ...ofSpan]]],
])

function groupsOf(name: string, span: Span | null): Groups | null {
  const [kind = '', key = ''] = name.split(':')
  const id = isId(key) ? key : null
  const month = isPlainMonth(key) ? key : null
  if (id === null && month === null && key !== 'none') return null
  return GROUPS.get(kind)?.({ id, month, ofSpan: span === null ? [] : closedIn(span) }) ?? null
}

const OPEN = test('stageKind', 'any-of', 'open')
const CLOSED = test('stageKind', 'any-of', 'won', 'lost')
const WON = test('stageKind', 'any-of', 'won')
const LOST = test('stageKind', 'any-of', 'lost')

function forecastOf(month: PlainMonth | null): Groups {
  if (month === null) return [[OPEN, test('closeOn', 'empty')]]
  const span = { from: month, to: month }
  return [
    [OPEN, ...daysOf('closeOn', span)],
    [WON, ...closedIn(span)],
  ]
}

function closedIn(span: Span): readonly ViewTest[] {
  return daysOf('closedAt', span)
}

/** From the first day of the span, and before the first one after it. */
function daysOf(field: string, { from, to }: Span): readonly ViewTest[] {
  return [test(field, 'since', firstDayOf(from)), test(field, 'before', firstDayOf(monthsLater(to, 1)))]
}

function one(field: string, id: string | null): ViewTest {
  return id === null ? test(field, 'empty') : test(field, 'any-of', id)
}

function test(field: string, operator: Operator, ...values: readonly string[]): ViewTest {
  return { field, operator, values }
}
