import type { PersonRow } from '../../../domain/model/records/views'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { TextEditor, type TextEditorProps } from '../../table/editors/text-editor'
import { personText } from '../../text/person'

export interface PersonNameEditorProps extends Omit<TextEditorProps, 'fields' | 'valueOf'> {
  readonly person: PersonRow
}

/** First and last name, which the list shows as one. */
export function PersonNameEditor({ person, ...rest }: PersonNameEditorProps) {
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
