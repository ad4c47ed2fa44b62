import { fold } from '../../../src/domain/model/kernel/text-fold'
import type { AnyCondition } from '../../../src/domain/model/query/any-query'
import { snakeCase } from './rows'

/**
 * Filters that every row which meets the condition passes. They need not say all of it: the caller evaluates the condition
 * itself on what comes.
 */
export function narrowing(condition: AnyCondition): readonly [string, string][] {
  switch (condition.op) {
    case 'and':
      return condition.of.flatMap(narrowing)
    case 'eq':
      return condition.value === null ? [] : [[snakeCase(condition.field), `eq.${condition.value}`]]
    case 'has':
      return [[snakeCase(condition.field), `cs.{${JSON.stringify(condition.value)}}`]]
    case 'startsWith':
      return [[folded(condition.field), `like.${pattern(condition.value)}*`]]
    case 'includes':
      return [[folded(condition.field), `like.*${pattern(condition.value)}*`]]
    default:
      return []
  }
}

/** A slug has no letters that folding would change. */
function folded(field: string): string {
  return field === 'slug' ? field : `${snakeCase(field)}_fold`
}

/** PostgREST reads `*` as "anything" and knows no escape for it: one character it is, whichever. */
function pattern(text: string): string {
  return fold(text)
    .replace(/[\\%_]/g, '\\$&')
    .replaceAll('*', '_')
}
