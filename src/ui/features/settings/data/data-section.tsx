import { FileDown, UserRoundX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { defer, from, of, map } from 'rxjs'
import { useBackupFolder } from '../../backups/backup-choices'
import { MovePanel } from '../../bundle/move-panel'
import { Panels, Panel } from '../../../design/panel'
import type { PersonRow } from '../../../../domain/model/records/views'
import { dossierText } from '../../../text/export'
import { DossierDialog } from '../../../export/dossier-dialog'
import { dataText } from '../../../text/data-settings'
import { EraseDialog } from '../../erase/erase-dialog'
import { Button } from '../../../design/button'
import { useStream } from '../../../hooks/use-stream'
import { BackupPanel, ExportPanel } from './backup-panel'
import styles from '../../../design/panel.module.css'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { PickerButton } from '../../../design/picker-button'

/** What leaves the workspace: all of it as a file, or all that is known of a person for good. */
export function DataSection() {
  const folder = useBackupFolder()
  return (
    <Panels>
      {folder === null ? null : (
        <>
          <KeepingPanel />
          <BackupPanel folder={folder} />
        </>
      )}
      <ExportPanel />
      <MovePanel />
      <DossierPanel />
      <ErasePanel />
    </Panels>
  )
}

/** Finds somebody, and saves what is known about them. */
function DossierPanel() {
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

/** Finds somebody, and asks before they are gone for good. */
function ErasePanel() {
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

const text = dataText

/** Where all of it is in this browser: whether the browser has promised to keep it. */
function KeepingPanel() {
  const granted = useStream('persisted', () => defer(() => (hasStorage() ? from(navigator.storage.persisted()) : of(false))))
  const [answer, setAnswer] = useState<boolean | null>(null)
  if (granted.status !== 'ready') return null
  const isKept = answer ?? granted.value
  const ask = async () => setAnswer(hasStorage() && (await navigator.storage.persist()))
  return (
    <Panel
      title={text.keepingTitle}
      lead={text.keepingLead}
      actions={isKept ? null : <Button onClick={() => void ask()}>{text.askToKeep}</Button>}
    >
      <p className={styles.status} role="status">
        {isKept ? text.isKept : answer === false ? text.refusedToKeep : text.mayBeCleared}
      </p>
    </Panel>
  )
}

/** Not where a page did not come over HTTPS. */
function hasStorage(): boolean {
  return 'storage' in navigator
}

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
  const [typed, setText] = useState('')
  const found = useStream(typed, () =>
    records
      .watch('personRows', { workspaceId: workspace.id, search: typed, trash: 'include', limit: SHOWN })
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
