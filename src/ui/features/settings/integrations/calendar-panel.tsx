import { CalendarPlus, Download } from 'lucide-react'
import { useState } from 'react'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field-error'
import { saveAs } from '../../../app/save-as'
import { integrationsText } from '../../../text/integrations'
import { Panel } from '../../../design/panel'
import styles from './integrations.module.css'
import { SecretLine } from './secret-line'

/** One's own work in one's own calendar: a file at once, or an address to subscribe to. */
export function CalendarPanel() {
  const { workspace } = useWorkspace()
  const feed = useFunction('calendar-feed')
  const link = useFunction('calendar-link')
  const [url, setUrl] = useState<string | null | undefined>(undefined)
  const save = async () => {
    const made = await feed.call({ workspaceId: workspace.id })
    if (made !== null) saveAs(new Blob([made.calendar], { type: 'text/calendar' }), integrationsText.calendarFile)
  }
  const ask = async (renew: boolean) => {
    const made = await link.call({ workspaceId: workspace.id, renew })
    if (made !== null) setUrl(made.url)
  }
  return (
    <Panel
      title={integrationsText.calendarTitle}
      lead={integrationsText.calendarLead}
      actions={
        <>
          <Button icon={<Download size={14} />} busy={feed.isBusy} onClick={() => void save()}>
            {integrationsText.calendarSave}
          </Button>
          <Button
            icon={<CalendarPlus size={14} />}
            busy={link.isBusy}
            onClick={() => void ask(url !== undefined && url !== null)}
          >
            {url === undefined || url === null ? integrationsText.calendarLink : integrationsText.calendarRenew}
          </Button>
        </>
      }
    >
      <FieldError id="calendar-error" message={feed.error ?? link.error} />
      {url === undefined ? null : url === null ? (
        <p role="status" className={styles.note}>
          {integrationsText.calendarNoLink}
        </p>
      ) : (
        <div className={styles.body}>
          <SecretLine label={integrationsText.address} value={url} />
          <p className={styles.note}>{integrationsText.calendarHint}</p>
        </div>
      )}
    </Panel>
  )
}
