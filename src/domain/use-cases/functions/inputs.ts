import * as v from 'valibot'
import { email } from '../../model/kernel/email'
import { choice, flag, id, nullable, requiredLine } from '../../model/kernel/fields'
import type { FunctionInput, FunctionName } from '../../model/functions/catalogue'
import { LIMITS } from '../../model/records/limits'
import { ROLES, workspaceSchema } from '../../model/workspaces/workspace'

/** What each function takes, checked before its handler runs: a call may come from anywhere. */
export const INPUTS: { readonly [N in FunctionName]: v.GenericSchema<unknown, FunctionInput<N>> } = {
  'create-workspace': v.strictObject({
    ...v.pick(workspaceSchema, ['name', 'currency', 'country', 'locale', 'timeZone']).entries,
    sample: flag,
  }),
  'invite-member': v.strictObject({ workspaceId: id, email, role: choice(ROLES) }),
  'accept-invitation': v.strictObject({ token: requiredLine(LIMITS.name) }),
  'resend-invitation': v.strictObject({ workspaceId: id, invitationId: id }),
  'revoke-invitation': v.strictObject({ workspaceId: id, invitationId: id }),
  'deactivate-member': v.strictObject({
    workspaceId: id,
    memberId: id,
    heirs: v.strictObject({ people: nullable(id), companies: nullable(id), deals: nullable(id), tasks: nullable(id) }),
  }),
  'erase-person': v.strictObject({ workspaceId: id, personId: id }),
  'export-workspace': v.strictObject({ workspaceId: id }),
  'webhook-secret': v.strictObject({ workspaceId: id, webhookId: id }),
  'deliver-webhooks': v.strictObject({ workspaceId: id }),
  'calendar-feed': v.strictObject({ workspaceId: id }),
  'calendar-link': v.strictObject({ workspaceId: id, renew: flag }),
  'capture-email': v.strictObject({ workspaceId: id, message: v.pipe(v.string('type'), v.minLength(1, 'required')) }),
  'capture-address': v.strictObject({ workspaceId: id, renew: flag }),
  'daily-digest': v.strictObject({ workspaceId: id }),
}
