import { asPortError } from '../../../model/errors/port-error'
import type { Id } from '../../../model/kernel/id'
import { mutationIdOf } from '../../../model/records/meta'
import { MOST_DEPTH, type RuleRun } from '../../../model/rules/rule-run'
import type { ElevatedWrite, RuleState } from '../function-context'
import { aboutOf, type Cause, planFor, type RuleContext, type Scene, stepIds } from './scene'

export interface Running {
  readonly scene: Scene
  readonly turns: RuleState['turns']
  readonly context: RuleContext
}

/** Begins a run, if it has not begun before: what the steps write, up to where it waits, in one commit with its record. */
export async function beginRun(
  cause: Cause,
  { scene, turns, context }: Running,
): Promise<{ readonly turns: RuleState['turns']; readonly isNew: boolean }> {
  const { rule, record, runId, depth } = cause
  const turn = turns[rule.rule.id] ?? 0
  const assigns = rule.plan.steps.some((step) => step.do === 'assign')
  // As if it were done now: whoever broke off before they kept the state assigns the next one to the next member.
  const moved = { turns: assigns ? { ...turns, [rule.rule.id]: turn + 1 } : turns }
  if ((await context.records.get('ruleRuns', scene.workspace.id, runId)) !== null) return { ...moved, isNew: false }
  const about = aboutOf(rule, record)
  const run = { ruleId: rule.rule.id, about, depth }
  const planned =
    depth > MOST_DEPTH
      ? null
      : planFor(rule, record, { scene, step: 0, turn, now: context.now(), ids: await stepIds(runId, rule, context) })
  if (planned === null) {
    const problem = depth > MOST_DEPTH ? ('too-deep' as const) : ('step-impossible' as const)
    await keep(runId, { ...run, status: depth > MOST_DEPTH ? 'skipped' : 'failed', problem }, [], { scene, context })
    return { turns, isNew: true }
  }
  const { step, dueAt } = planned
  const kept = { ...run, step, dueAt, wrote: JSON.stringify(planned.wrote), status: dueAt === null ? 'done' : 'waiting' } as const
  try {
    await keep(runId, kept, planned.writes, { scene, context })
  } catch (error) {
    const { code } = asPortError(error, 'run-rules')
    // Begun before, and forgotten since.
    if (code === 'record/duplicate') return { ...moved, isNew: false }
    if (!code.startsWith('record/')) throw error
    await keep(runId, { ...run, status: 'failed', problem: 'step-impossible' }, [], { scene, context })
  }
  return { ...moved, isNew: true }
}

interface Keeping {
  readonly scene: Scene
  readonly context: RuleContext
}

function keep(
  runId: Id,
  run: Pick<RuleRun, 'ruleId' | 'about' | 'status'> & Partial<RuleRun>,
  writes: readonly ElevatedWrite[],
  { scene, context }: Keeping,
): Promise<void> {
  const options = { workspaceId: scene.workspace.id, memberId: null, via: 'rule', mutationId: mutationIdOf(runId) } as const
  return context.records.commit([{ kind: 'create', collection: 'ruleRuns', id: runId, data: run }, ...writes], options)
}
