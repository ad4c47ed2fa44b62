import { useState, useSyncExternalStore } from 'react'
import { Download } from 'lucide-react'
import { BACKUP_PERIODS } from '../../../../domain/model/backups/backup-plan'
import type { BackupFolder } from '../../../../ports/device.port'
import { onPreferenceChange } from '../../../app/preferences'
import { useSubmission } from '../../../app/submission'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { SelectField } from '../../../design/select-field'
import { backupsText as text, dataText } from '../../../text/data-settings'
import { chooseBackupPeriod, keepBackupFolder, readBackupChoices, keepLastBackup } from '../../backups/backup-choices'
import { Panel } from '../../../design/panel'
import type { Manifest } from '../../../../domain/model/bundle/bundle-format'
import type { ExportStep } from '../../../../domain/use-cases/bundle/export-bundle'
import { saveAs } from '../../../app/save-as'
import type { Formats } from '../../../text/format'
import { bytesText } from '../../../text/files'
import { useBundleExport, type MadeBundle } from '../../bundle/use-bundle-export'
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

/** Makes the bundle and saves it; a made one can be saved again without making it anew. */
export function ExportPanel() {
  const { workspace, formats } = useWorkspace()
  const { step, make, cancel, isBusy, error } = useBundleExport()
  const [made, setMade] = useState<MadeBundle | null>(null)

  const save = ({ bundle, manifest }: MadeBundle) =>
    saveAs(bundle, `portside-${workspace.slug}-${manifest.exportedAt.slice(0, 10)}.zip`)
  const run = async () => {
    setMade(null)
    const next = await make()
    if (next === null) return
    setMade(next)
    save(next)
    keepLastBackup(workspace.id, Date.parse(next.manifest.exportedAt))
  }
  return (
    <Panel
      title={dataText.exportTitle}
      lead={dataText.exportLead}
      actions={
        <>
          {step === null ? null : <Button onClick={cancel}>{dataText.cancelExport}</Button>}
          <Button variant="primary" icon={<Download size={14} />} busy={isBusy} onClick={() => void run()}>
            {dataText.export}
          </Button>
        </>
      }
    >
      <div className={styles.result} role="status">
        {step === null ? null : <span className={styles.status}>{stepText(step, formats)}</span>}
        {made === null ? null : (
          <>
            <span className={styles.status}>
              {dataText.exported(formats.number(recordsIn(made.manifest)), bytesText(made.bundle.size, formats.locale))}
            </span>
            {made.manifest.missingFiles.length === 0 ? null : (
              <span className={styles.status}>{dataText.filesMissing(formats.number(made.manifest.missingFiles.length))}</span>
            )}
            <Button size="sm" onClick={() => save(made)}>
              {dataText.saveAgain}
            </Button>
          </>
        )}
      </div>
      <FieldError id="export-error" message={error} />
    </Panel>
  )
}

function stepText(step: ExportStep, formats: Formats): string {
  if (step.step === 'records') return dataText.exportingRecords
  if (step.step === 'packing') return dataText.packing
  return dataText.exportingFiles(formats.number(step.done), formats.number(step.total))
}

function recordsIn({ counts }: Manifest): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
