import { ownFieldsOf } from '../../../domain/model/fields/own-field'
import type { RowContext } from '../../../domain/model/imports/planning/rows/draft'
import type { KnownNames } from '../../../domain/model/imports/planning/name-resolver'
import type { WorkspaceView } from '../../app/workspace-context'
import type { DraftState } from './draft-state'
import type { PlanRequest } from './import-messages'

/** All that the worker needs besides the file and what the workspace has. */
export function planRequest({ primary, mapping, answers }: DraftState, view: WorkspaceView): PlanRequest {
  return {
    mapping,
    orders: [...answers.orders],
    policy: { '*': answers.policy, ...answers.fieldPolicies },
    edits: answers.edits,
    leftOut: [...answers.leftOut],
    nameChoices: answers.names,
    matches: answers.matches,
    ...workspaceRequest(view, primary),
  }
}

/** What the workspace says itself: of an import that is gone on with, as it says it then. */
export function workspaceRequest(
  view: WorkspaceView,
  primary: RowContext['primary'],
): Pick<PlanRequest, 'context' | 'names' | 'tags'> {
  const tags = view.tags.map(({ id, name }) => ({ id, name }))
  return { context: contextOf(view, primary), names: namesOf(view), tags }
}

function contextOf(view: WorkspaceView, primary: RowContext['primary']): RowContext {
  const { country, timeZone, locale, currency } = view.workspace
  const own = {
    people: ownFieldsOf(view.fields, 'people'),
    companies: ownFieldsOf(view.fields, 'companies'),
    deals: ownFieldsOf(view.fields, 'deals'),
  }
  return { primary, country, timeZone, locale, currency, today: view.today(), own }
}

function namesOf({ members, pipelines, stages, lostReasons }: WorkspaceView): KnownNames {
  return {
    members: members.map(({ id, displayName }) => ({ id, name: displayName })),
    pipelines: pipelines.map(({ id, name, default: isDefault, position }) => ({ id, name, default: isDefault, position })),
    stages: stages.map(({ id, name, pipelineId, kind, position }) => ({ id, name, pipelineId, kind, position })),
    lostReasons: lostReasons.map(({ id, name, position }) => ({ id, name, position })),
  }
}
