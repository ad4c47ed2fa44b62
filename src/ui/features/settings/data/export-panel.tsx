import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ExportedFile } from '../../../../domain/model/functions/catalogue'
import { usePorts } from '../../../app/ports-context'
import { useFunction } from '../../../app/use-function'
import { useSubmission } from '../../../app/use-submission'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field-error'
import { bytesText } from '../../files/file-size'
import { saveAs } from '../../../app/save-as'
import { dataText } from '../../../text/data-settings'
import { Panel } from '../panel'
import styles from '../panel.module.css'

/** Makes the file and saves it; a second press on a made one saves it again without making it anew. */
export function ExportPanel() {
  const { files } = usePorts()
  const { workspace, formats } = useWorkspace()
  const make = useFunction('export-workspace')
  const [saving, submission] = useSubmission()
  const [made, setMade] = useState<ExportedFile | null>(null)

  const save = async ({ path, name }: ExportedFile) => {
    const bytes = await submission.run(() => files.download({ workspaceId: workspace.id, path }))
    if (bytes !== null) saveAs(bytes, name)
  }
  const run = async () => {
    const file = await make.call({ workspaceId: workspace.id })
    if (file === null) return
    setMade(file)
    await save(file)
  }
  return (
    <Panel
      title={dataText.exportTitle}
      lead={dataText.exportLead}
      actions={
        <Button variant="primary" icon={<Download size={14} />} busy={make.isBusy || saving.isBusy} onClick={() => void run()}>
          {dataText.export}
        </Button>
      }
    >
      <div className={styles.result} role="status">
        {made === null ? null : (
          <>
            <span>{made.name}</span>
            <span className={styles.status}>
              {dataText.exported(formats.number(made.records), bytesText(made.sizeBytes, formats.locale))}
            </span>
            <Button size="sm" onClick={() => void save(made)}>
              {dataText.saveAgain}
            </Button>
          </>
        )}
      </div>
      <FieldError id="export-error" message={make.error ?? saving.error} />
    </Panel>
  )
}
