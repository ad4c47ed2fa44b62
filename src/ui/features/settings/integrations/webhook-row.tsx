import { useState } from 'react'
import type { FunctionOutput } from '../../../../domain/model/functions/catalogue'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useRuntime } from '../../../app/ports-context'
import { useApply } from '../../../app/use-apply'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { integrationsText } from '../../../text/integrations'
import styles from './integrations.module.css'
import rows from '../rows.module.css'
import { SecretLine } from './secret-line'

/** One webhook: how it goes, and what can be done about it. */
export function WebhookRow({ webhook, onEdit }: { readonly webhook: RecordOf<'webhooks'>; readonly onEdit: () => void }) {
  const { workspace, formats } = useWorkspace()
  const runtime = useRuntime()
  const apply = useApply()
  const secret = useFunction('webhook-secret')
  const [shown, setShown] = useState<FunctionOutput<'webhook-secret'> | null>(null)
  const { id, url, events, status, version, lastAttemptAt, lastStatus, nextAttemptAt } = webhook
  const target = { collection: 'webhooks', id, expect: version } as const
  const ago = (at: NonNullable<typeof lastAttemptAt>) => formats.ago(at, runtime.now())

  const turn = () => {
    const next = status === 'active' ? 'paused' : 'active'
    const patch = { status: next, failures: 0, nextAttemptAt: null } as const
    void apply(integrationsText.changed(url), [{ kind: 'update', ...target, patch }])
  }
  const show = async (renew: boolean) => {
    const answer = await secret.call({ workspaceId: workspace.id, webhookId: id, renew })
    if (answer !== null) setShown(answer)
  }
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <span className={rows.name}>{url}</span>
        <span className={styles.note}>
          {[
            integrationsText.status[status],
            integrationsText.eventCount(events.length),
            lastAttemptAt === null ? integrationsText.never : integrationsText.last(ago(lastAttemptAt), lastStatus),
            ...(nextAttemptAt === null ? [] : [integrationsText.next(formats.dateTime(nextAttemptAt))]),
          ].join(' · ')}
        </span>
      </div>
      <div className={styles.controls}>
        <Button size="sm" busy={secret.isBusy} aria-label={integrationsText.showSecretOf(url)} onClick={() => void show(false)}>
          {integrationsText.showSecret}
        </Button>
        <Button size="sm" onClick={turn}>
          {status === 'active' ? integrationsText.pause : integrationsText.resume}
        </Button>
        <Button size="sm" aria-label={integrationsText.editOf(url)} onClick={onEdit}>
          {integrationsText.edit}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={integrationsText.removeOf(url)}
          onClick={() => void apply(integrationsText.removed(url), [{ kind: 'trash', ...target }])}
        >
          {integrationsText.remove}
        </Button>
      </div>
      {shown === null ? null : (
        <>
          <SecretLine label={integrationsText.secret} value={shown.secret} />
          <div className={styles.secret}>
            <Button size="sm" aria-label={integrationsText.renewSecretOf(url)} onClick={() => void show(true)}>
              {integrationsText.renewSecret}
            </Button>
            <span className={styles.note}>
              {shown.formerUntil === null
                ? integrationsText.renewHint
                : integrationsText.formerUntil(formats.dateTime(shown.formerUntil))}
            </span>
          </div>
        </>
      )}
      <FieldError id={`webhook-${id}-error`} message={secret.error} />
    </li>
  )
}
