import { MailPlus, ServerCog } from 'lucide-react'
import { useRef, useState } from 'react'
import { LIMITS } from '../../../../domain/model/records/limits'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field-error'
import { integrationsText } from '../../../text/integrations'
import { refusalText } from '../../../text/refusal-text'
import { Panel } from '../../../design/panel'
import { base64Of } from './base64-of'
import { HeldMails } from './held-mails'
import styles from './integrations.module.css'
import { SecretLine } from './secret-line'

/** Mails onto the timeline: a saved one from a file, or all that a mail service passes on. */
export function MailPanel() {
  const { workspace, may } = useWorkspace()
  const toasts = useToasts()
  const chooser = useRef<HTMLInputElement>(null)
  const capture = useFunction('capture-email')
  const address = useFunction('capture-address')
  const [service, setService] = useState<{ readonly url: string | null; readonly secret: string } | null>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)

  const add = async (file: File) => {
    const isTooLarge = file.size > LIMITS.fileBytes
    setUnreadable(isTooLarge ? refusalText('mail-unreadable') : null)
    if (isTooLarge) return
    const message = await base64Of(file)
    const given = await capture.call({ workspaceId: workspace.id, message })
    if (given !== null && given !== 'kept') toasts.show({ tone: 'success', title: integrationsText.mailAdded })
  }
  const ask = async (renew: boolean) => setService((await address.call({ workspaceId: workspace.id, renew })) ?? service)
  return (
    <Panel
      title={integrationsText.mailTitle}
      lead={integrationsText.mailLead}
      actions={
        <>
          <Button icon={<MailPlus size={14} />} busy={capture.isBusy} onClick={() => chooser.current?.click()}>
            {integrationsText.mailAdd}
          </Button>
          {may('manage-webhooks') ? (
            <Button icon={<ServerCog size={14} />} busy={address.isBusy} onClick={() => void ask(service !== null)}>
              {service === null ? integrationsText.mailService : integrationsText.mailRenew}
            </Button>
          ) : null}
        </>
      }
    >
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".eml,message/rfc822"
        aria-label={integrationsText.mailAdd}
        onChange={(change) => {
          const file = change.currentTarget.files?.[0]
          change.currentTarget.value = ''
          if (file !== undefined) void add(file)
        }}
      />
      <HeldMails />
      <FieldError id="mail-error" message={unreadable ?? capture.error ?? address.error} />
      {service === null ? null : service.url === null ? (
        <p role="status" className={styles.note}>
          {integrationsText.mailNoService}
        </p>
      ) : (
        <div className={styles.body}>
          <SecretLine label={integrationsText.address} value={service.url} />
          <SecretLine label={integrationsText.secret} value={service.secret} />
          <p className={styles.note}>{integrationsText.mailHint}</p>
        </div>
      )}
    </Panel>
  )
}
