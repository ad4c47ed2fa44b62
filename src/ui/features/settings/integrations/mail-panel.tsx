import { MailPlus, ServerCog } from 'lucide-react'
import { useRef, useState } from 'react'
import { map } from 'rxjs'
import type { FunctionOutput } from '../../../../domain/model/functions/catalogue'
import { LIMITS } from '../../../../domain/model/records/limits'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { integrationsText } from '../../../text/integrations'
import { refusalText } from '../../../text/refusal-text'
import { Panel } from '../../../design/panel'
import { HELD_MAIL_TYPE } from '../../../../domain/model/integrations/mail-note'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { usePorts } from '../../../app/ports-context'
import { useApply } from '../../../app/use-apply'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { SecretLine } from './secret-line'
import styles from './integrations.module.css'
import rows from '../rows.module.css'

/** Mails onto the timeline: a saved one from a file, or all that a mail service passes on. */
export function MailPanel() {
  const { workspace, may } = useWorkspace()
  const toasts = useToasts()
  const chooser = useRef<HTMLInputElement>(null)
  const capture = useFunction('capture-email')
  const address = useFunction('capture-address')
  const [service, setService] = useState<FunctionOutput<'capture-address'> | null>(null)
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
              {renewalText(service)}
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
          {service.address === null ? null : (
            <>
              <SecretLine label={integrationsText.mailboxAddress} value={service.address} />
              <p className={styles.note}>{integrationsText.mailboxHint}</p>
            </>
          )}
          <SecretLine label={integrationsText.address} value={service.url} />
          <SecretLine label={integrationsText.secret} value={service.secret} />
          <p className={styles.note}>{integrationsText.mailHint}</p>
        </div>
      )}
    </Panel>
  )
}

function renewalText(service: FunctionOutput<'capture-address'> | null): string {
  if (service === null) return integrationsText.mailService
  return service.address === null ? integrationsText.mailRenew : integrationsText.mailRenewBoth
}

const MOST = 50

/** Mails whose sender nobody could prove: each is put on the timeline by somebody, or removed. */
function HeldMails() {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const state = useStream(workspace.id, () =>
    records
      .watch('files', {
        workspaceId: workspace.id,
        where: {
          op: 'and',
          of: [
            { op: 'eq', field: 'mime', value: HELD_MAIL_TYPE },
            { op: 'eq', field: 'subject', value: null },
            { op: 'eq', field: 'status', value: 'ready' },
          ],
        },
        limit: MOST,
      })
      .pipe(map(({ value }) => value.items)),
  )
  if (state.status === 'failed') return <p role="alert">{errorText(state.error)}</p>
  if (state.status === 'pending' || state.value.length === 0 || !may('notes.create')) return null
  return (
    <>
      <p className={styles.note}>{integrationsText.heldLead}</p>
      <ul className={rows.list} aria-label={integrationsText.heldTitle}>
        {state.value.map((file) => (
          <HeldMail key={file.id} file={file} />
        ))}
      </ul>
    </>
  )
}

function HeldMail({ file }: { readonly file: RecordOf<'files'> }) {
  const { files } = usePorts()
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const apply = useApply()
  const capture = useFunction('capture-email')
  const { id, name, path, version } = file
  const remove = (title: string) => apply(title, [{ kind: 'trash', collection: 'files', id, expect: version }])
  const accept = async () => {
    try {
      const blob = await files.download({ workspaceId: workspace.id, path })
      const given = await capture.call({ workspaceId: workspace.id, message: await base64Of(blob) })
      if (given !== null) await remove(integrationsText.mailAdded)
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error) })
    }
  }
  return (
    <li className={rows.row}>
      <span className={rows.what}>{name}</span>
      <div className={styles.controls}>
        <Button size="sm" busy={capture.isBusy} aria-label={integrationsText.heldAcceptOf(name)} onClick={() => void accept()}>
          {integrationsText.heldAccept}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={integrationsText.removeOf(name)}
          onClick={() => void remove(integrationsText.heldRemoved)}
        >
          {integrationsText.remove}
        </Button>
      </div>
      <FieldError id={`held-${id}-error`} message={capture.error} />
    </li>
  )
}

/** What a data URL has behind its comma. */
async function base64Of(blob: Blob): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(blob)
  })
  return url.slice(url.indexOf(',') + 1)
}
