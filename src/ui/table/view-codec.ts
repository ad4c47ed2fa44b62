import type { Scalar } from '../../domain/model/query/ast'
import type { AnyTest } from '../../domain/model/query/any-query'
import type { FieldKind } from '../../domain/model/records/field-kinds'
import { queryText } from '../app/routes'
import type { Filter, TableSort, TableView } from './table-view'

/** The fields a table offers, with what a query may do with each. */
export type ViewFields = Readonly<Record<string, FieldKind>>

export interface ViewCodec {
  /** The query string without `?`; empty for the view one gets without asking. Parameters of others are kept. */
  encode(view: TableView, others?: string): string
  /** Total: what is not understood is left out, so that an old or mangled link still opens. */
  decode(query: string): TableView
}

const OWN = ['q', 'sort', 'filter'] as const

/** Reads and writes a view as `q=ada&sort=name,-createdAt&filter=city:includes:ber&filter=-tagIds:has:…`. */
export function viewCodec(fields: ViewFields, defaultSort: readonly TableSort[]): ViewCodec {
  const standardSort = defaultSort.map(encodeSort).join(',')
  return {
    encode: ({ search, sort, filters }, others = '') => {
      const parameters = new URLSearchParams(others)
      for (const name of OWN) parameters.delete(name)
      if (search !== '') parameters.set('q', search)
      const sorted = sort.map(encodeSort).join(',')
      if (sorted !== standardSort) parameters.set('sort', sorted)
      for (const filter of filters) parameters.append('filter', encodeFilter(filter))
      return queryText(parameters)
    },
    decode: (query) => {
      const parameters = new URLSearchParams(query)
      const sort = (parameters.get('sort') ?? '').split(',').flatMap((text) => decodeSort(text, fields))
      return {
        search: parameters.get('q') ?? '',
        filters: parameters.getAll('filter').flatMap((text) => decodeFilter(text, fields)),
        sort: sort.length === 0 ? defaultSort : sort,
      }
    },
  }
}

function encodeSort({ field, direction }: TableSort): string {
  return direction === 'asc' ? field : `-${field}`
}

function decodeSort(text: string, fields: ViewFields): readonly TableSort[] {
  const field = text.replace(/^-/, '')
  const kind = kindOf(field, fields)
  if (kind === undefined || kind === 'list' || kind === 'object') return []
  return [{ field, direction: text.startsWith('-') ? 'desc' : 'asc' }]
}

function encodeFilter(filter: Filter): string {
  return filter.op === 'not' ? `-${encodeTest(filter.of)}` : encodeTest(filter)
}

function encodeTest(test: AnyTest): string {
  if (test.op === 'in') return `${test.field}:in:${test.values.map((value) => encodeURIComponent(String(value))).join(',')}`
  if (test.value !== null) return `${test.field}:${test.op}:${String(test.value)}`
  return `${test.field}:${test.op === 'eq' ? 'empty' : 'filled'}`
}

const TEXT_TESTS = ['startsWith', 'includes'] as const
const RANGE_TESTS = ['lt', 'lte', 'gt', 'gte'] as const

function decodeFilter(text: string, fields: ViewFields): readonly Filter[] {
  const negated = text.startsWith('-')
  const test = decodeTest(negated ? text.slice(1) : text, fields)
  if (test === null) return []
  return [negated ? { op: 'not', of: test } : test]
}

function decodeTest(text: string, fields: ViewFields): AnyTest | null {
  const [, field = '', op = '', rest] = /^(\w+):(\w+)(?::(.*))?$/s.exec(text) ?? []
  const kind = kindOf(field, fields)
  if (kind === undefined) return null
  if (op === 'empty' && rest === undefined) return { op: 'eq', field, value: null }
  if (op === 'filled' && rest === undefined) return { op: 'neq', field, value: null }
  if (rest === undefined) return null
  return kind === 'list' ? decodeListTest(field, op, rest) : decodeScalarTest({ field, op, rest }, kind)
}

function decodeListTest(field: string, op: string, rest: string): AnyTest | null {
  return op === 'has' ? { op, field, value: rest } : null
}

interface TestText {
  readonly field: string
  readonly op: string
  readonly rest: string
}

function decodeScalarTest({ field, op, rest }: TestText, kind: FieldKind): AnyTest | null {
  if (op === 'in') {
    const values = rest.split(',').map((part) => decodeValue(safelyDecoded(part), kind))
    return values.every((value) => value !== null) ? { op, field, values } : null
  }
  const value = decodeValue(rest, kind)
  if (value === null) return null
  if (op === 'eq' || op === 'neq') return { op, field, value }
  const textOp = TEXT_TESTS.find((name) => name === op)
  if (textOp !== undefined) return typeof value === 'string' ? { op: textOp, field, value } : null
  const rangeOp = RANGE_TESTS.find((name) => name === op)
  return rangeOp === undefined || typeof value === 'boolean' ? null : { op: rangeOp, field, value }
}

/** `null`: not a value of this kind. */
function decodeValue(text: string | null, kind: FieldKind): Scalar | null {
  if (text === null || kind === 'object' || kind === 'list') return null
  if (kind === 'text') return text
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : null
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

function safelyDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // a lone `%` in a link that was typed or cut
  }
}

function kindOf(field: string, fields: ViewFields): FieldKind | undefined {
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}
