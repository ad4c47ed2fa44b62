import { Plus, Send } from 'lucide-react'
import { useState } from 'react'
import { map } from 'rxjs'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { usePorts, useRuntime } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { Skeleton } from '../../../design/skeleton'
import { useStream } from '../../../hooks/use-stream'
import { errorText } from '../../../text/error-text'
import { integrationsText } from '../../../text/integrations'
import { Panel } from '../../../design/panel'
import { VERBS, type Verb } from '../../../../domain/model/activity/activity'
import { Checkbox } from '../../../design/checkbox'
import { FormDialog } from '../../../design/form-dialog'
import { TextField } from '../../../design/text-field'
import { useSave } from '../panel-form'
import { WebhookRow } from './webhook-row'
import styles from './integrations.module.css'
import rows from '../rows.module.css'

const MOST = 100

/** The webhooks of the workspace. */
export function WebhooksPanel() {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const toasts = useToasts()
  const deliver = useFunction('deliver-webhooks')
  const [edited, setEdited] = useState<RecordOf<'webhooks'> | 'new' | null>(null)
  const state = useStream(workspace.id, () =>
    records.watch('webhooks', { workspaceId: workspace.id, limit: MOST }).pipe(map(({ value }) => value.items)),
  )
  const run = async () => {
    const done = await deliver.call({ workspaceId: workspace.id })
    if (done !== null) toasts.show({ title: integrationsText.delivered(done.delivered, done.refused) })
  }
  const webhooks = state.status === 'ready' ? state.value : []
  return (
    <Panel
      title={integrationsText.webhooksTitle}
      lead={integrationsText.webhooksLead}
      actions={
        <>
          {webhooks.length === 0 ? null : (
            <Button icon={<Send size={14} />} busy={deliver.isBusy} onClick={() => void run()}>
              {integrationsText.deliver}
            </Button>
          )}
          <Button variant="primary" icon={<Plus size={14} />} onClick={() => setEdited('new')}>
            {integrationsText.add}
          </Button>
        </>
      }
    >
      {state.status === 'pending' ? <Skeleton width="60%" /> : null}
      {state.status === 'failed' ? <p role="alert">{errorText(state.error)}</p> : null}
      {state.status === 'ready' && webhooks.length === 0 ? <p className={styles.note}>{integrationsText.webhooksEmpty}</p> : null}
      <FieldError id="deliver-error" message={deliver.error} />
      {webhooks.length === 0 ? null : (
        <ul className={rows.list} aria-label={integrationsText.webhooksTitle}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onEdit={() => setEdited(webhook)} />
          ))}
        </ul>
      )}
      {edited === null ? null : <WebhookDialog webhook={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </Panel>
  )
}

/** @param webhook `null` for a new one */
function WebhookDialog({ webhook, onClose }: { readonly webhook: RecordOf<'webhooks'> | null; readonly onClose: () => void }) {
  const runtime = useRuntime()
  const save = useSave()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly Verb[]>(webhook?.events ?? ['created', 'updated', 'moved-stage', 'won', 'lost'])

  const submit = async () => {
    const data = { url, events: [...events] }
    const isSaved =
      webhook === null
        ? await save.run(integrationsText.added(url), [{ kind: 'create', collection: 'webhooks', id: runtime.newId(), data }])
        : await save.run(integrationsText.changed(url), [
            { kind: 'update', collection: 'webhooks', id: webhook.id, patch: data, expect: webhook.version },
          ])
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={webhook === null ? integrationsText.addTitle : integrationsText.editTitle}
      submitLabel={webhook === null ? integrationsText.add : integrationsText.save}
      busy={save.isBusy}
      error={save.error}
    >
      <TextField
        label={integrationsText.url}
        hint={integrationsText.urlHint}
        inputMode="url"
        autoFocus
        value={url}
        onValue={(next) => {
          setUrl(next)
          save.corrected('url')
        }}
        error={save.fieldErrors['url']}
      />
      <fieldset className={styles.events}>
        <legend>{integrationsText.events}</legend>
        {VERBS.map((verb) => (
          <Checkbox
            key={verb}
            checked={events.includes(verb)}
            onChecked={(checked) => {
              setEvents(checked ? [...events, verb] : events.filter((each) => each !== verb))
              save.corrected('events')
            }}
          >
            {integrationsText.event[verb]}
          </Checkbox>
        ))}
      </fieldset>
      <FieldError id="webhook-events-error" message={save.fieldErrors['events'] ?? null} />
    </FormDialog>
  )
}
