import { Send, CalendarPlus, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { usePorts, useRuntime } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Panels, Panel } from '../../../design/panel'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { integrationsText } from '../../../text/integrations'
import { saveAs } from '../../../app/save-as'
import { AgentModePanel } from './agent-mode-panel'
import { ApiKeyList } from './api-keys.model'
import { ApiKeysPanel } from './api-keys-panel'
import { AssistantsPanel } from './assistants-panel'
import { MailPanel } from './mail-panel'
import { WebhooksPanel } from './webhooks-panel'
import { SecretLine } from './secret-line'
import styles from './integrations.module.css'

/** What comes from other programs and goes to them. */
export function IntegrationsSection() {
  const { functions } = usePorts()
  const runtime = useRuntime()
  const { workspace, may } = useWorkspace()
  // Of both panels that show keys: what one has ended is over in the other, and they are asked for once.
  const keys = useMemo(() => new ApiKeyList(functions, runtime, workspace.id), [functions, runtime, workspace.id])
  return (
    <Panels>
      <CalendarPanel />
      <DigestPanel />
      {may('notes.create') ? <MailPanel /> : null}
      {may('manage-webhooks') ? <WebhooksPanel /> : null}
      {may('manage-keys') ? <ApiKeysPanel list={keys} /> : null}
      <AssistantsPanel list={keys} />
      {may('manage-keys') ? <AgentModePanel /> : null}
    </Panels>
  )
}

/** The mail of the morning, and a way to have it now. */
function DigestPanel() {
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const digest = useFunction('daily-digest')
  const { mail: sendsMail } = usePorts().functions.capabilities
  const send = async () => {
    const done = await digest.call({ workspaceId: workspace.id })
    if (done !== null) toasts.show({ title: done.mailed ? integrationsText.digestSent : integrationsText.digestNothing })
  }
  if (!sendsMail) return <Panel title={integrationsText.digestTitle} lead={integrationsText.digestNone} />
  return (
    <Panel
      title={integrationsText.digestTitle}
      lead={integrationsText.digestLead}
      actions={
        <Button icon={<Send size={14} />} busy={digest.isBusy} onClick={() => void send()}>
          {integrationsText.digestSend}
        </Button>
      }
    >
      <FieldError id="digest-error" message={digest.error} />
    </Panel>
  )
}

/** One's own work in one's own calendar: a file at once, or an address to subscribe to. */
function CalendarPanel() {
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
