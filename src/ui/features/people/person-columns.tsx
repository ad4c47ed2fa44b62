import type { ReactNode } from 'react'
import { type Lifecycle, LIFECYCLES } from '../../../domain/model/registry/contacts'
import type { PersonRow } from '../../../domain/model/records/views'
import type { Tag as TagRecord } from '../../../domain/model/tags/tag'
import { recordPath } from '../../app/routes'
import { picturePath, RecordAvatar } from '../../picture/avatars'
import type { GridSummary } from '../../grid/grid.types'
import cells from '../../table/cells.module.css'
import { columnsOf, type ColumnShape, type RecordLookups, type TableColumn, tagCells, wordCell } from '../../table/columns'
import type { FilterOption } from '../../table/filter-draft'
import { nameIn, type FieldWords } from '../../table/use-offered-fields'
import { peopleText } from '../../text/people'
import { tablesText } from '../../text/tables'
import { PhoneText } from '../../fields/value-text'

export type PersonColumnKey = keyof typeof peopleText.columns

const SHAPES: readonly ColumnShape<PersonColumnKey>[] = [
  { key: 'name', width: 232 },
  { key: 'email', width: 240 },
  { key: 'company', width: 180 },
  { key: 'jobTitle', width: 180 },
  { key: 'phone', width: 150 },
  { key: 'lifecycle', width: 110 },
  { key: 'owner', width: 150 },
  { key: 'tags', width: 180 },
  { key: 'city', width: 130 },
  { key: 'country', width: 90, extra: true },
  { key: 'source', width: 140, extra: true },
  { key: 'doNotContact', width: 130, extra: true },
  { key: 'createdAt', width: 120, readOnly: true },
  { key: 'originalCreatedAt', width: 150, extra: true, readOnly: true },
  { key: 'updatedAt', width: 120, extra: true, readOnly: true },
]

/** The columns of the people table. */
export function personColumns(lookups: RecordLookups): readonly TableColumn<PersonRow>[] {
  return columnsOf('people', SHAPES, { labels: peopleText.columns, cells: CELLS, lookups })
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
  return wordCell(peopleText.lifecycle[lifecycle], LIFECYCLE_COLOURS[lifecycle])
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
  phone: ({ phone }) => (phone === null ? null : <PhoneText text={phone} />),
  lifecycle: (row) => (row.lifecycle === null ? null : lifecycleTag(row.lifecycle)),
  owner: (row, { memberName }) => memberName(row.ownerId),
  tags: (row, lookups) => tagCells(row.tagIds, lookups),
  city: (row) => row.city,
  country: (row) => row.country,
  source: (row) => row.source,
  doNotContact: (row) => (row.doNotContact ? tablesText.yes : null),
  createdAt: (row, { day }) => day(row.createdAt),
  originalCreatedAt: (row, { day }) => (row.originalCreatedAt === null ? null : day(row.originalCreatedAt)),
  updatedAt: (row, { day }) => day(row.updatedAt),
}

export function lifecycleOptions(): readonly FilterOption[] {
  return LIFECYCLES.map((value) => ({ value, label: peopleText.lifecycle[value] }))
}

/** What the fields of people and the values of their choices are called. */
export const PERSON_WORDS: FieldWords = {
  fieldName: (key) => nameIn(peopleText.columns, key),
  choiceName: (_key, value) => lifecycleOptions().find((option) => option.value === value)?.label ?? value,
}
