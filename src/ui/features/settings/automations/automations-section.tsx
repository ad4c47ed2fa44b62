import { Play, Plus } from 'lucide-react'
import { useState } from 'react'
import { map } from 'rxjs'
import type { RecordOf } from '../../../../domain/model/records/collections'
import { readPlan } from '../../../../domain/model/rules/rule'
import { usePorts } from '../../../app/ports-context'
import { useToasts } from '../../../app/toasts'
import { useApply } from '../../../app/use-apply'
import { useFunction } from '../../../app/use-function'
import { useWorkspace } from '../../../app/workspace-context'
import { Button } from '../../../design/button'
import { FieldError } from '../../../design/field'
import { Panel, Panels } from '../../../design/panel'
import { Skeleton } from '../../../design/skeleton'
import { Switch } from '../../../design/switch'
import { useStream } from '../../../hooks/use-stream'
import { automationsText as text, TEMPLATES } from '../../../text/automations'
import { errorText } from '../../../text/error-text'
import styles from './automations.module.css'
import rows from '../rows.module.css'
import { type Draft, draftOf, NEW_RULE, OPEN_ID, templateOf } from './plan-draft'
import { RuleDialog } from './rule-dialog'
import { RunsPanel } from './runs-panel'

const MOST = 100

interface Edited {
  /** `null`: a new one. */
  readonly rule: RecordOf<'rules'> | null
  readonly draft: Draft
}

/** The rules of the workspace: switched on and off, written, and what they did. */
export function AutomationsSection() {
  const { records } = usePorts()
  const { workspace, stages, members } = useWorkspace()
  const toasts = useToasts()
  const runNow = useFunction('run-rules')
  const [edited, setEdited] = useState<Edited | null>(null)
  const state = useStream(workspace.id, () =>
    records.watch('rules', { workspaceId: workspace.id, limit: MOST }).pipe(map(({ value }) => value.items)),
  )
  const rules = state.status === 'ready' ? state.value : []
  const wonStageId = stages.find(({ kind }) => kind === 'won')?.id ?? OPEN_ID
  const memberIds = members.filter(({ status, userId }) => status === 'active' && userId !== null).map(({ id }) => id)
  const run = async () => {
    const done = await runNow.call({ workspaceId: workspace.id })
    if (done !== null) toasts.show({ title: text.ran(done.runs) })
  }
  return (
    <Panels>
      <Panel
        title={text.title}
        lead={text.lead}
        actions={
          <>
            {rules.some(({ status }) => status === 'on') ? (
              <Button icon={<Play size={14} />} busy={runNow.isBusy} onClick={() => void run()}>
                {text.runNow}
              </Button>
            ) : null}
            <Button variant="primary" icon={<Plus size={14} />} onClick={() => setEdited({ rule: null, draft: NEW_RULE })}>
              {text.add}
            </Button>
          </>
        }
      >
        <FieldError id="run-rules-error" message={runNow.error} />
        {state.status === 'pending' ? <Skeleton width="60%" /> : null}
        {state.status === 'failed' ? <p role="alert">{errorText(state.error)}</p> : null}
        {state.status === 'ready' && rules.length === 0 ? <p className={styles.note}>{text.empty}</p> : null}
        {rules.length === 0 ? null : (
          <ul className={rows.list} aria-label={text.title}>
            {rules.map((rule) => (
              <RuleRow key={rule.id} rule={rule} onEdit={() => setEdited({ rule, draft: draftOf(rule) })} />
            ))}
          </ul>
        )}
        <h3 className={styles.begin}>{text.begin}</h3>
        <ul className={styles.templates} aria-label={text.begin}>
          {TEMPLATES.map((template) => (
            <li key={template}>
              <Button size="sm" onClick={() => setEdited({ rule: null, draft: templateOf(template, { wonStageId, memberIds }) })}>
                {text.template[template]}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      <RunsPanel rules={rules} />
      {edited === null ? null : <RuleDialog rule={edited.rule} draft={edited.draft} onClose={() => setEdited(null)} />}
    </Panels>
  )
}

function RuleRow({ rule, onEdit }: { readonly rule: RecordOf<'rules'>; readonly onEdit: () => void }) {
  const apply = useApply()
  const plan = readPlan(rule.plan)
  const { id, name, status, collection, version } = rule
  const target = { collection: 'rules', id, expect: version } as const
  const turn = (isOn: boolean) =>
    void apply(text.saved(name), [{ kind: 'update', ...target, patch: { status: isOn ? 'on' : 'off' } }])
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <span className={rows.name}>{name}</span>
        <span className={styles.note}>
          {plan === null
            ? text.unreadable
            : `${text.status[status]} · ${text.when} ${text.of[collection]} ${text.trigger[plan.trigger.on]} · ${text.steps(plan.steps.length)}`}
        </span>
      </div>
      <div className={styles.controls}>
        <Switch checked={status === 'on'} onChecked={turn}>
          <span className={styles.hidden}>{text.isOn(name)}</span>
        </Switch>
        <Button size="sm" aria-label={text.editOf(name)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={text.removeOf(name)}
          onClick={() => void apply(text.removed(name), [{ kind: 'trash', ...target }])}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
