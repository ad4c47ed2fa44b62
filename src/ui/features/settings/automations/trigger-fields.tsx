import { map } from 'rxjs'
import { isId, type Id } from '../../../../domain/model/kernel/id'
import { type Rule, type Trigger, triggersOf } from '../../../../domain/model/rules/rule'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { SelectField } from '../../../design/select-field'
import { useStream } from '../../../hooks/use-stream'
import { automationsText as text } from '../../../text/automations'
import { freshTrigger, OPEN_ID } from './plan-draft'
import { DaysField } from './step-fields'

interface TriggerFieldsProps {
  readonly collection: Rule['collection']
  readonly trigger: Trigger
  readonly onTrigger: (trigger: Trigger) => void
}

/** What sets off a rule, and what that asks for. */
export function TriggerFields({ collection, trigger, onTrigger }: TriggerFieldsProps) {
  const { stages } = useWorkspace()
  const firstStage = stages.find(({ kind }) => kind === 'open')?.id ?? OPEN_ID
  return (
    <>
      <SelectField<Trigger['on']>
        label={text.when}
        value={trigger.on}
        options={triggersOf(collection).map((on) => ({ value: on, label: text.trigger[on] }))}
        onValue={(on) => onTrigger(freshTrigger(on, firstStage))}
      />
      {trigger.on === 'stage' ? (
        <SelectField
          label={text.stage}
          value={trigger.stageId}
          options={stages.map(({ id, name }) => ({ value: id, label: name }))}
          onValue={(stageId) => onTrigger({ on: 'stage', stageId })}
        />
      ) : null}
      {trigger.on === 'form' ? (
        <FormField value={trigger.formId} onValue={(formId) => onTrigger({ on: 'form', formId })} />
      ) : null}
      {trigger.on === 'idle' || trigger.on === 'date' ? (
        <DaysField
          label={trigger.on === 'idle' ? text.days : text.daysAfter}
          value={trigger.days}
          onValue={(days) => onTrigger({ ...trigger, days })}
        />
      ) : null}
    </>
  )
}

function FormField({ value, onValue }: { readonly value: Id | null; readonly onValue: (id: Id | null) => void }) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const state = useStream(workspace.id, () =>
    records.watch('forms', { workspaceId: workspace.id, limit: 100 }).pipe(map((page) => page.value.items)),
  )
  const forms = state.status === 'ready' ? state.value : []
  const options = [{ value: '', label: text.anyForm }, ...forms.map(({ id, name }) => ({ value: String(id), label: name }))]
  return (
    <SelectField label={text.form} value={value ?? ''} options={options} onValue={(next) => onValue(isId(next) ? next : null)} />
  )
}
