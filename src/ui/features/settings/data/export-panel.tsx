import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Manifest } from '../../../../domain/model/bundle/manifest'
import type { ExportStep } from '../../../../domain/use-cases/bundle/export-bundle'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { saveAs } from '../../../app/save-as'
import { dataText } from '../../../text/data-settings'
import type { Formats } from '../../../text/format'
import { keepLastBackup } from '../../backups/backup-choices'
import { bytesText } from '../../../text/file-size'
import { Panel } from '../../../design/panel'
import styles from '../../../design/panel.module.css'
import { useBundleExport, type MadeBundle } from '../../bundle/use-bundle-export'

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
