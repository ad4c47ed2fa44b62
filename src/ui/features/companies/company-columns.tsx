import type { ReactNode } from 'react'
import { COMPANY_SIZES } from '../../../domain/model/registry/contacts'
import type { CompanyRow } from '../../../domain/model/records/views'
import { recordPath } from '../../app/routes'
import { picturePath, RecordAvatar } from '../../picture/avatars'
import type { GridSummary } from '../../grid/grid.types'
import cells from '../../table/cells.module.css'
import { columnsOf, type ColumnShape, type RecordLookups, type TableColumn, tagCells } from '../../table/columns'
import type { FilterOption } from '../../table/filter-draft'
import { nameIn, type FieldWords } from '../../table/use-offered-fields'
import { companiesText } from '../../text/contacts'
import { PhoneText } from '../../fields/value-text'
import { companyText } from './company-edits'

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
  return columnsOf('companies', SHAPES, { labels: companiesText.columns, cells: CELLS, lookups })
}

/** A company on a narrow screen. */
export function companySummary(): GridSummary<CompanyRow> {
  return {
    render: (row) => (
      <span className={cells.lines}>
        <RecordAvatar path={picturePath('companies', row.id, row.logoFileId)} name={row.name} shape="square" size="md" />
        <span className={cells.two}>
          <div className={cells.main}>{row.name}</div>
          <div className={cells.sub}>{[row.domains[0], row.industry, row.city].filter(Boolean).join(' · ')}</div>
        </span>
      </span>
    ),
  }
}

const CELLS: { readonly [K in CompanyColumnKey]: (row: CompanyRow, lookups: RecordLookups) => ReactNode } = {
  name: (row, { slug }) => (
    <a className={cells.name} href={recordPath(slug, 'companies', row.id)} tabIndex={-1}>
      <RecordAvatar path={picturePath('companies', row.id, row.logoFileId)} name={row.name} shape="square" size="xs" />
      {row.name}
    </a>
  ),
  domain: (row) => companyText(row, 'domain'),
  website: (row) => row.website,
  industry: (row) => row.industry,
  size: (row) => (row.size === null ? null : companiesText.size(row.size)),
  phone: ({ phone }) => (phone === null ? null : <PhoneText text={phone} />),
  city: (row) => row.city,
  country: (row) => row.country,
  owner: (row, { memberName }) => memberName(row.ownerId),
  tags: (row, lookups) => tagCells(row.tagIds, lookups),
  createdAt: (row, { day }) => day(row.createdAt),
  originalCreatedAt: (row, { day }) => (row.originalCreatedAt === null ? null : day(row.originalCreatedAt)),
  updatedAt: (row, { day }) => day(row.updatedAt),
}

export function sizeOptions(): readonly FilterOption[] {
  return COMPANY_SIZES.map((value) => ({ value, label: companiesText.size(value) }))
}

/** What the fields of companies and the values of their choices are called. */
export const COMPANY_WORDS: FieldWords = {
  fieldName: (key) => nameIn(companiesText.columns, key),
  choiceName: (_key, value) => sizeOptions().find((option) => option.value === value)?.label ?? value,
}
