import type { AnyCondition } from '../../../src/domain/model/query/ast'

/** Hosting takes statements of 100 kB, and expressions that are a hundred deep. */
const MOST_TESTS = 200
const MOST_DEPTH = 20

/** Whether it is too long for one statement. No screen asks such a thing; who does is answered slowly. */
export function isLong(condition: AnyCondition): boolean {
  const { tests, depth } = sizeOf(condition)
  return tests > MOST_TESTS || depth > MOST_DEPTH
}

function sizeOf(condition: AnyCondition): { readonly tests: number; readonly depth: number } {
  const parts = condition.op === 'not' ? [condition.of] : condition.op === 'and' || condition.op === 'or' ? condition.of : null
  if (parts === null) return { tests: 1, depth: 1 }
  const sizes = parts.map(sizeOf)
  return {
    tests: sizes.reduce((sum, { tests }) => sum + tests, 0),
    depth: 1 + Math.max(0, ...sizes.map(({ depth }) => depth)),
  }
}
