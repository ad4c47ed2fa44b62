import type { PersonRow } from '../../../domain/model/records/views'
import { updateRecord } from '../../../domain/use-cases/records/update-record'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import type { GridEditor } from '../../grid/grid.types'
import { useStream } from '../../hooks/use-stream'
import { filled, saveCell, type CellValue, withAddressPart, withPrimaryEmail, withPrimaryPhone } from '../../table/cell-edits'
import { useCellEditing } from '../../table/editors/cell-editing'
import { RecordEditor, type TextCells } from '../../table/editors/record-editor'
import { TextEditor } from '../../table/editors/text-editor'
import { personText } from '../../text/contacts'
import { AlsoThere } from '../duplicates/also-there'
import { PERSON_WORDS } from './person-columns'

/** The editor of one cell of the people table. */
export function PersonEditor(editor: GridEditor<PersonRow>) {
  const { workspace } = useWorkspace()
  const warning = (value: string) => <AlsoThere collection="people" selfId={editor.row.id} value={value} />
  if (editor.columnKey === 'name') return <PersonNameEditor {...editor} />
  return (
    <RecordEditor
      {...editor}
      collection="people"
      cells={cellsIn(workspace.country)}
      words={PERSON_WORDS}
      changed={personText.changed}
      warning={warning}
    />
  )
}

/** @param country phone numbers without a prefix are read as this one's */
function cellsIn(country: string): TextCells<'people'> {
  return {
    email: {
      text: ({ email }) => email,
      patch: ({ emails }, typed) => ({ emails: withPrimaryEmail(emails, typed) }),
      inputMode: 'email',
      warns: true,
    },
    phone: {
      text: ({ phone }) => phone,
      patch: async ({ phones }, typed) => ({ phones: await withPrimaryPhone(phones, typed, country) }),
      inputMode: 'tel',
      warns: true,
    },
    city: {
      text: ({ city }) => city,
      patch: ({ address }, typed) => ({ address: withAddressPart(address, { city: filled(typed) }) }),
    },
    country: {
      text: (row) => row.country,
      patch: ({ address }, typed) => ({ address: withAddressPart(address, { country: filled(typed) }) }),
    },
  }
}

/** First and last name, which the list shows as one. */
function PersonNameEditor({ row, onDone, onCancel }: GridEditor<PersonRow>) {
  const { records } = usePorts()
  const { opened, collaborators, frame } = useCellEditing('people', { row, onDone, onCancel })
  const stream = useStream(opened.id, () => records.watchOne('people', opened.id))
  const record = stream.status === 'ready' ? stream.value.value : null
  if (record === null) return opened.name
  const save = (value: CellValue) =>
    saveCell(
      {
        label: personText.changed,
        mutations: async (person) => {
          if (value.kind !== 'name') return []
          const { firstName, lastName } = value
          return [updateRecord('people', person, { firstName: filled(firstName), lastName: filled(lastName) })]
        },
      },
      collaborators,
    )
  return (
    <TextEditor
      {...frame}
      onSave={save}
      fields={[
        { label: personText.firstName, text: record.firstName ?? '' },
        { label: personText.lastName, text: record.lastName ?? '' },
      ]}
      valueOf={([firstName = '', lastName = '']) => ({ kind: 'name', firstName, lastName })}
    />
  )
}
