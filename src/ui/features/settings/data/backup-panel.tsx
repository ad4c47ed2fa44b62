import { useState, useSyncExternalStore } from 'react'
import { BACKUP_PERIODS } from '../../../../domain/model/backups/backup-plan'
import type { BackupFolder } from '../../../../ports/backup-folder.port'
import { onPreferenceChange } from '../../../app/preferences'
import { useSubmission } from '../../../app/submission'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { SelectField } from '../../../design/select-field'
import { backupsText as text } from '../../../text/backups'
import { chooseBackupPeriod, keepBackupFolder, readBackupChoices } from '../../backups/backup-choices'
import { Panel } from '../../../design/panel'
import styles from '../../../design/panel.module.css'

/** How often, and into which folder where the browser has folders. What is chosen is acted on wherever the app is open. */
export function BackupPanel({ folder }: { readonly folder: BackupFolder }) {
  const { workspace, formats } = useWorkspace()
  const { id } = workspace
  const [read] = useState(() => choicesOf(id))
  const choices = useSyncExternalStore(onPreferenceChange, read)
  const [state, submission] = useSubmission()
  const choose = () =>
    void submission.run(async () => {
      const name = await folder.choose(id)
      if (name !== null) keepBackupFolder(id, name)
    })
  const leave = () =>
    void submission.run(async () => {
      await folder.forget(id)
      keepBackupFolder(id, null)
    })
  const isOn = choices.every !== 'off'
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className={styles.form}>
        <SelectField
          label={text.every}
          value={choices.every}
          options={BACKUP_PERIODS.map((value) => ({ value, label: text.periods[value] }))}
          hint={isOn ? howSaid(choices.folder, folder.isOffered) : undefined}
          onValue={(every) => chooseBackupPeriod(id, every)}
        />
        {isOn && folder.isOffered ? (
          <div className={styles.actions}>
            <Button busy={state.isBusy} onClick={choose}>
              {choices.folder === null ? text.chooseFolder : text.otherFolder}
            </Button>
            {choices.folder === null ? null : <Button onClick={leave}>{text.noFolder}</Button>}
          </div>
        ) : null}
        <p className={styles.status} role="status">
          {choices.last === null ? text.never : text.last(formats.dateTime(choices.last))}
        </p>
        <FieldError id="backup-error" message={state.error} />
      </div>
    </Panel>
  )
}

function howSaid(name: string | null, isOffered: boolean): string {
  if (name !== null) return text.folderLead(name)
  return isOffered ? `${text.remindLead} ${text.offerFolder}` : text.remindLead
}

/** The same object until one of them changes. */
function choicesOf(id: Parameters<typeof readBackupChoices>[0]): () => ReturnType<typeof readBackupChoices> {
  let choices = readBackupChoices(id)
  return () => {
    const now = readBackupChoices(id)
    if (JSON.stringify(now) !== JSON.stringify(choices)) choices = now
    return choices
  }
}
