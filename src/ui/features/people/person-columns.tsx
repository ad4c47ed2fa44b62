import type { ReactNode } from 'react'
import { LIFECYCLES, type Lifecycle } from '../../../domain/model/people/lifecycle'
import type { PersonRow } from '../../../domain/model/records/views'
import type { Tag as TagRecord } from '../../../domain/model/tags/tag'
import { FIELD_CATALOGUE } from '../../../domain/model/views/field-catalogue'
import { recordPath } from '../../app/routes'
import { picturePath } from '../../picture/picture-path'
import { RecordAvatar } from '../../picture/record-avatar'
import type { GridSummary } from '../../grid/grid.types'
import cells from '../../table/cells.module.css'
import type { FilterKind, FilterOption } from '../../table/filter-operators'
import type { RecordLookups } from '../../table/record-lookups'
import type { TableColumn } from '../../table/table-column'
import { tagCells, wordCell } from '../../table/tag-cells'
import { peopleText } from '../../text/people'
import { tablesText } from '../../text/tables'

export type PersonColumnKey = keyof typeof peopleText.columns

interface ColumnShape {
  readonly key: PersonColumnKey
  readonly field: keyof PersonRow
  readonly kind: FilterKind
  /** Pixels. */
  readonly width: number
  /** Hidden until it is chosen. */
  readonly extra?: true
  readonly readOnly?: true
}

const FIELDS = new Map(FIELD_CATALOGUE.people.map((each) => [each.key, each]))

const SHAPES: readonly ColumnShape[] = [
  { key: 'name', field: 'name', kind: 'text', width: 232 },
  { key: 'email', field: 'email', kind: 'text', width: 240 },
  { key: 'company', field: 'companyName', kind: 'text', width: 180 },
  { key: 'jobTitle', field: 'jobTitle', kind: 'text', width: 180 },
  { key: 'phone', field: 'phone', kind: 'text', width: 150 },
  { key: 'lifecycle', field: 'lifecycle', kind: 'choice', width: 110 },
  { key: 'owner', field: 'ownerId', kind: 'choice', width: 150 },
  { key: 'tags', field: 'tagIds', kind: 'tags', width: 180 },
  { key: 'city', field: 'city', kind: 'text', width: 130 },
  { key: 'country', field: 'country', kind: 'text', width: 90, extra: true },
  { key: 'source', field: 'source', kind: 'text', width: 140, extra: true },
  { key: 'doNotContact', field: 'doNotContact', kind: 'flag', width: 130, extra: true },
  { key: 'createdAt', field: 'createdAt', kind: 'date', width: 120, readOnly: true },
  { key: 'updatedAt', field: 'updatedAt', kind: 'date', width: 120, extra: true, readOnly: true },
]

/** The columns of the people table. */
export function personColumns(lookups: RecordLookups): readonly TableColumn<PersonRow>[] {
  return SHAPES.map(({ key, field, kind, width, extra, readOnly }) => {
    const label = peopleText.columns[key]
    const draw = CELLS[key]
    return {
      key,
      field,
      label,
      width,
      align: 'start',
      sortable: (FIELDS.get(key)?.orderBy ?? null) !== null,
      editable: readOnly !== true,
      isStandard: extra !== true,
      filter: { field, label, kind, options: optionsOf(key, lookups) },
      render: (row) => draw(row, lookups),
    }
  })
}

/** A person on a narrow screen: who, and where they work or how to reach them. */
export function personSummary(): GridSummary<PersonRow> {
  return {
    render: (row) => (
      <span className={cells.lines}>
        <RecordAvatar path={picturePath('people', row.id, row.avatarFileId)} name={row.name} size="md" />
        <span className={cells.two}>
          <div className={cells.main}>{row.name}</div>
          <div className={cells.sub}>
            {[row.jobTitle, row.companyName].filter(Boolean).join(' · ') || (row.email ?? row.phone)}
          </div>
        </span>
        {row.lifecycle === null ? null : lifecycleTag(row.lifecycle)}
      </span>
    ),
  }
}

const LIFECYCLE_COLOURS: { readonly [L in Lifecycle]: TagRecord['colour'] } = {
  lead: 'blue',
  prospect: 'violet',
  customer: 'green',
  former: 'grey',
  other: 'grey',
}

function lifecycleTag(lifecycle: Lifecycle): ReactNode {
  return wordCell(peopleText.lifecycle(lifecycle), LIFECYCLE_COLOURS[lifecycle])
}

const CELLS: { readonly [K in PersonColumnKey]: (row: PersonRow, lookups: RecordLookups) => ReactNode } = {
  name: (row, { slug }) => (
    <a className={cells.name} href={recordPath(slug, 'people', row.id)} tabIndex={-1}>
      <RecordAvatar path={picturePath('people', row.id, row.avatarFileId)} name={row.name} size="xs" />
      {row.name}
    </a>
  ),
  email: (row) => row.email,
  company: (row) => row.companyName,
  jobTitle: (row) => row.jobTitle,
  phone: (row) => row.phone,
  lifecycle: (row) => (row.lifecycle === null ? null : lifecycleTag(row.lifecycle)),
  owner: (row, { memberName }) => memberName(row.ownerId),
  tags: (row, lookups) => tagCells(row.tagIds, lookups),
  city: (row) => row.city,
  country: (row) => row.country,
  source: (row) => row.source,
  doNotContact: (row) => (row.doNotContact ? tablesText.yes : null),
  createdAt: (row, { day }) => day(row.createdAt),
  updatedAt: (row, { day }) => day(row.updatedAt),
}

export function lifecycleOptions(): readonly FilterOption[] {
  return LIFECYCLES.map((value) => ({ value, label: peopleText.lifecycle(value) }))
}

function optionsOf(key: PersonColumnKey, { members, tags }: RecordLookups): readonly FilterOption[] {
  if (key === 'lifecycle') return lifecycleOptions()
  if (key === 'owner') return members
  return key === 'tags' ? tags : []
}
