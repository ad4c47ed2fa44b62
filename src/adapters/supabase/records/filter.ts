/*
 * Conditions in the words of PostgREST (docs.postgrest.org, "Horizontal Filtering"). SQL's logic has three values: a test of
 * an empty column is neither true nor false. Here a test of an empty column is false, and its negation is written so that it
 * is true.
 */

export type Filter =
  | { readonly op: 'and' | 'or'; readonly of: readonly Filter[] }
  | { readonly op: 'test'; readonly column: string; readonly test: string; readonly isNot: boolean }
  /** What the database cannot be asked: true of every row as far as it is concerned. */
  | { readonly op: 'unasked' }

export const ALL: Filter = { op: 'and', of: [] }
export const NONE: Filter = { op: 'or', of: [] }
export const UNASKED: Filter = { op: 'unasked' }

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

/** True for exactly the rows for which the filter is not; negation ends at the tests, where empty columns are thought of. */
export function not(filter: Filter): Filter {
  switch (filter.op) {
    case 'and':
      return or(filter.of.map(not))
    case 'or':
      return and(filter.of.map(not))
    case 'unasked':
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
  return filter.op !== 'test' && filter.op !== 'unasked' && filter.of.length === 0 && filter.op === constant.op
}

export function isNone(filter: Filter): boolean {
  return isSame(filter, NONE)
}

/**
 * Without the parts that cannot be asked: true of every row that the filter is true of, and perhaps of more.
 *
 * @returns `isExact`: of no more
 */
export function askable(filter: Filter): { readonly filter: Filter; readonly isExact: boolean } {
  if (filter.op === 'unasked') return { filter: ALL, isExact: false }
  if (filter.op === 'test') return { filter, isExact: true }
  const parts = filter.of.map(askable)
  const join = filter.op === 'and' ? and : or
  return { filter: join(parts.map((part) => part.filter)), isExact: parts.every(({ isExact }) => isExact) }
}

/** Each a logic tree of PostgREST; a row must satisfy all. */
export function clausesOf(filter: Filter): readonly string[] {
  if (filter.op === 'and') return filter.of.flatMap(clausesOf)
  return [textOf(filter)]
}

function textOf(filter: Filter): string {
  switch (filter.op) {
    case 'test':
      return `${filter.column}.${filter.isNot ? 'not.' : ''}${filter.test}`
    // Taken out by `askable` before; here it is measured only.
    case 'unasked':
      return ''
    default:
      return `${filter.op}(${filter.of.map(textOf).join(',')})`
  }
}

/** A value in a logic tree or an array: between quotes everything but these two stands for itself. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** An array literal of PostgreSQL. */
export function arrayOf(values: readonly string[]): string {
  return `{${values.map(quoted).join(',')}}`
}
