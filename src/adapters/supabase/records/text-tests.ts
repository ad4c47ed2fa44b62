import { NONE, quoted, test, type Filter } from './filter'

/** Text that PostgreSQL can store: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Rows whose text starts with the prefix. It is a range, since under row level security an index serves `<` but not `like`. */
export function beginsWith(column: string, prefix: string): readonly Filter[] {
  const end = after(prefix)
  return [test(column, `gte.${quoted(prefix)}`), ...(end === null ? [] : [test(column, `lt.${quoted(end)}`)])]
}

/**
 * Rows whose text contains the part. PostgREST reads every `*` of a pattern as `%`, so a part with a star becomes a regular
 * expression.
 */
export function holds(column: string, part: string): Filter {
  if (part.includes('*')) return test(column, `match.${quoted(part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))}`)
  return test(column, `like.${quoted(`*${part.replace(/[\\%_]/g, '\\$&')}*`)}`)
}

/** As `holds`, but the planner expects many matches: it walks the rows in the wanted order until there are enough. */
export function contains(column: string, part: string): Filter {
  if (!isStorable(part)) return NONE
  return test(column, `cs.${quoted(`%${part.replace(/[\\%_]/g, '\\$&')}%`)}`)
}

/** The least text, by code point, that is greater than every text with this prefix; `null`: there is none. */
export function after(prefix: string): string | null {
  const points = Array.from(prefix)
  for (let last = points.pop(); last !== undefined; last = points.pop()) {
    const point = last.codePointAt(0) ?? LAST_POINT
    if (point < LAST_POINT)
      return points.join('') + String.fromCodePoint(point === BEFORE_SURROGATES ? AFTER_SURROGATES : point + 1)
  }
  return null
}

const LAST_POINT = 0x10ffff
const BEFORE_SURROGATES = 0xd7ff
const AFTER_SURROGATES = 0xe000
