import type { ReactNode } from 'react'
import { type COMPANIES, COMPANY_SIZES } from '../../../domain/model/registry/contacts'
import type { ListedName } from '../../../domain/model/registry/field'
import type { LineName } from '../../../domain/model/registry/lines'
import type { CompanyRow } from '../../../domain/model/records/views'
import { recordPath } from '../../app/routes'
import { picturePath, RecordAvatar } from '../../picture/avatars'
import type { GridSummary } from '../../grid/grid.types'
import { columnsOf, nameCell, summaryCell, type ColumnShape, type RecordLookups, type TableColumn } from '../../table/columns'
import { nameIn, type FieldWords } from '../../table/use-offered-fields'
import { companiesText } from '../../text/contacts'
import { PhoneText } from '../../fields/value-text'

export type CompanyColumnKey = keyof typeof companiesText.columns

const SHAPES: readonly ColumnShape<CompanyColumnKey>[] = [
  { key: 'name', width: 240 },
  { key: 'domain', width: 200 },
  { key: 'industry', width: 170 },
  { key: 'size', width: 140 },
  { key: 'phone', width: 150 },
  { key: 'city', width: 130 },
  { key: 'country', width: 90, extra: true },
  { key: 'website', width: 220, extra: true },
  { key: 'owner', width: 150 },
  { key: 'tags', width: 180 },
  { key: 'createdAt', width: 120, readOnly: true },
  { key: 'originalCreatedAt', width: 150, extra: true, readOnly: true },
  { key: 'updatedAt', width: 120, extra: true, readOnly: true },
]

/** The columns of the companies table. */
export function companyColumns(lookups: RecordLookups): readonly TableColumn<CompanyRow>[] {
  const labels = companiesText.columns satisfies Readonly<
    Record<LineName<typeof COMPANIES> & ListedName<typeof COMPANIES>, string>
  >
  return columnsOf('companies', SHAPES, { labels, cells: CELLS, lookups })
}

/** A company on a narrow screen. */
export function companySummary(): GridSummary<CompanyRow> {
  return {
    render: (row) =>
      summaryCell(row.name, [row.domains[0], row.industry, row.city], {
        before: <RecordAvatar path={picturePath('companies', row.id, row.logoFileId)} name={row.name} shape="square" size="md" />,
      }),
  }
}

const CELLS: { readonly [K in CompanyColumnKey]?: (row: CompanyRow, lookups: RecordLookups) => ReactNode } = {
  name: (row, { slug }) =>
    nameCell(
      recordPath(slug, 'companies', row.id),
      row.name,
      <RecordAvatar path={picturePath('companies', row.id, row.logoFileId)} name={row.name} shape="square" size="xs" />,
    ),
  domain: (row) => row.domains[0],
  size: (row) => (row.size === null ? null : companiesText.size(row.size)),
  phone: ({ phone }) => (phone === null ? null : <PhoneText text={phone} />),
}

/** What the fields of companies and the values of their choices are called. */
export const COMPANY_WORDS: FieldWords = {
  fieldName: (key) => nameIn(companiesText.columns, key),
  choiceName: (_key, value) => COMPANY_SIZES.filter((size) => size === value).map(companiesText.size)[0] ?? value,
}
