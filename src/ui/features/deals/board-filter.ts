import { isTestGroup, type ViewFilter, type ViewTest } from '../../../domain/model/views/view'

/*
 * The quick choices over the board (whose deals, which pipeline) are conditions of the view's filter like any other, so
 * that links, saved views and the table know of them.
 */

/** What a field must be one of, whatever else holds; none: anything. */
export function valuesOf(filter: ViewFilter, field: string): readonly string[] {
  return quickTest(filter, field)?.values ?? []
}

/**
 * The filter with that value for the field, `null`: with none.
 * @returns `null` where a filter cannot say it: one condition of several is enough there, and some are groups by now
 */
export function withValue(filter: ViewFilter, field: string, value: string | null): ViewFilter | null {
  const old = quickTest(filter, field)
  const test: ViewTest | null = value === null ? null : { field, operator: 'any-of', values: [value] }
  if (isAllNeeded(filter)) {
    const rest = filter.tests.filter((part) => part !== old)
    return { match: 'all', tests: test === null ? rest : [test, ...rest] }
  }
  if (test === null) return filter
  const tests = testsOf(filter)
  return tests.length < filter.tests.length ? null : { match: 'all', tests: [test, { match: 'any', tests }] }
}

function quickTest(filter: ViewFilter, field: string): ViewTest | undefined {
  if (!isAllNeeded(filter)) return undefined
  return testsOf(filter).find((test) => test.field === field && test.operator === 'any-of')
}

function testsOf({ tests }: ViewFilter): readonly ViewTest[] {
  return tests.flatMap((part) => (isTestGroup(part) ? [] : [part]))
}

function isAllNeeded({ match, tests }: ViewFilter): boolean {
  return match === 'all' || tests.length < 2
}
