import { collectionOf, fieldOf, UNMAPPED, type Target } from '../targets'
import type { Columns, FileColumns } from './file-columns'

/** What tells which company, or who. */
const KNOWN_BY: ReadonlySet<string> = new Set(
  'name website domain recordId email fullName firstName lastName phone link'.split(' '),
)

const NAMED: ReadonlySet<Target> = new Set<Target>([
  'companies.name',
  'companies.website',
  'companies.domain',
  'companies.recordId',
])

/** `Industry` in a list of deals that names no company is none of any record: it is kept as a field of the list's own. */
export function settleNobodys(columns: Columns, { source, primary }: FileColumns): Columns {
  if (source !== 'other' || primary === 'companies') return columns
  const isKnown = (of: string) =>
    columns.some(({ target }) => target !== null && collectionOf(target) === of && KNOWN_BY.has(fieldOf(target)))
  const isNamed = columns.some(({ target }) => target !== null && NAMED.has(target))
  const isOnlyCalled = !isNamed && columns.some(({ target }) => target === 'people.fullName')
  // `Client phone` beside a name of somebody, and of no company, is theirs.
  if (isOnlyCalled)
    return columns.map((column) => (column.target === 'companies.phone' ? { ...column, target: 'people.phone' } : column))
  if (primary === 'people') return columns
  const hasCompany = isKnown('companies') || columns.some(({ target }) => target === 'people.email')
  return hasCompany ? columns : columns.map((column) => (isOfCompany(column.target) ? UNMAPPED : column))
}

function isOfCompany(target: Target | null): boolean {
  return target !== null && collectionOf(target) === 'companies'
}
