import { FILE_KINDS, type FileKind, typesOfKind } from '../../../domain/model/files/content-type'
import type { Id } from '../../../domain/model/kernel/id'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import { dayIn, isPlainDate } from '../../../domain/model/kernel/plain-date'
import { startOfDay } from '../../../domain/model/kernel/wall-time'
import type { AnyCondition, AnyQuery } from '../../../domain/model/query/ast'
import { isSubject, type Subject } from '../../../domain/model/records/subject'
import { Button } from '../../design/button'
import { Select } from '../../design/select'
import { WhenField } from '../../fields/when-field'
import { filesText } from '../../text/files'
import { AboutFilter } from '../../search/subject-field'
import { SearchBox } from '../../table/list-tools'
import page from '../../app/page.module.css'

const FILE_SIZES = ['small', 'medium', 'large'] as const
type FileSize = (typeof FILE_SIZES)[number]
const FILE_SORTS = ['name', 'mime', 'sizeBytes', 'createdAt'] as const
export type FileSort = (typeof FILE_SORTS)[number]

/** What of the library one wants to see, and in which order. Null: whatever it is. */
export interface FilesFilter {
  readonly search: string
  readonly kind: FileKind | null
  readonly size: FileSize | null
  readonly about: Subject | null
  /** Both days are part of it. */
  readonly from: PlainDate | null
  readonly to: PlainDate | null
  readonly sort: FileSort
  readonly direction: 'asc' | 'desc'
}

const MEBIBYTE = 1024 * 1024
/** From so many bytes on, and below so many. */
const BOUNDS: Readonly<Record<FileSize, readonly [number, number]>> = {
  small: [0, MEBIBYTE],
  medium: [MEBIBYTE, 10 * MEBIBYTE],
  large: [10 * MEBIBYTE, Number.MAX_SAFE_INTEGER],
}
const LATEST = { sort: 'createdAt', direction: 'desc' } as const

export const NO_FILTER: FilesFilter = { search: '', kind: null, size: null, about: null, from: null, to: null, ...LATEST }

/** As the link says; what it says and nobody knows is left out. */
export function readFilesFilter(params: URLSearchParams): FilesFilter {
  const [kind, size, about, from, to, order] = ['kind', 'size', 'about', 'from', 'to', 'sort'].map((name) => params.get(name))
  const sort = FILE_SORTS.find((each) => each === order?.replace('-', ''))
  return {
    search: params.get('q') ?? '',
    kind: FILE_KINDS.find((each) => each === kind) ?? null,
    size: FILE_SIZES.find((each) => each === size) ?? null,
    about: isSubject(about) ? about : null,
    from: isPlainDate(from) ? from : null,
    to: isPlainDate(to) ? to : null,
    ...(sort === undefined ? LATEST : { sort, direction: order?.startsWith('-') ? 'desc' : 'asc' }),
  }
}

export function writeFilesFilter(params: URLSearchParams, filter: FilesFilter): URLSearchParams {
  const { search, kind, size, about, from, to, sort, direction } = filter
  const isLatest = sort === LATEST.sort && direction === LATEST.direction
  const order = isLatest ? null : `${direction === 'desc' ? '-' : ''}${sort}`
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries({ q: search, kind, size, about, from, to, sort: order })) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export function isFilesFiltered({ search, kind, size, about, from, to }: FilesFilter): boolean {
  return search.trim() !== '' || [kind, size, about, from, to].some((each) => each !== null)
}

/** The other way round where it is the same column; a date or a size begins with the latest and largest. */
export function sortedBy(filter: FilesFilter, sort: FileSort): FilesFilter {
  if (filter.sort === sort) return { ...filter, direction: filter.direction === 'asc' ? 'desc' : 'asc' }
  return { ...filter, sort, direction: sort === 'createdAt' || sort === 'sizeBytes' ? 'desc' : 'asc' }
}

const DAY_MS = 86_400_000

/** The filter as the backend is asked. Its days are those of the workspace. */
export function filesQuery(filter: FilesFilter, context: { readonly workspaceId: Id; readonly timeZone: string }): AnyQuery {
  const { search, kind, size, about, from, to, sort, direction } = filter
  const of: AnyCondition[] = []
  if (kind !== null) of.push({ op: 'in', field: 'mime', values: typesOfKind(kind) })
  if (size !== null) {
    const [least, below] = BOUNDS[size]
    of.push({ op: 'gte', field: 'sizeBytes', value: least }, { op: 'lt', field: 'sizeBytes', value: below })
  }
  if (about !== null) of.push({ op: 'eq', field: 'subject', value: about })
  if (from !== null) of.push({ op: 'gte', field: 'createdAt', value: startOfDay(from, context.timeZone) })
  if (to !== null)
    of.push({ op: 'lt', field: 'createdAt', value: startOfDay(dayIn('UTC', Date.parse(to) + DAY_MS), context.timeZone) })
  return {
    workspaceId: context.workspaceId,
    ...(of.length === 0 ? {} : { where: { op: 'and', of } }),
    ...(search.trim() === '' ? {} : { search }),
    orderBy: [{ field: sort, direction, empty: 'last' }],
    limit: 100,
    count: 'exact',
  }
}

const text = filesText

interface FilesToolbarProps {
  readonly filter: FilesFilter
  readonly onFilter: (filter: FilesFilter) => void
}

/** By name, type, size, record and day. */
export function FilesToolbar({ filter, onFilter }: FilesToolbarProps) {
  const set = (part: Partial<FilesFilter>) => onFilter({ ...filter, ...part })
  const kinds = FILE_KINDS.map((value) => ({ value, label: text.kindOf[value] }))
  const sizes = FILE_SIZES.map((value) => ({ value, label: text.sizes[value] }))
  const { search, kind, size, from, to, sort, direction } = filter
  return (
    <div className={page.filters}>
      <SearchBox label={text.search} text={search} onText={(typed) => set({ search: typed })} onLeave={focusList} />
      <Select
        aria-label={text.columns.kind}
        value={kind ?? ''}
        options={[{ value: '', label: text.anyKind }, ...kinds]}
        onValue={(chosen) => set({ kind: chosen === '' ? null : chosen })}
      />
      <Select
        aria-label={text.sizeLabel}
        value={size ?? ''}
        options={[{ value: '', label: text.sizes.any }, ...sizes]}
        onValue={(chosen) => set({ size: chosen === '' ? null : chosen })}
      />
      <AboutFilter about={filter.about} onAbout={(about) => set({ about })} />
      <WhenField
        label={text.from}
        kind="day"
        value={from ?? ''}
        onValue={(day) => set({ from: isPlainDate(day) ? day : null })}
      />
      <WhenField label={text.to} kind="day" value={to ?? ''} onValue={(day) => set({ to: isPlainDate(day) ? day : null })} />
      {isFilesFiltered(filter) ? (
        <Button data-clear variant="quiet" onClick={() => onFilter({ ...NO_FILTER, sort, direction })}>
          {text.clear}
        </Button>
      ) : null}
    </div>
  )
}

/** From the search field on to the first file. */
function focusList(): void {
  document.querySelector<HTMLElement>('#main [role=grid]')?.focus()
}
