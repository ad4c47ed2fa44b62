import { UserRoundX } from 'lucide-react'
import { useState } from 'react'
import type { PersonRow } from '../../../../domain/model/records/views'
import { dataText } from '../../../text/data-settings'
import { EraseDialog } from '../../erase/erase-dialog'
import { Panel } from '../../../design/panel'
import { PersonButton } from './person-button'

/** Finds somebody, and asks before they are gone for good. */
export function ErasePanel() {
  const [person, setPerson] = useState<PersonRow | null>(null)
  return (
    <Panel
      title={dataText.eraseTitle}
      lead={dataText.eraseLead}
      tone="danger"
      actions={<PersonButton label={dataText.choosePerson} icon={<UserRoundX size={14} />} onPerson={setPerson} />}
    >
      {person === null ? null : <EraseDialog person={person} onClose={() => setPerson(null)} />}
    </Panel>
  )
}
