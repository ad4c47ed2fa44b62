import type { ReactNode } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import { FIELD_CATALOGUE } from '../../domain/model/views/field-catalogue'
import type { ViewCollection } from '../../domain/model/views/view'
import type { TableColumn } from './table-column'

/** A column as it is set down once; what it is called and how a cell of it is drawn come with the language and the row. */
export interface ColumnShape<K extends string> {
  readonly key: K
  /** Pixels. */
  readonly width: number
  readonly end?: true
  /** Hidden until it is chosen. */
  readonly extra?: true
  readonly readOnly?: true
}

export interface ColumnParts<Row, K extends string, L> {
  readonly labels: Readonly<Record<K, string>>
  readonly cells: { readonly [C in K]: (row: Row, lookups: L) => ReactNode }
  readonly lookups: L
}

/** The columns of a table; they can be sorted where the catalogue of fields says by what. */
export function columnsOf<Row extends { readonly id: Id }, K extends string, L>(
  collection: ViewCollection,
  shapes: readonly ColumnShape<K>[],
  { labels, cells, lookups }: ColumnParts<Row, K, L>,
): readonly TableColumn<Row>[] {
  const sortable = new Set(FIELD_CATALOGUE[collection].filter(({ orderBy }) => orderBy !== null).map(({ key }) => key))
  return shapes.map(({ key, width, end, extra, readOnly }) => {
    const draw = cells[key]
    return {
      key,
      label: labels[key],
      width,
      align: end === true ? 'end' : 'start',
      sortable: sortable.has(key),
      editable: readOnly !== true,
      isStandard: extra !== true,
      render: (row) => draw(row, lookups),
    }
  })
}
