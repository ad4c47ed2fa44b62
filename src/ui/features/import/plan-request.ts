import { ownFieldsOf } from '../../../domain/model/fields/own-field'
import type { WorkspaceView } from '../../app/workspace-context'
import type { DraftState } from './draft-state'
import type { PlanRequest } from './import-messages'

/** All that the worker needs besides the file and what the workspace has. */
export function planRequest({ primary, mapping, answers }: DraftState, view: WorkspaceView): PlanRequest {
  const { workspace, members, tags, fields } = view
  return {
    primary,
    mapping,
    orders: [...answers.orders],
    policy: { '*': answers.policy, ...answers.fieldPolicies },
    edits: answers.edits,
    leftOut: [...answers.leftOut],
    country: workspace.country,
    today: view.today(),
    members: members.map(({ id, displayName }) => ({ id, name: displayName })),
    tags: tags.map(({ id, name }) => ({ id, name })),
    own: { fields: ownFieldsOf(fields, 'people'), locale: workspace.locale, currency: workspace.currency },
  }
}
