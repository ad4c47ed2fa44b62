import { Trash2 } from 'lucide-react'
import { map } from 'rxjs'
import { isId, type Id } from '../../../../domain/model/kernel/id'
import type { Rule, Step } from '../../../../domain/model/rules/rule'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { Checkbox } from '../../../design/checkbox'
import type { FieldFrameProps } from '../../../design/field'
import { IconButton } from '../../../design/icon-button'
import { SelectField } from '../../../design/select-field'
import { TextAreaField, TextField } from '../../../design/text-field'
import { useStream } from '../../../hooks/use-stream'
import { automationsText as text } from '../../../text/automations'
import styles from './automations.module.css'
import { freshStep, OPEN_ID } from './plan-draft'

const KINDS = ['task', 'note', 'notify', 'assign', 'tag', 'set', 'call', 'wait'] as const satisfies readonly Step['do'][]

interface StepFieldsProps {
  readonly position: number
  readonly collection: Rule['collection']
  readonly step: Step
  readonly onStep: (step: Step) => void
  /** `null`: it is the only one. */
  readonly onRemove: (() => void) | null
}

/** One step of a rule: what is done, and what that asks for. */
export function StepFields({ position, collection, step, onStep, onRemove }: StepFieldsProps) {
  const { stages, members } = useWorkspace()
  const stageId = stages[0]?.id ?? OPEN_ID
  const memberIds = members.filter(({ status, userId }) => status === 'active' && userId !== null).map(({ id }) => id)
  const kinds = KINDS.filter((kind) => kind !== 'set' || collection === 'deals')
  return (
    <div className={styles.line}>
      <SelectField<Step['do']>
        label={text.stepOf(position)}
        value={step.do}
        options={kinds.map((kind) => ({ value: kind, label: text.step[kind] }))}
        onValue={(kind) => onStep(freshStep(kind, { stageId, memberIds }))}
      />
      <Asked step={step} onStep={onStep} />
      {onRemove === null ? null : (
        <IconButton size="sm" icon={<Trash2 size={14} />} label={text.removeStep(position)} onClick={onRemove} />
      )}
    </div>
  )
}

function Asked({ step, onStep }: Pick<StepFieldsProps, 'step' | 'onStep'>) {
  const { stages, tags, members } = useWorkspace()
  const people = members.filter(({ status, userId }) => status === 'active' && userId !== null)
  const named = people.map(({ id, displayName }) => ({ value: String(id), label: displayName }))
  const owner = { value: 'owner', label: text.owner }
  switch (step.do) {
    case 'task':
      return (
        <>
          <TextField label={text.task} value={step.title} onValue={(title) => onStep({ ...step, title })} />
          <SelectField
            label={text.forWhom}
            value={step.assignee ?? ''}
            options={[owner, ...named]}
            onValue={(next) => onStep({ ...step, assignee: isId(next) ? next : 'owner' })}
          />
          <DaysField label={text.dueIn} value={step.dueInDays ?? 0} onValue={(dueInDays) => onStep({ ...step, dueInDays })} />
        </>
      )
    case 'note':
      return <TextAreaField label={text.note} value={step.body} onValue={(body) => onStep({ ...step, body })} />
    case 'notify':
      return (
        <SelectField
          label={text.forWhom}
          value={step.member}
          options={[owner, ...named]}
          onValue={(next) => onStep({ ...step, member: isId(next) ? next : 'owner' })}
        />
      )
    case 'assign':
      return (
        <div className={styles.checks}>
          {people.map(({ id, displayName }) => (
            <Checkbox
              key={id}
              checked={step.memberIds.includes(id)}
              onChecked={(isIn) =>
                onStep({ ...step, memberIds: isIn ? [...step.memberIds, id] : step.memberIds.filter((each) => each !== id) })
              }
            >
              {displayName}
            </Checkbox>
          ))}
        </div>
      )
    case 'tag':
      return (
        <SelectField
          label={text.tag}
          value={step.tagId}
          options={[{ value: OPEN_ID, label: '' }, ...tags.map(({ id, name }) => ({ value: id, label: name }))]}
          onValue={(tagId) => onStep({ ...step, tagId })}
        />
      )
    case 'set':
      return (
        <SelectField
          label={text.stage}
          value={String(step.value)}
          options={stages.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValue={(value) => onStep({ ...step, value })}
        />
      )
    case 'call':
      return <WebhookField value={step.webhookId} onValue={(webhookId) => onStep({ ...step, webhookId })} />
    case 'wait':
      return <DaysField label={text.hours} value={step.hours} onValue={(hours) => onStep({ ...step, hours })} />
  }
}

function WebhookField({ value, onValue }: { readonly value: Id; readonly onValue: (id: Id) => void }) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const state = useStream(workspace.id, () =>
    records.watch('webhooks', { workspaceId: workspace.id, limit: 100 }).pipe(map((page) => page.value.items)),
  )
  const webhooks = state.status === 'ready' ? state.value : []
  const options = [{ value: OPEN_ID, label: '' }, ...webhooks.map(({ id, url }) => ({ value: id, label: url }))]
  return <SelectField label={text.webhook} value={value} options={options} onValue={onValue} />
}

interface DaysFieldProps extends Pick<FieldFrameProps, 'label'> {
  readonly value: number
  readonly onValue: (value: number) => void
}

/** A whole number; what is none says so when the rule is kept. */
export function DaysField({ label, value, onValue }: DaysFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      step={1}
      value={Number.isNaN(value) ? '' : String(value)}
      onValue={(typed) => onValue(typed === '' ? Number.NaN : Number(typed))}
    />
  )
}
