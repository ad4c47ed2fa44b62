import { fold } from '../../../src/domain/model/kernel/text-fold'
import type { AnyCondition, AnyTest, Scalar } from '../../../src/domain/model/query/ast'
import { sortKey } from '../../../src/domain/model/query/order'
import { namesOf } from '../../../src/domain/model/registry/registry'
import type { ListedName } from './names'
import { joined, type Parameters } from './parameters'
import { type Place, placeOf } from './places'

/** Fields whose sort key is not folded. */
const EXACT = namesOf(({ type }) => type === 'rank')

/** The condition over `rows r`: 1 or 0 for every row, never NULL. */
export function compileCondition(name: ListedName, condition: AnyCondition, parameters: Parameters): string {
  switch (condition.op) {
    case 'and':
    case 'or':
      return joined(
        condition.op === 'and' ? 'AND' : 'OR',
        condition.of.map((part) => compileCondition(name, part, parameters)),
      )
    case 'not':
      if (condition.of.op === 'not') return compileCondition(name, condition.of.of, parameters)
      return `NOT ${compileCondition(name, condition.of, parameters)}`
    default: {
      const place = placeOf(name, condition.field) ?? NOWHERE
      return `(${compileTest(place, condition, parameters)})`
    }
  }
}

/** Whether links name the rows that can meet the condition. */
export function isByLinks(name: ListedName, condition: AnyCondition): boolean {
  if (condition.op === 'and') return condition.of.some((part) => isByLinks(name, part))
  if (condition.op !== 'eq' && condition.op !== 'in' && condition.op !== 'has') return false
  return (condition.op !== 'eq' || condition.value !== null) && (placeOf(name, condition.field)?.link ?? null) !== null
}

const NOWHERE: Place = { key: 'NULL', exact: 'NULL', list: '$.none', link: null, kind: 'any' }

function compileTest(place: Place, test: AnyTest, parameters: Parameters): string {
  switch (test.op) {
    case 'eq':
      return test.value === null ? isEmpty(place) : isOneOf(place, [test.value], parameters)
    case 'neq':
      return `NOT (${compileTest(place, { ...test, op: 'eq' }, parameters)})`
    case 'in':
      return isOneOf(place, test.values, parameters)
    case 'has':
      return has(place, test.value, parameters)
    case 'startsWith':
    case 'includes': {
      const text = EXACT.has(test.field) ? `lower(${place.key})` : place.key
      const at = `instr(${text}, ${parameters.one(fold(test.value))})`
      return `typeof(${place.key}) = 'text' AND ${at} ${test.op === 'includes' ? '> 0' : '= 1'}`
    }
    default:
      return isInRange(place, test, parameters)
  }
}

function isEmpty({ key, list, kind }: Place): string {
  const lacksList = list === '' ? '1' : `json_type(r.doc, '${list}') IS NULL`
  if (kind === 'any') return `${key} IS NULL AND ${lacksList}`
  return kind === 'list' || kind === 'object' ? lacksList : `${key} IS NULL`
}

/** Values are compared as JSON, so that `1`, `"1"` and `true` differ. */
function isOneOf({ exact, link, kind, key }: Place, values: readonly Scalar[], parameters: Parameters): string {
  const texts = values.filter((value) => typeof value === 'string')
  if (values.length === 0 || kind === 'list' || kind === 'object') return '0'
  if (key === 'r.id') return `r.id IN ${parameters.each(texts)}`
  if (link !== null) return linked(link, texts, parameters)
  return `coalesce(${exact} IN ${parameters.each(values.map((value) => JSON.stringify(value)))}, 0)`
}

function has({ link, list, kind }: Place, value: Scalar, parameters: Parameters): string {
  if (list === '' || (kind !== 'list' && kind !== 'any')) return '0'
  if (link !== null) return typeof value === 'string' ? linked(link, [value], parameters) : '0'
  const isSame =
    typeof value === 'boolean'
      ? `type = '${value ? 'true' : 'false'}'`
      : `type NOT IN ('true', 'false') AND atom = ${parameters.one(value)}`
  return `EXISTS (SELECT 1 FROM json_each(r.doc, '${list}') WHERE ${isSame}) AND json_type(r.doc, '${list}') = 'array'`
}

/** Read from the links, which is quick however many rows there are. */
export function linked(link: string, values: readonly string[], parameters: Parameters): string {
  return `r.n IN (SELECT n FROM links WHERE field = '${link}' AND value IN ${parameters.each(values)})`
}

const SIGNS = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const
type Range = Extract<AnyTest, { readonly op: keyof typeof SIGNS }>

function isInRange({ key, exact, kind }: Place, { op, field, value }: Range, parameters: Parameters): string {
  const bound = sortKey(field, value)
  if (bound === null) return '0'
  const within = `coalesce(${key} ${SIGNS[op]} ${parameters.one(bound)}, 0)`
  if (typeof value === 'string') return `typeof(${key}) = 'text' AND ${within}`
  // `true` has the key 1, and is no number.
  const isNumber = `typeof(${key}) <> 'text'`
  return kind === 'any'
    ? `${isNumber} AND coalesce(${exact} NOT IN ('true', 'false'), 0) AND ${within}`
    : `${isNumber} AND ${within}`
}
