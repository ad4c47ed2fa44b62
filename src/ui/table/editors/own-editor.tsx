import { useState } from 'react'
import { isMoney, type CustomCollection, type CustomValue, type CustomValues } from '../../../domain/model/fields/custom-value'
import { ownFieldsOf, type OwnField } from '../../../domain/model/fields/own-field'
import type { Id } from '../../../domain/model/kernel/id'
import { isId } from '../../../domain/model/kernel/id'
import { updateCustom } from '../../../domain/use-cases/fields/update-custom'
import { useToasts } from '../../app/toasts'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import type { GridEditor } from '../../grid/grid.types'
import { fieldsText } from '../../text/fields'
import { tablesText } from '../../text/tables'
import { readingIn, typedProblem, typedValue } from '../../fields/read-value'
import { editText } from '../../fields/value-text'
import { type CellAnswer, type CellValue, saveCell } from '../cell-edits'
import { useOpenedRecord } from './cell-editing'
import { PickEditor } from './pick-editor'
import { TextEditor } from './text-editor'

interface OwnRow {
  readonly id: Id
  readonly custom: CustomValues
}

export interface OwnEditorProps extends GridEditor<OwnRow> {
  readonly collection: CustomCollection
}

/** The editor of a cell that shows one of the workspace's own fields; nothing where the column is none of them. */
export function OwnEditor(props: OwnEditorProps) {
  const { fields } = useWorkspace()
  const field = ownFieldsOf(fields, props.collection).find((each) => each.field === props.columnKey)
  return field === undefined ? null : <OwnCell {...props} field={field} />
}

function OwnCell({ collection, row, field, onDone, onCancel }: OwnEditorProps & { readonly field: OwnField }) {
  const apply = useApply()
  const toasts = useToasts()
  const view = useWorkspace()
  const { workspace, formats } = view
  const [opened] = useState(row)
  const openedRecord = useOpenedRecord(collection, row.id)
  const { key, label, type, options } = field
  const value = opened.custom[key] ?? null
  // Money is read in the currency that it is in.
  const reading = { ...readingIn(view), currency: isMoney(value) ? value.currency : workspace.currency }
  const problemOf = (cell: CellValue) => (cell.kind === 'text' ? typedProblem(field, cell.text, reading) : null)

  const save = (cell: CellValue): Promise<CellAnswer> => {
    const problem = problemOf(cell)
    if (problem !== null) return Promise.resolve({ status: 'refused', message: problem })
    return saveCell(
      {
        label: fieldsText.changed(label),
        mutations: async (record) => {
          const next =
            cell.kind === 'text' ? await typedValue(field, cell.text, reading) : cell.kind === 'value' ? cell.value : null
          return [updateCustom(collection, record, { [key]: next })]
        },
      },
      { apply, opened: openedRecord },
    )
  }
  const frame = {
    label,
    row,
    onCancel,
    onDone,
    onLateRefusal: (message: string) => void toasts.show({ tone: 'danger', title: message }),
    onSave: save,
  }
  const choices = options.map((option) => ({ id: option.id, label: option.label }))
  switch (type) {
    case 'checkbox':
      return (
        <PickEditor
          {...frame}
          options={[
            { id: 'yes', label: tablesText.yes },
            { id: 'no', label: tablesText.no },
          ]}
          selected={[value === true ? 'yes' : 'no']}
          valueOf={(id) => ({ kind: 'value', value: id === 'yes' ? true : null })}
        />
      )
    case 'select':
      return (
        <PickEditor
          {...frame}
          options={choices}
          selected={typeof value === 'string' ? [value] : []}
          valueOf={(id) => ({ kind: 'value', value: id })}
          clear={{ label: tablesText.empty, value: { kind: 'value', value: null } }}
        />
      )
    case 'multi-select': {
      // Picks are made one after the other: each goes on from what the row shows.
      const shown = idsIn(row.custom[key] ?? null)
      return (
        <PickEditor
          {...frame}
          several
          options={choices}
          selected={shown}
          valueOf={(id) => ({ kind: 'value', value: toggled(shown, id) })}
        />
      )
    }
    default:
      return (
        <TextEditor
          {...frame}
          fields={[
            {
              label,
              text: editText(value, formats.locale),
              ...(type === 'money' ? { currency: reading.currency } : INPUTS[type]),
            },
          ]}
          valueOf={([text = '']) => ({ kind: 'text', text })}
        />
      )
  }
}

const INPUTS: {
  readonly [T in OwnField['type']]?: { readonly when?: 'day'; readonly inputMode?: 'decimal' | 'url' | 'email' | 'tel' }
} = {
  date: { when: 'day' },
  number: { inputMode: 'decimal' },
  url: { inputMode: 'url' },
  email: { inputMode: 'email' },
  phone: { inputMode: 'tel' },
}

function idsIn(value: CustomValue): readonly Id[] {
  return Array.isArray(value) ? value.filter(isId) : []
}

/** There is one way to be empty. */
function toggled(ids: readonly Id[], id: string): readonly Id[] | null {
  if (!isId(id)) return ids
  const next = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
  return next.length === 0 ? null : next
}
