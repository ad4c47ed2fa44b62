import type { ReactNode } from 'react'
import type { Lifecycle, PEOPLE } from '../../../domain/model/registry/contacts'
import type { ListedName } from '../../../domain/model/registry/field'
import type { LineName } from '../../../domain/model/registry/lines'
import type { PersonRow } from '../../../domain/model/records/views'
import type { Tag as TagRecord } from '../../../domain/model/tags/tag'
import { recordPath } from '../../app/routes'
import { picturePath, RecordAvatar } from '../../picture/avatars'
import type { GridSummary } from '../../grid/grid.types'
import {
  columnsOf,
  nameCell,
  summaryCell,
  wordCell,
  type ColumnShape,
  type RecordLookups,
  type TableColumn,
} from '../../table/columns'
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
  const labels = peopleText.columns satisfies Readonly<Record<LineName<typeof PEOPLE> & ListedName<typeof PEOPLE>, string>>
  return columnsOf('people', SHAPES, { labels, cells: CELLS, lookups })
}

/** A person on a narrow screen: who, and where they work or how to reach them. */
export function personSummary(): GridSummary<PersonRow> {
  return {
    render: (row) => {
      const work = [row.jobTitle, row.companyName].filter(Boolean)
      return summaryCell(row.name, work.length > 0 ? work : [row.email ?? row.phone], {
        before: <RecordAvatar path={picturePath('people', row.id, row.avatarFileId)} name={row.name} size="md" />,
        after: row.lifecycle === null ? null : lifecycleTag(row.lifecycle),
      })
    },
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

const CELLS: { readonly [K in PersonColumnKey]?: (row: PersonRow, lookups: RecordLookups) => ReactNode } = {
  name: (row, { slug }) =>
    nameCell(
      recordPath(slug, 'people', row.id),
      row.name,
      <RecordAvatar path={picturePath('people', row.id, row.avatarFileId)} name={row.name} size="xs" />,
    ),
  phone: ({ phone }) => (phone === null ? null : <PhoneText text={phone} />),
  lifecycle: (row) => (row.lifecycle === null ? null : lifecycleTag(row.lifecycle)),
  doNotContact: (row) => (row.doNotContact ? tablesText.yes : null),
}

/** What the fields of people and the values of their choices are called. */
export const PERSON_WORDS: FieldWords = {
  fieldName: (key) => nameIn(peopleText.columns, key),
  choiceName: (_key, value) => nameIn(peopleText.lifecycle, value),
}
