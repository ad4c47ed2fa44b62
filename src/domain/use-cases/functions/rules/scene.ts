import { readable } from '../../../model/access/visibility'
import { portError } from '../../../model/errors/port-error'
import { type Id, isId } from '../../../model/kernel/id'
import type { PlainDate } from '../../../model/kernel/instant'
import { dayIn } from '../../../model/kernel/plain-date'
import { knownZone } from '../../../model/kernel/time-zone'
import type { AnyCondition } from '../../../model/query/ast'
import type { RecordOf } from '../../../model/records/collections'
import { subjectOf } from '../../../model/records/subject'
import { planSteps, type Planned, type StepContext } from '../../../model/rules/plan-steps'
import { type Plan, readPlan } from '../../../model/rules/rule'
import { ruleCondition, ruleFields } from '../../../model/rules/rule-filter'
import type { ViewCollection } from '../../../model/views/view'
import { isRobot } from '../../../model/workspaces/workspace'
import type { FunctionContext } from '../function-context'

export type RuleContext = Pick<FunctionContext, 'records' | 'ruleTurns' | 'now' | 'sha256' | 'keyFor' | 'post'>

/** A rule that is on, as it is read. */
export interface ReadRule {
  readonly rule: RecordOf<'rules'>
  readonly plan: Plan
  /** `unfit`: it asks for what is not there any more, and nothing sets it off. */
  readonly condition: AnyCondition | null | 'unfit'
}

/** What a turn reads once. */
export interface Scene {
  readonly workspace: RecordOf<'workspaces'>
  readonly members: readonly RecordOf<'members'>[]
  readonly pipelines: ReadonlyMap<unknown, Id>
  readonly rules: readonly ReadRule[]
  readonly timeZone: string
  readonly today: PlainDate
}

export async function readScene(workspaceId: Id, { records, now }: RuleContext): Promise<Scene> {
  const workspace = await records.get('workspaces', workspaceId, workspaceId)
  if (workspace === null) throw portError('record/missing', { collection: 'workspaces', id: workspaceId })
  const [rules, members, definitions, stages] = await Promise.all([
    records.find<'rules'>('rules', { workspaceId, where: { op: 'eq', field: 'status', value: 'on' } }),
    records.find<'members'>('members', { workspaceId, where: { op: 'eq', field: 'status', value: 'active' } }),
    records.find<'fieldDefinitions'>('fieldDefinitions', { workspaceId }),
    records.find<'stages'>('stages', { workspaceId, trash: 'include' }),
  ])
  const timeZone = knownZone(workspace.timeZone)
  const today = dayIn(timeZone, now())
  const read = rules.flatMap((rule): readonly ReadRule[] => {
    const plan = readPlan(rule.plan)
    // What cannot be read does nothing: the settings say so where it is listed.
    if (plan === null) return []
    const fields = ruleFields(rule.collection, definitions)
    return [{ rule, plan, condition: ruleCondition(plan.filter, fields, { today, timeZone, weekStart: workspace.weekStart }) }]
  })
  const pipelines = new Map(stages.map(({ id, pipelineId }) => [id, pipelineId]))
  // A workspace in the trash rests.
  return { workspace, members, pipelines, rules: workspace.deletedAt === null ? read : [], timeZone, today }
}

/** Something that sets off a rule about a record: the same one has the same id whenever it is found. */
export interface Cause {
  readonly rule: ReadRule
  readonly record: RecordOf<ViewCollection>
  readonly runId: Id
  readonly depth: number
}

export function planFor(
  { rule, plan }: ReadRule,
  record: RecordOf<ViewCollection>,
  about: {
    readonly scene: Scene
    readonly step: number
    readonly turn: number
    readonly now: number
    readonly ids: readonly Id[]
  },
): Planned | null {
  const { workspace, members, pipelines, today } = about.scene
  const context: StepContext = {
    collection: rule.collection,
    record,
    now: about.now,
    today,
    members: new Set(members.filter((member) => !isRobot(member)).map(({ id }) => id)),
    mayRead: (memberId) => {
      const member = members.find(({ id }) => id === memberId)
      if (member === undefined) return false
      const ownerId = 'ownerId' in record ? record.ownerId : null
      const test = readable(member, workspace, () => ownerId)(rule.collection)
      // Record and test are of one collection, which the compiler cannot follow through the union.
      return test === null || (test as (row: object) => boolean)(record)
    },
    pipelineOf: (stageId) => pipelines.get(stageId) ?? null,
    turn: about.turn,
    idOf: (step) => about.ids[step] ?? record.id,
  }
  return planSteps(plan.steps, about.step, context)
}

/** An id that follows from the text: a UUIDv7 with the time of the id that it begins with. */
export async function derivedId(base: Id, text: string, { sha256 }: Pick<RuleContext, 'sha256'>): Promise<Id> {
  const digits = await sha256(`${base} ${text}`)
  const id = `${base.slice(0, 14)}7${digits.slice(0, 3)}-8${digits.slice(3, 6)}-${digits.slice(6, 18)}`
  if (!isId(id)) throw portError('internal/unexpected', { source: 'rules' })
  return id
}

export function stepIds(runId: Id, { plan }: ReadRule, context: RuleContext): Promise<readonly Id[]> {
  return Promise.all(plan.steps.map((_, step) => derivedId(runId, `step ${step}`, context)))
}

export function aboutOf({ rule }: ReadRule, record: RecordOf<ViewCollection>) {
  return subjectOf(rule.collection, record.id)
}
