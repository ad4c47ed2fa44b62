import { useMemo, type ReactNode } from 'react'
import type { CustomCollection, CustomValue, CustomValues } from '../../domain/model/fields/custom-value'
import { ownFieldsOf, type OwnField } from '../../domain/model/fields/own-field'
import { ownViewFields } from '../../domain/model/views/field-catalogue'
import { useWorkspace } from '../app/workspace-context'
import type { GridItem } from '../grid/grid.types'
import { ownValuesText } from '../text/tables'
import type { Formats } from '../text/format'
import { valueText } from '../fields/value-text'
import styles from './cells.module.css'
import type { TableColumn } from './table-column'
import { wordCell } from './tag-cells'

type OwnRow = GridItem & { readonly custom: CustomValues }

/** A column for each of the workspace's own fields, behind those of the table; hidden until they are chosen. */
export function useOwnColumns<Row extends OwnRow>(
  collection: CustomCollection,
  columns: readonly TableColumn<Row>[],
): readonly TableColumn<Row>[] {
  const { fields, formats } = useWorkspace()
  return useMemo(() => {
    const asked = new Map(ownViewFields(fields, collection).map((field) => [field.key, field]))
    const own = ownFieldsOf(fields, collection).map((field): TableColumn<Row> => ({
      key: field.field,
      label: field.label,
      width: 150,
      align: field.type === 'number' || field.type === 'money' ? 'end' : 'start',
      sortable: (asked.get(field.field)?.orderBy ?? null) !== null,
      editable: true,
      isStandard: false,
      render: (row) => cellOf(field, row.custom[field.key] ?? null, formats),
    }))
    return own.length === 0 ? columns : [...columns, ...own]
  }, [collection, columns, fields, formats])
}

function cellOf(field: OwnField, value: CustomValue, formats: Formats): ReactNode {
  if (field.type !== 'select' && field.type !== 'multi-select') return valueText(field, value, formats)
  const ids: readonly string[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  if (ids.length === 0) return null
  const words = ids.map((id) => {
    const option = field.options.find((each) => each.id === id)
    return wordCell(option?.label ?? ownValuesText.removed, option?.colour ?? 'grey', id)
  })
  return <span className={styles.tags}>{words}</span>
}
