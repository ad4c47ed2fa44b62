import { PREFIXES } from '../../knowledge/header-words'
import { keysOf, matchWords } from '../../match-key'
import type { ColumnSign } from './column-signs'
import type { FileToWeigh } from './file-to-weigh'

const COMPANY = keysOf(PREFIXES.companies)
const PARTS = ['people.firstName', 'people.lastName', 'people.jobTitle'] as const
const OF_COMPANIES = /^field companies\./
const MOST = 0.6

/**
 * Is each row somebody with a job, whose employer is told of in columns that say so, `Company Size`? However many those are,
 * the file lists people: a list of companies would not say each time whose size it is.
 */
export function areEmployees({ names, filledAt }: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): boolean {
  const rows = Math.max(0, ...names.map((_, at) => filledAt(at)))
  const isFilled = (field: string) =>
    names.some((_, at) => columns[at]?.some(({ group }) => group === `field ${field}`) === true && filledAt(at) >= rows * MOST)
  return (
    PARTS.every(isFilled) &&
    names.every(
      (name, at) => columns[at]?.some(({ group }) => OF_COMPANIES.test(group)) !== true || COMPANY.has(matchWords(name)[0] ?? ''),
    )
  )
}
