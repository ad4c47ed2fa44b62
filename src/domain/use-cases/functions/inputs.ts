import * as v from 'valibot'
import { email } from '../../model/kernel/email'
import { choice, flag, id, line, nullable, requiredLine } from '../../model/kernel/fields'
import type { FunctionInput, FunctionName } from '../../model/functions/catalogue'
import { BUNDLE_COLLECTIONS } from '../../model/bundle/manifest'
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
  'delete-account': v.strictObject({
    password: v.pipe(v.string('type'), v.maxLength(LIMITS.name, 'too-long')),
    code: nullable(line(20)),
    workspaces: v.pipe(
      v.array(v.strictObject({ workspaceId: id, heirId: nullable(id), deletes: flag })),
      v.maxLength(LIMITS.batchOperations, 'too-many'),
    ),
  }),
  'erase-person': v.strictObject({ workspaceId: id, personId: id }),
  'export-workspace': v.strictObject({ workspaceId: id }),
  'import-bundle': v.variant('step', [
    v.strictObject({ step: v.literal('begin'), workspaceId: id }),
    v.strictObject({
      step: v.literal('records'),
      workspaceId: id,
      parts: v.pipe(
        v.array(
          v.strictObject({
            collection: choice(BUNDLE_COLLECTIONS),
            records: v.pipe(v.array(v.unknown()), v.maxLength(LIMITS.batchOperations, 'too-many')),
          }),
        ),
        v.maxLength(LIMITS.batchOperations, 'too-many'),
      ),
    }),
    v.strictObject({ step: v.literal('open'), workspaceId: id, counts: v.record(v.string(), v.number()) }),
    v.strictObject({ step: v.literal('discard'), workspaceId: id }),
  ]),
  'webhook-secret': v.strictObject({ workspaceId: id, webhookId: id, renew: v.optional(v.boolean(), false) }),
  'deliver-webhooks': v.strictObject({ workspaceId: id }),
  'calendar-feed': v.strictObject({ workspaceId: id }),
  'calendar-link': v.strictObject({ workspaceId: id, renew: flag }),
  'capture-email': v.strictObject({ workspaceId: id, message: v.pipe(v.string('type'), v.minLength(1, 'required')) }),
  'capture-address': v.strictObject({ workspaceId: id, renew: flag }),
  'daily-digest': v.strictObject({ workspaceId: id }),
}
