import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { personName } from '../../../../domain/model/people/person-name'
import { fieldsByKey } from '../../../../domain/model/views/fit'
import { ruleFields } from '../../../../domain/model/rules/rule-filter'
import { triggersOf } from '../../../../domain/model/rules/rule'
import { readView, writeView } from '../../../../domain/model/views/view-text'
import { VIEW_COLLECTIONS, type ViewFilter } from '../../../../domain/model/views/view'
import { rehearseRule, type Rehearsed } from '../../../../domain/use-cases/rules/rehearse-rule'
import { usePorts, useRuntime } from '../../../app/ports-context'
import { useSubmission } from '../../../app/submission'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { FormDialog } from '../../../design/form-dialog'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { FilterBar, FilterButton, useFilterMenu } from '../../../table/list-tools'
import { useOfferedFields } from '../../../table/use-offered-fields'
import { automationsText as text } from '../../../text/automations'
import { useSave } from '../panel-form'
import styles from './automations.module.css'
import { RULE_WORDS } from './field-words'
import { type Draft, freshStep, OPEN_ID, planText } from './plan-draft'
import { StepFields } from './step-fields'
import { TriggerFields } from './trigger-fields'

interface RuleDialogProps {
  /** `null` for a new one. */
  readonly rule: RecordOf<'rules'> | null
  readonly draft: Draft
  readonly onClose: () => void
}

/** A rule as a sentence: when, if, then. */
export function RuleDialog({ rule, draft, onClose }: RuleDialogProps) {
  const runtime = useRuntime()
  const { stages } = useWorkspace()
  const save = useSave()
  const [value, setValue] = useState(draft)
  const [isOpen, setOpen] = useState(false)
  const set = (patch: Partial<Draft>) => setValue((before) => ({ ...before, ...patch }))
  const { name, collection, trigger, steps } = value
  const firstStage = stages.find(({ kind }) => kind === 'open')?.id ?? OPEN_ID

  const submit = async () => {
    const plan = planText(value)
    setOpen(plan === null)
    if (plan === null) return
    const data = { name, collection, plan }
    const isSaved =
      rule === null
        ? await save.run(text.saved(name), [{ kind: 'create', collection: 'rules', id: runtime.newId(), data }])
        : await save.run(text.saved(name), [
            { kind: 'update', collection: 'rules', id: rule.id, patch: data, expect: rule.version },
          ])
    if (isSaved) onClose()
  }
  const choose = (next: Draft['collection']) =>
    set({
      collection: next,
      filter: '',
      ...(triggersOf(next).includes(trigger.on) ? {} : { trigger: { on: 'made' } }),
      steps: next === 'deals' ? steps : steps.filter((step) => step.do !== 'set'),
    })
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      onSubmit={submit}
      title={rule === null ? text.addTitle : text.editTitle}
      submitLabel={text.save}
      busy={save.isBusy}
      error={save.error}
    >
      <TextField
        label={text.name}
        autoFocus
        value={name}
        onValue={(next) => {
          set({ name: next })
          save.corrected('name')
        }}
        error={save.fieldErrors['name']}
      />
      <fieldset className={styles.part}>
        <legend>{text.when}</legend>
        <div className={styles.line}>
          <SelectField
            label={text.collection}
            value={collection}
            options={VIEW_COLLECTIONS.map((each) => ({ value: each, label: text.of[each] }))}
            onValue={choose}
          />
          <TriggerFields collection={collection} trigger={trigger} onTrigger={(next) => set({ trigger: next })} />
        </div>
      </fieldset>
      <Conditions key={collection} draft={value} onFilter={(filter) => set({ filter })} />
      <fieldset className={styles.part}>
        <legend>{text.thenDo}</legend>
        <ol className={styles.steps}>
          {placed(steps).map(({ step, at }) => (
            <li key={at}>
              <StepFields
                position={at + 1}
                collection={collection}
                step={step}
                onStep={(next) => set({ steps: steps.with(at, next) })}
                onRemove={steps.length === 1 ? null : () => set({ steps: steps.toSpliced(at, 1) })}
              />
            </li>
          ))}
        </ol>
        <Button
          size="sm"
          icon={<Plus size={14} />}
          onClick={() => set({ steps: [...steps, freshStep('task', { stageId: firstStage, memberIds: [] })] })}
        >
          {text.addStep}
        </Button>
        <FieldError id="rule-steps-error" message={isOpen ? text.unfinished : null} />
      </fieldset>
      <TryOut draft={value} onOpen={() => setOpen(true)} />
    </FormDialog>
  )
}

/** Steps have no names of their own: their place is what they are known by. */
function placed(steps: Draft['steps']) {
  return steps.map((step, at) => ({ step, at }))
}

interface ConditionsProps {
  readonly draft: Draft
  readonly onFilter: (filter: string) => void
}

function Conditions({ draft: { collection, filter }, onFilter }: ConditionsProps) {
  const { fields } = useWorkspace()
  const menu = useFilterMenu()
  const known = fieldsByKey(ruleFields(collection, fields))
  const offered = useOfferedFields(collection, RULE_WORDS[collection]).filter(({ field }) => known.has(field.key))
  const view = readView({ layout: null, filter, sort: null, group: null, columns: null })
  const read: ViewFilter = view?.filter ?? { match: 'all', tests: [] }
  const write = (next: ViewFilter) =>
    onFilter(writeView({ layout: 'table', filter: next, sort: [], group: null, columns: [] }).filter ?? '')
  return (
    <fieldset className={styles.part}>
      <legend>{text.condition}</legend>
      <FilterButton menu={menu} />
      {read.tests.length === 0 ? <p className={styles.note}>{text.anyRecord}</p> : null}
      <FilterBar offered={offered} fields={known} filter={read} onFilter={write} menu={menu} />
    </fieldset>
  )
}

/** What it would have done: before it is switched on. */
function TryOut({ draft, onOpen }: { readonly draft: Draft; readonly onOpen: () => void }) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, fields, formats } = useWorkspace()
  const [state, submission] = useSubmission()
  const [found, setFound] = useState<readonly Rehearsed[] | 'unfit' | null>(null)
  const go = async () => {
    if (planText(draft) === null) return onOpen()
    const { collection, trigger, filter, steps } = draft
    const rehearsal = { collection, plan: { trigger, filter, steps }, workspace, definitions: fields, now: runtime.now() }
    const answer = await submission.run(async () => ({ rehearsed: await rehearseRule(rehearsal, records) }))
    if (answer !== null) setFound(answer.rehearsed ?? 'unfit')
  }
  return (
    <div className={styles.part}>
      <Button size="sm" busy={state.isBusy} onClick={() => void go()}>
        {text.rehearse}
      </Button>
      <FieldError id="rehearse-error" message={state.error} />
      <div role="status">
        {found === null ? null : <p className={styles.note}>{found === 'unfit' ? text.unfit : text.rehearsed(found.length)}</p>}
      </div>
      {found === null || found === 'unfit' || found.length === 0 ? null : (
        <ul className={styles.found}>
          {found.slice(0, SHOWN).map(({ record, at }) => (
            <li key={`${record.id} ${at}`}>
              {nameOf(record)} <span className={styles.note}>{formats.dateTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const SHOWN = 20

function nameOf(record: Rehearsed['record']): string {
  if ('title' in record) return record.title
  return 'name' in record ? record.name : personName(record)
}
