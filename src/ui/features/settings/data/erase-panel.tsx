import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { map } from 'rxjs'
import type { PersonRow } from '../../../../domain/model/records/views'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { PickerButton } from '../../../design/picker-button'
import { useStream } from '../../../hooks/use-stream'
import { dataText } from '../../../text/data-settings'
import { EraseDialog } from '../../erase/erase-dialog'
import { Panel } from '../panel'

const SHOWN = 20

/** Finds somebody, in the trash too, and asks before they are gone for good. */
export function ErasePanel() {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [text, setText] = useState('')
  const [person, setPerson] = useState<PersonRow | null>(null)
  const found = useStream(text, () =>
    records
      .watch('personRows', { workspaceId: workspace.id, search: text, trash: 'include', limit: SHOWN })
      .pipe(map(({ value }) => value.items)),
  )
  const people = found.status === 'ready' ? found.value : []
  return (
    <Panel
      title={dataText.eraseTitle}
      lead={dataText.eraseLead}
      tone="danger"
      actions={
        <PickerButton
          label={dataText.choosePerson}
          align="end"
          options={people.map(({ id, name, email }) => ({ id, label: name, ...(email === null ? {} : { hint: email }) }))}
          selected={[]}
          isPending={found.status === 'pending'}
          onSearch={setText}
          onPick={(id) => setPerson(people.find((each) => each.id === id) ?? null)}
          renderTrigger={(trigger) => (
            <Button {...trigger} icon={<UserRoundX size={14} />}>
              {dataText.choosePerson}
            </Button>
          )}
        />
      }
    >
      {person === null ? null : <EraseDialog person={person} onClose={() => setPerson(null)} />}
    </Panel>
  )
}
