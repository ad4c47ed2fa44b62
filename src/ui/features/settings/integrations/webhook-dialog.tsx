import { useState } from 'react'
import { VERBS, type Verb } from '../../../../domain/model/activity/activity'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { useRuntime } from '../../../app/ports-context'
import { Checkbox } from '../../../design/checkbox'
import { FieldError } from '../../../design/field-error'
import { FormDialog } from '../../../design/form-dialog'
import { TextField } from '../../../design/text-field'
import { integrationsText } from '../../../text/integrations'
import { useSave } from '../use-save'
import styles from './integrations.module.css'

/** @param webhook `null` for a new one */
export function WebhookDialog({
  webhook,
  onClose,
}: {
  readonly webhook: RecordOf<'webhooks'> | null
  readonly onClose: () => void
}) {
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
      open
      onClose={onClose}
      onSubmit={() => void submit()}
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
            {integrationsText.event(verb)}
          </Checkbox>
        ))}
      </fieldset>
      <FieldError id="webhook-events-error" message={save.fieldErrors['events'] ?? null} />
    </FormDialog>
  )
}
