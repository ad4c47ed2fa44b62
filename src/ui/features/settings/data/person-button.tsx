import type { ReactNode } from 'react'
import { useState } from 'react'
import { map } from 'rxjs'
import type { PersonRow } from '../../../../domain/model/records/views'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { PickerButton } from '../../../design/picker-button'
import { useStream } from '../../../hooks/use-stream'
import { dataText } from '../../../text/data-settings'

const SHOWN = 20

export interface PersonButtonProps {
  /** Said aloud, so that two such buttons of a page differ. */
  readonly label: string
  readonly icon: ReactNode
  readonly onPerson: (person: PersonRow) => void
}

/** Finds somebody, in the trash too. */
export function PersonButton({ label, icon, onPerson }: PersonButtonProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [text, setText] = useState('')
  const found = useStream(text, () =>
    records
      .watch('personRows', { workspaceId: workspace.id, search: text, trash: 'include', limit: SHOWN })
      .pipe(map(({ value }) => value.items)),
  )
  const people = found.status === 'ready' ? found.value : []
  return (
    <PickerButton
      label={label}
      align="end"
      options={people.map(({ id, name, email }) => ({ id, label: name, ...(email === null ? {} : { hint: email }) }))}
      selected={[]}
      isPending={found.status === 'pending'}
      onSearch={setText}
      onPick={(id) => {
        const person = people.find((each) => each.id === id)
        if (person !== undefined) onPerson(person)
      }}
      renderTrigger={(trigger) => (
        <Button {...trigger} icon={icon} aria-label={label}>
          {dataText.choosePerson}
        </Button>
      )}
    />
  )
}
