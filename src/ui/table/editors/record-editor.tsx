import type { ReactNode } from 'react'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { Collections, RecordOf, RowOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import { FIELD_CATALOGUE, type ROWS_OF } from '../../../domain/model/views/field-catalogue'
import type { ViewCollection } from '../../../domain/model/views/view'
import type { ViewField } from '../../../domain/model/views/view-field'
import { updateRecord } from '../../../domain/use-cases/records/update-record'
import type { GridEditor } from '../../grid/grid.types'
import { tablesText } from '../../text/tables'
import { filled, saveCell, type CellAnswer, type CellValue } from '../cell-edits'
import type { FieldWords } from '../use-offered-fields'
import { useCellEditing } from './cell-editing'
import { OwnEditor } from './own-editor'
import { CompanyEditor, MemberEditor, PickEditor, TagsEditor } from './pick-editor'
import { TextEditor, type TextEditorField } from './text-editor'

type Row<C extends ViewCollection> = RowOf<(typeof ROWS_OF)[C]>

/** A cell that is typed into. */
export interface TextCell<C extends ViewCollection> extends Pick<TextEditorField, 'when' | 'inputMode'> {
  readonly text: (row: Row<C>) => string | null
  readonly patch: (record: RecordOf<C>, typed: string) => Partial<Collections[C]> | Promise<Partial<Collections[C]>>
  /** Says what is wrong before anything is sent; `null` when nothing is. */
  readonly problem?: (typed: string, row: Row<C>) => string | null
  /** Of an amount, the one that it is in. */
  readonly currency?: (row: Row<C>) => string
  /** Another record may have the same: that is said while it is typed. */
  readonly warns?: true
}

/** By the key of the column. */
export type TextCells<C extends ViewCollection> = Readonly<Record<string, TextCell<C> | undefined>>

interface RecordEditorProps<C extends ViewCollection> extends GridEditor<Row<C>> {
  readonly collection: C
  readonly cells: TextCells<C>
  readonly words: FieldWords
  /** What was done, as the undo names it. */
  readonly changed: string
  readonly warning?: (typed: string) => ReactNode
  /** What there is to pick from in a column whose field does not say it. */
  readonly options?: Readonly<Record<string, readonly { readonly id: string; readonly label: string }[]>>
}

/**
 * The editor of one cell of a list. What can be picked, and a plain line of text, follow from the field; the workspace's own
 * fields have theirs.
 */
export function RecordEditor<C extends ViewCollection>(props: RecordEditorProps<C>) {
  const { collection, cells, words, changed, warning, options, row, columnKey, onDone, onCancel } = props
  const { opened, collaborators, frame: editing } = useCellEditing(collection, { row, onDone, onCancel })
  const field = FIELD_CATALOGUE[collection].find(({ key }) => key === columnKey)
  if (field === undefined) return <OwnEditor collection={collection} {...{ row, columnKey, onDone, onCancel }} />
  const cell = cells[columnKey]
  const tagIds = idsIn(row, field)

  async function mutations(record: RecordOf<C>, value: CellValue): Promise<readonly Mutation[]> {
    if (value.kind === 'text' && cell !== undefined) {
      return [updateRecord(collection, record, await cell.patch(record, value.text))]
    }
    const update = (to: unknown) => updateRecord<ViewCollection>(collection, record, { [field?.field ?? '']: to })
    if (value.kind === 'text') return [update(filled(value.text))]
    if (value.kind === 'value') return [update(value.value)]
    if (value.kind !== 'new') return []
    // Made along with the change that needs it: either both are there or none.
    const id = collaborators.runtime.newId()
    const data = { name: value.name }
    return field?.references === 'tags'
      ? [{ kind: 'create', collection: 'tags', id, data }, update([...tagIds, id])]
      : [{ kind: 'create', collection: 'companies', id, data }, update(id)]
  }
  /** Tags are taken one after the other: each pick goes on from what the row shows. */
  const asShown = async () => {
    const record = await collaborators.records.get(collection, row.id)
    return record === null ? null : { ...record, tagIds }
  }
  const onSave = async (value: CellValue): Promise<CellAnswer> => {
    const problem = value.kind === 'text' ? (cell?.problem?.(value.text, row) ?? null) : null
    if (problem !== null) return { status: 'refused', message: problem }
    const seen = field.references === 'tags' ? asShown : collaborators.opened
    return saveCell(
      { label: changed, mutations: (record) => mutations(record, value) },
      { apply: collaborators.apply, opened: seen },
    )
  }
  const label = words.fieldName(columnKey)
  const frame = { ...editing, label, onSave }
  const value: unknown = Reflect.get(opened, field.field ?? '')
  if (cell !== undefined || field.type === 'text') {
    const { when, inputMode, warns = false } = cell ?? {}
    const currency = cell?.currency?.(opened)
    const text = cell === undefined ? value : cell.text(opened)
    return (
      <TextEditor
        {...frame}
        fields={[
          {
            label,
            text: typeof text === 'string' ? text : '',
            ...(when && { when }),
            ...(inputMode && { inputMode }),
            ...(currency && { currency }),
          },
        ]}
        valueOf={([typed = '']) => ({ kind: 'text', text: typed })}
        {...(warns && warning !== undefined ? { warning } : {})}
      />
    )
  }
  if (field.references === 'tags') return <TagsEditor {...frame} tagIds={tagIds} />
  if (field.references === 'members') return <MemberEditor {...frame} memberId={isId(value) ? value : null} />
  if (field.references === 'companies') return <CompanyEditor {...frame} companyId={isId(value) ? value : null} />
  if (field.type === 'flag') {
    return (
      <PickEditor
        {...frame}
        options={[
          { id: 'yes', label: tablesText.yes },
          { id: 'no', label: tablesText.no },
        ]}
        selected={[value === true ? 'yes' : 'no']}
        valueOf={(id) => ({ kind: 'value', value: id === 'yes' })}
      />
    )
  }
  const choices = field.choices?.map((id) => ({ id, label: words.choiceName(columnKey, id) }))
  return (
    <PickEditor
      {...frame}
      options={choices ?? options?.[columnKey] ?? []}
      selected={typeof value === 'string' ? [value] : []}
      valueOf={(id) => ({ kind: 'value', value: id })}
      {...(choices === undefined ? {} : { clear: { label: tablesText.empty, value: { kind: 'value', value: null } } })}
    />
  )
}

function idsIn(row: object, { field }: ViewField): Id[] {
  const value: unknown = Reflect.get(row, field ?? '')
  return Array.isArray(value) ? value.filter(isId) : []
}
