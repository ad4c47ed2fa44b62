import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { PersonRow } from '../../../../domain/model/records/views'
import { dossierText } from '../../../text/export'
import { DossierDialog } from '../../../export/dossier-dialog'
import { Panel } from '../../../design/panel'
import { PersonButton } from './person-button'

/** Finds somebody, and saves what is known about them. */
export function DossierPanel() {
  const [person, setPerson] = useState<PersonRow | null>(null)
  return (
    <Panel
      title={dossierText.title}
      lead={dossierText.lead}
      actions={<PersonButton label={dossierText.choose} icon={<FileDown size={14} />} onPerson={setPerson} />}
    >
      {person === null ? null : <DossierDialog person={person} onClose={() => setPerson(null)} />}
    </Panel>
  )
}
