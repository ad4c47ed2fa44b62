import { asPortError } from '../../../model/errors/port-error'
import { signatureHeaders } from '../../../model/integrations/signature'
import { instantOf } from '../../../model/kernel/instant'
import type { Id } from '../../../model/kernel/id'
import type { RecordOf } from '../../../model/records/collections'
import { mutationIdOf } from '../../../model/records/meta'
import { readSubject } from '../../../model/records/subject'
import type { Step } from '../../../model/rules/rule'
import { type RuleRun, withVersion } from '../../../model/rules/rule-run'
import type { ElevatedWrite, RuleState } from '../function-context'
import { retryDelayMs } from '../integrations/deliver-webhooks'
import { secretsOf } from '../integrations/webhook-secret'
import type { Running } from './begin-run'
import { derivedId, planFor, type ReadRule, stepIds } from './scene'

export interface Leased extends Running {
  /** Nobody else has the workspace yet. */
  isHeld(): boolean
}

/** Goes on with a run that is due. @returns how often each rule has assigned somebody by now */
export async function goOn(run: RecordOf<'ruleRuns'>, running: Leased): Promise<RuleState['turns']> {
  const { scene, turns, context } = running
  const rule = scene.rules.find((one) => one.rule.id === run.ruleId)
  if (rule === undefined) return ended(run, { status: 'skipped', problem: 'rule-off' }, running)
  const { collection, id } = readSubject(run.about)
  const record = await context.records.get(collection, scene.workspace.id, id)
  if (record === null || record.deletedAt !== null) return ended(run, { status: 'skipped', problem: 'record-gone' }, running)
  const step = rule.plan.steps[run.step]
  if (step?.do === 'call') {
    const status = await call(run, { rule, step, record, running })
    if (status === 'left') return turns
    if (status !== 'taken') {
      const delay = status === 'impossible' ? null : retryDelayMs(run.failures + 1)
      const refused = { failures: run.failures + 1 }
      if (delay === null) return ended(run, { ...refused, status: 'failed', problem: 'not-delivered' }, running)
      return ended(run, { ...refused, dueAt: instantOf(context.now() + delay) }, running)
    }
  }
  const next = step?.do === 'call' ? run.step + 1 : run.step
  const turn = turns[run.ruleId] ?? 0
  const ids = await stepIds(run.id, rule, context)
  const planned = planFor(rule, record, { scene, step: next, turn, now: context.now(), ids })
  if (planned === null) return ended(run, { status: 'failed', problem: 'step-impossible' }, running)
  const status = planned.dueAt === null ? ('done' as const) : ('waiting' as const)
  const wrote = JSON.stringify([...withVersion(run), ...planned.wrote])
  const patch = { status, step: planned.step, dueAt: planned.dueAt, failures: 0, wrote }
  try {
    await update(run, patch, planned.writes, running)
  } catch (error) {
    if (!asPortError(error, 'run-rules').code.startsWith('record/')) throw error
    return ended(run, { status: 'failed', problem: 'step-impossible' }, running)
  }
  return planned.turn === turn ? turns : { ...turns, [run.ruleId]: planned.turn }
}

type Patch = Partial<RuleRun>

async function ended(run: RecordOf<'ruleRuns'>, patch: Patch, running: Running): Promise<RuleState['turns']> {
  const over = patch.status === undefined ? patch : { ...patch, dueAt: null }
  await update(run, { ...over, wrote: JSON.stringify(withVersion(run)) }, [], running)
  return running.turns
}

/** Under an id of the step and how often it was tried: whoever was late with the same does it no second time. */
async function update(
  run: RecordOf<'ruleRuns'>,
  patch: Patch,
  writes: readonly ElevatedWrite[],
  { scene, context }: Running,
): Promise<void> {
  const mutationId = mutationIdOf(await derivedId(run.id, `${run.step} ${run.failures} ${patch.problem ?? ''}`, context))
  const options = { workspaceId: scene.workspace.id, memberId: null, via: 'rule', mutationId } as const
  await context.records.commit([{ kind: 'update', collection: 'ruleRuns', id: run.id, patch }, ...writes], options)
}

interface Call {
  readonly rule: ReadRule
  readonly step: Extract<Step, { readonly do: 'call' }>
  readonly record: { readonly id: Id }
  readonly running: Leased
}

/** Signed as the webhook's own deliveries are, to an address that only who manages webhooks has written down. */
async function call(
  run: RecordOf<'ruleRuns'>,
  { rule, step, record, running: { scene, context, isHeld } }: Call,
): Promise<'taken' | 'refused' | 'impossible' | 'left'> {
  const webhook = await context.records.get('webhooks', scene.workspace.id, step.webhookId)
  if (webhook === null || webhook.deletedAt !== null || webhook.status !== 'active') return 'impossible'
  const { id: ruleId, name, collection } = rule.rule
  const data = { workspaceId: scene.workspace.id, ruleId, rule: name, runId: run.id, collection, objectId: record.id }
  const body = JSON.stringify({ type: 'rule', timestamp: run.createdAt, data })
  const id = await derivedId(run.id, `call ${run.step}`, context)
  const message = { id, timestamp: Math.floor(context.now() / 1000), body }
  const headers = await signatureHeaders(message, await secretsOf(webhook, context))
  // Whoever was held up for too long leaves it to others, who may have called by now.
  if (!isHeld()) return 'left'
  const status = await context.post(webhook.url, { ...headers, 'content-type': 'application/json' }, body)
  return status !== null && status >= 200 && status <= 299 ? 'taken' : 'refused'
}
