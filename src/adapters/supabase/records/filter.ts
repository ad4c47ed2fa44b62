/*
 * Conditions in PostgREST's syntax (docs.postgrest.org, "Horizontal Filtering"). SQL logic has three values: a test of an empty
 * column is neither true nor false. Here a test of an empty column is false, and `not` is written so that its negation is true.
 */

export type Filter =
  | { readonly op: 'and' | 'or'; readonly of: readonly Filter[] }
  | { readonly op: 'test'; readonly column: string; readonly test: string; readonly isNot: boolean }
  /** A test the database cannot make: it passes every row. */
  | { readonly op: 'unsupported' }

export const ALL: Filter = { op: 'and', of: [] }
export const NONE: Filter = { op: 'or', of: [] }
export const UNSUPPORTED: Filter = { op: 'unsupported' }

/** @param test operator and value: `eq."Ada"` */
export function test(column: string, text: string): Filter {
  return { op: 'test', column, test: text, isNot: false }
}

export function isEmpty(column: string): Filter {
  return test(column, 'is.null')
}

export function isFilled(column: string): Filter {
  return { op: 'test', column, test: 'is.null', isNot: true }
}

export function and(of: readonly Filter[]): Filter {
  return joined('and', of)
}

export function or(of: readonly Filter[]): Filter {
  return joined('or', of)
}

/**
 * True for exactly the rows for which the filter is not. Negation is pushed down to the tests, where empty columns are handled.
 */
export function not(filter: Filter): Filter {
  switch (filter.op) {
    case 'and':
      return or(filter.of.map(not))
    case 'or':
      return and(filter.of.map(not))
    case 'unsupported':
      return filter
    case 'test': {
      const negated = { ...filter, isNot: !filter.isNot }
      return filter.test.startsWith('is.') || filter.isNot ? negated : or([isEmpty(filter.column), negated])
    }
  }
}

function joined(op: 'and' | 'or', parts: readonly Filter[]): Filter {
  const flat = parts.flatMap((part) => (part.op === op ? part.of : [part]))
  const decides = op === 'and' ? NONE : ALL
  if (flat.some((part) => isSame(part, decides))) return decides
  const [only] = flat
  return only !== undefined && flat.length === 1 ? only : { op, of: flat }
}

function isSame(filter: Filter, constant: Filter): boolean {
  return filter.op !== 'test' && filter.op !== 'unsupported' && filter.of.length === 0 && filter.op === constant.op
}

export function isNone(filter: Filter): boolean {
  return isSame(filter, NONE)
}

/**
 * The filter without its unsupported parts: true of every row that the filter is true of, and perhaps of more.
 *
 * @returns `isExact`: of no more
 */
export function supportedPart(filter: Filter): { readonly filter: Filter; readonly isExact: boolean } {
  if (filter.op === 'unsupported') return { filter: ALL, isExact: false }
  if (filter.op === 'test') return { filter, isExact: true }
  const parts = filter.of.map(supportedPart)
  const join = filter.op === 'and' ? and : or
  return { filter: join(parts.map((part) => part.filter)), isExact: parts.every(({ isExact }) => isExact) }
}

/** Logic trees of PostgREST; a row must match all of them. */
export function clausesOf(filter: Filter): readonly string[] {
  if (filter.op === 'and') return filter.of.flatMap(clausesOf)
  return [textOf(filter)]
}

function textOf(filter: Filter): string {
  switch (filter.op) {
    case 'test':
      return `${filter.column}.${filter.isNot ? 'not.' : ''}${filter.test}`
    // `supportedPart` removes it before; here only its length counts.
    case 'unsupported':
      return ''
    default:
      return `${filter.op}(${filter.of.map(textOf).join(',')})`
  }
}

/** A value in a logic tree or an array. Between quotes only these two characters need an escape. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** A PostgreSQL array literal. */
export function arrayOf(values: readonly string[]): string {
  return `{${values.map(quoted).join(',')}}`
}
