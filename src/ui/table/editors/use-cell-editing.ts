import { useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { ViewCollection } from '../../../domain/model/views/view-collections'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useToasts } from '../../app/toasts'
import { useApply } from '../../app/use-apply'
import type { GridEditor } from '../../grid/grid.types'
import { useOpenedRecord } from '../use-opened-record'

/**
 * What the editor of a cell has in hand, whatever its table. `opened` is the row as it was when the cell was opened: a change
 * by someone else since is a conflict, not news to type over.
 */
export function useCellEditing<K extends ViewCollection, Row extends { readonly id: Id }>(
  collection: K,
  { row, onDone, onCancel }: Pick<GridEditor<Row>, 'row' | 'onDone' | 'onCancel'>,
) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const apply = useApply()
  const toasts = useToasts()
  const [openedRow] = useState(row)
  const opened = useOpenedRecord(collection, row.id)
  return {
    opened: openedRow,
    collaborators: { records, runtime, apply, opened },
    frame: { row, onCancel, onDone, onLateRefusal: (message: string) => void toasts.show({ tone: 'danger', title: message }) },
  }
}
