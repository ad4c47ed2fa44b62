import type { Instant } from '../../../../domain/model/kernel/instant'
import { useWorkspace } from '../../../app/workspace-context'
import { recordText } from '../../../text/record'
import { instantIn, localTimeIn } from '../../../app/typed-time'
import { TextRow } from './text-row'
import type { FieldPort } from './use-field-save'

interface OriginalCreatedRowProps {
  readonly at: Instant | null
  readonly mayEdit: boolean
  /** Of what is typed: a local time of the workspace, or blank. */
  readonly port: FieldPort<string>
}

/** When a record was made in the program it came from. Most were made here, and have no such line. */
export function OriginalCreatedRow({ at, mayEdit, port }: OriginalCreatedRowProps) {
  const { workspace, formats } = useWorkspace()
  if (at === null) return null
  return (
    <TextRow
      label={recordText.fields.originalCreated}
      mayEdit={mayEdit}
      type="datetime-local"
      text={localTimeIn(workspace.timeZone, Date.parse(at))}
      display={formats.dateTime(at)}
      check={(typed) => (typed !== '' && instantIn(workspace.timeZone, typed) === null ? recordText.notReadable.date : null)}
      port={port}
    />
  )
}
