import type { Span } from '../../../domain/model/figures/period'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { firstDayOf, isPlainMonth, monthsLater, type PlainMonth } from '../../../domain/model/kernel/plain-month'
import { NO_FILTER, type Operator, type TestGroup, type View, type ViewFilter, type ViewTest } from '../../../domain/model/views/view'
import { writeView } from '../../../domain/model/views/view-text'
import { screenPath } from '../../app/routes'
import type { ReportFilters } from './report'

const IN_ROWS: View = { layout: 'table', filter: NO_FILTER, sort: [], group: null, columns: [] }

/** As a link and the list of deals write it. */
export function filterText(filter: ViewFilter): string {
  return writeView({ ...IN_ROWS, filter }).filter ?? ''
}

/** The list of the deals that a figure is made of, by the name that a line would have. @param workspace its slug */
export function dealsBehind(workspace: string, name: string, context: BehindContext): string {
  return screenPath(workspace, 'deals', { layout: 'table', filter: filterText(behindFilter(name, context) ?? NO_FILTER) })
}

export interface BehindContext {
  readonly filters: Pick<ReportFilters, 'pipelineId' | 'ownerId'>
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
  ['closing', ({ month }) => (month === null ? null : [[OPEN, ...daysOf('closeOn', { from: month, to: month })]])],
  ['late', ({ month }) => (month === null ? null : [[OPEN, test('closeOn', 'before', firstDayOf(month))]])],
  ['later', ({ month }) => (month === null ? null : [[OPEN, test('closeOn', 'since', firstDayOf(monthsLater(month, 1)))]])],
  ['open', () => [[OPEN]]],
  ['won', ({ ofSpan }) => [[WON, ...ofSpan]]],
  ['ended', ({ ofSpan }) => [[CLOSED, ...ofSpan]]],
  ['closed-won', ({ month }) => (month === null ? null : [[WON, ...closedIn({ from: month, to: month })]])],
  ['closed', ({ month }) => (month === null ? null : [[CLOSED, ...closedIn({ from: month, to: month })]])],
  ['owner', ({ id, ofSpan }) => [[CLOSED, one('owner', id), ...ofSpan]]],
  ['reason', ({ id, ofSpan }) => [[LOST, one('lostReason', id), ...ofSpan]]],
])

function groupsOf(name: string, span: Span | null): Groups | null {
  const [kind = '', key = ''] = name.split(':')
  const id = isId(key) ? key : null
  const month = isPlainMonth(key) ? key : null
  if (id === null && month === null && key !== 'none' && key !== 'all') return null
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
