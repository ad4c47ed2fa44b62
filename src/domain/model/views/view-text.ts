import {
  isTestGroup,
  LAYOUTS,
  isOperator,
  type TestGroup,
  type View,
  type ViewColumn,
  type ViewFilter,
  type ViewSort,
  type ViewTest,
} from './view'

/*
 * A view written down, the same in links and in saved views:
 *
 *   filter   owner:any-of:me;(any;city:contains:ber;city:empty)     conditions; `any` first where one is enough
 *   sort     name,-createdAt
 *   columns  name*240,email                                           width in pixels where it was chosen
 *
 * What a value has of the signs that divide is written as `%` and its code.
 */

/** The parts of a view that are text; `null` is as it usually is. */
export interface ViewText {
  readonly layout: View['layout']
  readonly filter: string | null
  readonly sort: string | null
  readonly group: string | null
  readonly columns: string | null
}

export function writeView({ layout, filter, sort, group, columns }: View): ViewText {
  return {
    layout,
    filter: orNull(writeFilter(filter)),
    sort: orNull(sort.map(({ field, direction }) => (direction === 'asc' ? field : `-${field}`)).join(',')),
    group,
    columns: orNull(columns.map(({ field, width }) => (width === null ? field : `${field}*${width}`)).join(',')),
  }
}

/** `null`: it cannot be read. Whether there are such fields is for `fitted` to say. */
export function readView(text: { readonly [P in keyof ViewText]: string | null }): View | null {
  const layout = text.layout === null ? 'table' : LAYOUTS.find((name) => name === text.layout)
  const filter = readFilter(text.filter ?? '')
  const sort = readAll(text.sort, readSort)
  const columns = readAll(text.columns, readColumn)
  if (layout === undefined || filter === null || sort === null || columns === null) return null
  if (text.group !== null && !KEY.test(text.group)) return null
  return { layout, filter, sort, group: text.group, columns }
}

const KEY = /^[A-Za-z][\w.-]*$/

function orNull(text: string): string | null {
  return text === '' ? null : text
}

function writeFilter({ match, tests }: ViewFilter): string {
  const parts = tests.map((part) => (isTestGroup(part) ? `(${writeTests(part)})` : writeTest(part)))
  return joined(match, parts)
}

function writeTests({ match, tests }: TestGroup): string {
  return joined(match, tests.map(writeTest))
}

function joined(match: 'all' | 'any', parts: readonly string[]): string {
  return parts.length === 0 ? '' : [...(match === 'any' ? ['any'] : []), ...parts].join(';')
}

function writeTest({ field, operator, values }: ViewTest): string {
  return [field, operator, ...(values.length === 0 ? [] : [values.map(escaped).join(',')])].join(':')
}

/** Signs that divide, and what a line of text would not keep: white space and what is not seen. */
const DIVIDING = /[%:;,()\s\p{C}]/gu

function escaped(value: string): string {
  // `encodeURIComponent` knows no half of a pair, and leaves brackets as they are.
  return value.replace(/\p{Cs}/gu, '\uFFFD').replace(DIVIDING, (sign) => ESCAPED.get(sign) ?? encodeURIComponent(sign))
}

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['(', '%28'],
  [')', '%29'],
])

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // a lone `%` in a link that was typed or cut
  }
}

function readFilter(text: string): ViewFilter | null {
  if (text === '') return { match: 'all', tests: [] }
  const parts = partsOf(text)
  if (parts === null) return null
  const { match, rest } = matched(parts)
  const tests = rest.map((part) => (part.startsWith('(') ? readGroup(part) : readTest(part)))
  const read = tests.filter((test) => test !== null)
  return read.length === tests.length && read.length > 0 ? { match, tests: read } : null
}

function readGroup(part: string): TestGroup | null {
  const { match, rest } = matched(part.slice(1, -1).split(';'))
  const tests = rest.map(readTest)
  const read = tests.filter((test) => test !== null)
  return read.length === tests.length && read.length > 0 ? { match, tests: read } : null
}

function matched(parts: readonly string[]): { readonly match: 'all' | 'any'; readonly rest: readonly string[] } {
  return parts[0] === 'any' ? { match: 'any', rest: parts.slice(1) } : { match: 'all', rest: parts }
}

/** Divided at semicolons that are in no brackets; `null` where brackets are within brackets, or not closed. */
function partsOf(text: string): readonly string[] | null {
  const parts = text.match(/\([^()]*\)|[^;()]+/g) ?? []
  return parts.join(';') === text ? parts : null
}

function readTest(text: string): ViewTest | null {
  const [field = '', name = '', given, ...more] = text.split(':')
  if (!isOperator(name) || !KEY.test(field) || more.length > 0) return null
  const values = given === undefined ? [] : given.split(',').map(unescaped)
  const read = values.filter((value) => value !== null)
  return read.length === values.length ? { field, operator: name, values: read } : null
}

function readAll<T>(text: string | null, read: (part: string) => T | null): readonly T[] | null {
  if (text === null || text === '') return []
  const parts = text.split(',').map(read)
  const known = parts.filter((part) => part !== null)
  return known.length === parts.length ? known : null
}

function readSort(text: string): ViewSort | null {
  const field = text.replace(/^-/, '')
  return KEY.test(field) ? { field, direction: text.startsWith('-') ? 'desc' : 'asc' } : null
}

function readColumn(text: string): ViewColumn | null {
  const [field = '', width, ...more] = text.split('*')
  if (!KEY.test(field) || more.length > 0) return null
  if (width === undefined) return { field, width: null }
  return /^\d{2,4}$/.test(width) ? { field, width: Number(width) } : null
}
