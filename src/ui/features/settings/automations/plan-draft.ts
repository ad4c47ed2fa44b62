import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordOf } from '../../../../domain/model/records/collections'
import type { Plan, Rule, Step, Trigger } from '../../../../domain/model/rules/rule'
import { readPlan } from '../../../../domain/model/rules/rule'
import { automationsText, type Template } from '../../../text/automations'

/** A rule while it is written: what is still open is blank. */
export interface Draft {
  readonly name: string
  readonly collection: Rule['collection']
  readonly trigger: Trigger
  readonly filter: string
  readonly steps: readonly Step[]
}

export const OPEN_ID = '' as Id

export function draftOf({ name, collection, plan }: RecordOf<'rules'>): Draft {
  return { name, collection, ...(readPlan(plan) ?? EMPTY) }
}

const TASK: Step = { do: 'task', title: '', assignee: 'owner', dueInDays: 1 }
const EMPTY: Plan = { trigger: { on: 'made' }, filter: '', steps: [TASK] }

export const NEW_RULE: Draft = { name: '', collection: 'people', ...EMPTY }

/** The templates, in the words and with the stages and members of the workspace. */
export function templateOf(
  template: Template,
  { wonStageId, memberIds }: { readonly wonStageId: Id; readonly memberIds: readonly Id[] },
): Draft {
  const name = automationsText.template[template]
  const { taskFor, noteWon } = automationsText
  const task = (title: string): Step => ({ do: 'task', title, assignee: 'owner', dueInDays: 1 })
  switch (template) {
    case 'lead':
      return { name, collection: 'people', trigger: { on: 'made' }, filter: 'lifecycle:any-of:lead', steps: [task(taskFor.lead)] }
    case 'form':
      return { name, collection: 'people', trigger: { on: 'form', formId: null }, filter: '', steps: [task(taskFor.form)] }
    case 'won':
      return {
        name,
        collection: 'deals',
        trigger: { on: 'stage', stageId: wonStageId },
        filter: '',
        steps: [task(taskFor.won), { do: 'note', body: noteWon }],
      }
    case 'idle':
      return {
        name,
        collection: 'deals',
        trigger: { on: 'idle', days: 14 },
        filter: 'closedAt:empty',
        steps: [{ do: 'notify', member: 'owner' }],
      }
    case 'overdue':
      return {
        name,
        collection: 'deals',
        trigger: { on: 'date', field: 'expectedCloseOn', days: 1 },
        filter: 'closedAt:empty',
        steps: [task(taskFor.overdue)],
      }
    case 'unowned':
      return {
        name,
        collection: 'people',
        trigger: { on: 'made' },
        filter: 'owner:empty',
        steps: [{ do: 'assign', memberIds: [...memberIds] }],
      }
  }
}

export function freshTrigger(on: Trigger['on'], stageId: Id): Trigger {
  switch (on) {
    case 'made':
      return { on }
    case 'changed':
      return { on, fields: [] }
    case 'stage':
      return { on, stageId }
    case 'form':
      return { on, formId: null }
    case 'idle':
      return { on, days: 14 }
    case 'date':
      return { on, field: 'expectedCloseOn', days: 0 }
  }
}

export function freshStep(
  kind: Step['do'],
  { stageId, memberIds }: { readonly stageId: Id; readonly memberIds: readonly Id[] },
): Step {
  switch (kind) {
    case 'task':
      return TASK
    case 'note':
      return { do: kind, body: '' }
    case 'notify':
      return { do: kind, member: 'owner' }
    case 'assign':
      return { do: kind, memberIds: [...memberIds] }
    case 'tag':
      return { do: kind, tagId: OPEN_ID }
    case 'set':
      return { do: kind, field: 'stageId', value: stageId }
    case 'call':
      return { do: kind, webhookId: OPEN_ID }
    case 'wait':
      return { do: kind, hours: 24 }
  }
}

/** As it is kept; `null`: something is still open. */
export function planText({ trigger, filter, steps }: Draft): string | null {
  const text = JSON.stringify({ trigger, filter, steps } satisfies Plan)
  return readPlan(text) === null ? null : text
}
