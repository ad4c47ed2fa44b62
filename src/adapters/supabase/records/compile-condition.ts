import type { AnyCondition, AnyTest } from '../../../domain/model/query/ast'
import { customCurrencyKeyOf, customKeyOf } from '../../../domain/model/query/field-reader'
import type { ReadableName } from '../../../domain/model/records/collections'
import { filterOf } from './column-tests'
import { columnKind, snakeCase } from './columns'
import { and, clausesOf, NONE, not, or, UNSUPPORTED, type Filter } from './filter'

/** A longer test is evaluated here, so that the URL stays within what servers accept. */
const MAX_TEST_LENGTH = 4000

/**
 * Translates a condition into a filter for the database. What the database cannot test is `unsupported`, and is left to
 * `evaluate`.
 */
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

function testOf(collection: ReadableName, condition: AnyTest): Filter {
  const kind = columnKind(collection, condition.field)
  const filter = kind === null ? NONE : filterOf(columnOf(condition.field), kind, condition)
  // A character takes up to nine in a URL.
  const isShort = filter.op === 'test' && filter.test.length * 9 < MAX_TEST_LENGTH
  return !isShort && lengthOf(filter) > MAX_TEST_LENGTH ? UNSUPPORTED : filter
}

/** The column of a field, or the key of one of the workspace's own fields. */
function columnOf(field: string): string {
  return customKeyOf(field) ?? customCurrencyKeyOf(field) ?? snakeCase(field)
}

/** The length in a URL. */
export function lengthOf(filter: Filter): number {
  return clausesOf(filter).reduce((sum, clause) => sum + encodeURIComponent(clause).length, 0)
}
