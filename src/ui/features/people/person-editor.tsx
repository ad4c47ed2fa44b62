import type { PersonRow } from '../../../domain/model/records/views'
import { useWorkspace } from '../../app/workspace-context'
import type { GridEditor } from '../../grid/grid.types'
import type { CellValue } from '../../table/cell-edits'
import { MemberEditor, TagsEditor, CompanyEditor, PickEditor } from '../../table/editors/pick-editor'
import { OwnEditor } from '../../table/editors/own-editor'
import { TextEditor, type TextEditorProps } from '../../table/editors/text-editor'
import { useCellEditing } from '../../table/editors/cell-editing'
import { nameIn } from '../../table/use-offered-fields'
import { peopleText } from '../../text/people'
import { tablesText } from '../../text/tables'
import { AlsoThere } from '../duplicates/also-there'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { personText } from '../../text/contacts'
import { lifecycleOptions } from './person-columns'
import { savePersonCell, type PersonField } from './person-edits'

const FIELDS: Readonly<Record<string, PersonField | undefined>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'companyId',
  jobTitle: 'jobTitle',
  lifecycle: 'lifecycle',
  owner: 'ownerId',
  tags: 'tagIds',
  city: 'city',
  country: 'country',
  source: 'source',
  doNotContact: 'doNotContact',
}

/** The editor of one cell of the people table. */
export function PersonEditor({ row, columnKey, onDone, onCancel }: GridEditor<PersonRow>) {
  const { workspace } = useWorkspace()
  const { opened, collaborators, frame: editing } = useCellEditing('people', { row, onDone, onCancel })
  const warning = (value: string) => <AlsoThere collection="people" selfId={row.id} value={value} />
  const field = FIELDS[columnKey]
  const label = nameIn(peopleText.columns, columnKey)
  if (field === undefined) return <OwnEditor collection="people" {...{ row, columnKey, onDone, onCancel }} />

  const frame = {
    ...editing,
    label,
    onSave: (value: CellValue) => savePersonCell({ row, field, value, country: workspace.country }, collaborators),
  }

  switch (field) {
    case 'name':
      return <PersonNameEditor {...frame} person={opened} />
    case 'companyId':
      return <CompanyEditor {...frame} companyId={opened.companyId} />
    case 'ownerId':
      return <MemberEditor {...frame} memberId={opened.ownerId} />
    case 'tagIds':
      return <TagsEditor {...frame} tagIds={row.tagIds} />
    case 'lifecycle':
      return (
        <PickEditor
          {...frame}
          options={lifecycleOptions().map(({ value, label: name }) => ({ id: value, label: name }))}
          selected={opened[field] === null ? [] : [opened[field]]}
          valueOf={(value) => ({ kind: 'choice', value })}
          clear={{ label: tablesText.empty, value: { kind: 'choice', value: null } }}
        />
      )
    case 'doNotContact':
      return (
        <PickEditor
          {...frame}
          options={[
            { id: 'yes', label: tablesText.yes },
            { id: 'no', label: tablesText.no },
          ]}
          selected={[opened.doNotContact ? 'yes' : 'no']}
          valueOf={(id) => ({ kind: 'flag', value: id === 'yes' })}
        />
      )
    default:
      return (
        <TextEditor
          {...frame}
          fields={[{ label, text: opened[field] ?? '', ...INPUT_MODES[field] }]}
          valueOf={([text = '']) => ({ kind: 'text', text })}
          {...(field === 'email' || field === 'phone' ? { warning } : {})}
        />
      )
  }
}

const INPUT_MODES: { readonly [F in PersonField]?: { readonly inputMode: 'email' | 'tel' } } = {
  email: { inputMode: 'email' },
  phone: { inputMode: 'tel' },
}

interface PersonNameEditorProps extends Omit<TextEditorProps, 'fields' | 'valueOf'> {
  readonly person: PersonRow
}

/** First and last name, which the list shows as one. */
function PersonNameEditor({ person, ...rest }: PersonNameEditorProps) {
  const { records } = usePorts()
  const stream = useStream(person.id, () => records.watchOne('people', person.id))
  const record = stream.status === 'ready' ? stream.value.value : null
  if (record === null) return person.name
  return (
    <TextEditor
      {...rest}
      fields={[
        { label: personText.firstName, text: record.firstName ?? '' },
        { label: personText.lastName, text: record.lastName ?? '' },
      ]}
      valueOf={([firstName = '', lastName = '']) => ({ kind: 'name', firstName, lastName })}
    />
  )
}
