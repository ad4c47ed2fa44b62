import type { AnyCondition, AnyTest } from '../../../domain/model/query/any-query'
import { customCurrencyKeyOf, customKeyOf } from '../../../domain/model/query/field-reader'
import type { ReadableName } from '../../../domain/model/records/collections'
import { filterOf } from './column-tests'
import { snakeCase } from './column-names'
import { columnKind } from './columns'
import { and, clausesOf, NONE, not, or, UNASKED, type Filter } from './filter'

/** A test longer than this is made here, so that an address stays within what servers take. */
const LONGEST_TEST = 4000

/** The condition as the database is asked. What it cannot be asked is `unasked`, and left to `evaluate`. */
export function compileCondition(collection: ReadableName, condition: AnyCondition): Filter {
  switch (condition.op) {
    case 'and':
      return and(condition.of.map((part) => compileCondition(collection, part)))
    case 'or':
      return or(condition.of.map((part) => compileCondition(collection, part)))
    case 'not':
      return not(compileCondition(collection, condition.of))
    default:
      return testOf(collection, condition)
  }
}

function testOf(collection: ReadableName, asked: AnyTest): Filter {
  const kind = columnKind(collection, asked.field)
  const filter = kind === null ? NONE : filterOf(columnOf(asked.field), kind, asked)
  // A character takes up to nine there.
  const isShort = filter.op === 'test' && filter.test.length * 9 < LONGEST_TEST
  return !isShort && lengthOf(filter) > LONGEST_TEST ? UNASKED : filter
}

/** A column's name; the key of a value of the workspace's own fields. */
function columnOf(field: string): string {
  return customKeyOf(field) ?? customCurrencyKeyOf(field) ?? snakeCase(field)
}

/** In an address. */
export function lengthOf(filter: Filter): number {
  return clausesOf(filter).reduce((sum, clause) => sum + encodeURIComponent(clause).length, 0)
}
