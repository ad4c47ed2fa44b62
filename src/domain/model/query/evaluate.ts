import { fold } from '../kernel/text-fold'
import type { AnyCondition, AnyTest } from './any-query'
import { readField } from './field-reader'
import { compareKeys, sortKey } from './sort-key'

/** Whether the row meets the condition. The semantics are stated at `Condition`; this is their reference. */
export function evaluate(condition: AnyCondition, row: object): boolean {
  switch (condition.op) {
    case 'and':
      return condition.of.every((part) => evaluate(part, row))
    case 'or':
      return condition.of.some((part) => evaluate(part, row))
    case 'not':
      return !evaluate(condition.of, row)
    default:
      return test(condition, readField(row, condition.field))
  }
}

function test(condition: AnyTest, held: unknown): boolean {
  switch (condition.op) {
    case 'eq':
      return isSame(held, condition.value)
    case 'neq':
      return !isSame(held, condition.value)
    case 'in':
      return condition.values.some((value) => held === value)
    case 'has':
      return Array.isArray(held) && held.includes(condition.value)
    case 'startsWith':
      return typeof held === 'string' && fold(held).startsWith(fold(condition.value))
    case 'includes':
      return typeof held === 'string' && fold(held).includes(fold(condition.value))
    default:
      return isInRange(condition, held)
  }
}

function isSame(held: unknown, value: unknown): boolean {
  return value === null ? isEmpty(held) : held === value
}

function isEmpty(held: unknown): boolean {
  return held === null || held === undefined || (Array.isArray(held) && held.length === 0)
}

function isInRange(condition: Extract<AnyTest, { readonly op: 'lt' | 'lte' | 'gt' | 'gte' }>, held: unknown): boolean {
  if (typeof held !== typeof condition.value) return false
  const key = sortKey(condition.field, held)
  const bound = sortKey(condition.field, condition.value)
  if (key === null || bound === null) return false
  return WITHIN[condition.op](compareKeys(key, bound))
}

/** Which comparisons of a sort key with a bound lie in a range. */
export const WITHIN = {
  lt: (difference: number) => difference < 0,
  lte: (difference: number) => difference <= 0,
  gt: (difference: number) => difference > 0,
  gte: (difference: number) => difference >= 0,
} as const
