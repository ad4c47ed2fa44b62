import type { Condition, Test } from '../../../scripts/backend/rest/read-query.mjs'
import { compareText } from '../../../src/domain/model/kernel/compare-text'

/** A row as the database holds it, by column. */
export type SqlRow = Readonly<Record<string, unknown>>

/** SQL's three values; `null` is unknown. */
type Truth = boolean | null

/** Whether the database would give the row: whatever is unknown is not given. */
export function isGiven(conditions: readonly Condition[], row: SqlRow): boolean {
  return conditions.every((condition) => truthOf(condition, row) === true)
}

function truthOf(condition: Condition, row: SqlRow): Truth {
  const plain =
    'join' in condition
      ? joined(
          condition.join,
          condition.of.map((part) => truthOf(part, row)),
        )
      : tested(condition, row)
  return condition.isNot ? negated(plain) : plain
}

function joined(join: 'and' | 'or', parts: readonly Truth[]): Truth {
  const decides = join === 'or'
  if (parts.includes(decides)) return decides
  return parts.includes(null) ? null : !decides
}

function negated(truth: Truth): Truth {
  return truth === null ? null : !truth
}

function tested({ column, operator, value }: Test, row: SqlRow): Truth {
  if (!(column in row)) throw new Error(`no column ${column}`)
  const held = row[column]
  const isNull = held === null || held === undefined
  if (operator === 'is') return value === 'null' ? isNull : held === (value === 'true')
  if (isNull) return null
  if (typeof value !== 'string') return value.some((one) => compared(held, one) === 0)
  return OPERATORS[operator]?.(held, value) ?? unheardOf(operator)
}

const OPERATORS: Readonly<Record<string, (held: unknown, value: string) => boolean>> = {
  '=': (held, value) =>
    Array.isArray(held) ? `{${held.join(',')}}` === value || JSON.stringify(held) === value : compared(held, value) === 0,
  '<': (held, value) => compared(held, value) < 0,
  '<=': (held, value) => compared(held, value) <= 0,
  '>': (held, value) => compared(held, value) > 0,
  '>=': (held, value) => compared(held, value) >= 0,
  like: (held, value) => likeOf(value, 'su').test(String(held)),
  ilike: (held, value) => likeOf(value, 'siu').test(String(held)),
  '~': (held, value) => new RegExp(value, 's').test(String(held)),
  '@>': (held, value) => Array.isArray(held) && held.includes(onlyEntry(value)),
}

function compared(held: unknown, value: string): number {
  if (typeof held === 'number') return held - Number(value)
  if (typeof held === 'boolean') return Number(held) - Number(value === 'true')
  return compareText(String(held), value)
}

/** A pattern of `like`, with the backslash as its escape. */
function likeOf(pattern: string, flags: string): RegExp {
  const source = pattern.replace(/\\(.)|([%_])|([^\\%_])/gsu, (_, escaped?: string, wild?: string, plain?: string) =>
    wild === undefined ? (escaped ?? plain ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') : wild === '%' ? '.*' : '.',
  )
  return new RegExp(`^${source}$`, flags)
}

/** Of an array literal with one quoted entry. */
function onlyEntry(literal: string): string {
  return literal.slice(2, -2).replace(/\\(.)/gs, '$1')
}

function unheardOf(operator: string): never {
  throw new Error(`no operator ${operator}`)
}
