import * as v from 'valibot'
import { KEY_SCOPES } from '../../model/api/api-key'
import { isChallenge } from '../../model/api/authorization-request'
import { GRANT_SCOPES } from '../../model/api/grant'
import { BUNDLE_COLLECTIONS } from '../../model/bundle/bundle-format'
import { fieldProblemsOf } from '../../model/errors/field-problem'
import { portError } from '../../model/errors/port-error'
import type { Answer, FunctionInput, FunctionName } from '../../model/functions/catalogue'
import { email } from '../../model/kernel/contact-fields'
import { choice, flag, id, instant, line, nullable, requiredLine } from '../../model/kernel/fields'
import { pushDeviceSchema } from '../../model/push/push-device'
import { LIMITS } from '../../model/records/limits'
import { ROLES, workspaceSchema } from '../../model/workspaces/workspace'
import { acceptInvitation } from './accept-invitation'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys/api-keys'
import { authorizeProgram, readProgram } from './api-keys/authorize-program'
import { createWorkspace } from './create-workspace'
import { deactivateMember } from './deactivate-member'
import { deleteAccount } from './delete-account'
import { erasePerson } from './erase/erase-person'
import { exportWorkspace } from './export-workspace'
import type { FunctionContext, Handler } from './function-context'
import { calendarFeed, calendarLink } from './integrations/calendar'
import { captureAddress, captureEmail } from './integrations/capture'
import { deliverWebhooks } from './integrations/deliver-webhooks'
import { dailyDigest } from './integrations/digest'
import { webhookSecretOf } from './integrations/webhook-secret'
import { inviteMember, resendInvitation, revokeInvitation } from './invitations'
import { deliverPushes } from './push/deliver-pushes'
import { listPushDevices, turnOffPush, turnOnPush } from './push/push-devices'
import { importBundle } from './restore/import-bundle'
import { runRules } from './rules/run-rules'
import { undoRuleRun } from './rules/undo-rule-run'

/**
 * Runs a function on the backend's side. Whoever calls has made sure of the caller's session and keeps the answer by the
 * call's `mutationId`, so that it is not run twice.
 *
 * @throws record/invalid (the input, by field), and what the handler throws
 */
export async function runFunction<N extends FunctionName>(name: N, input: unknown, context: FunctionContext): Promise<Answer<N>> {
  const [schema, handler]: Checked<N> = FUNCTIONS[name]
  const checked = v.safeParse(schema, input)
  if (!checked.success) throw portError('record/invalid', { fields: fieldProblemsOf(checked.issues) })
  return handler(checked.output, context)
}

type Checked<N extends FunctionName> = readonly [input: v.GenericSchema<unknown, FunctionInput<N>>, handler: Handler<N>]

const PROGRAM = {
  clientId: v.pipe(v.string('type'), v.maxLength(10_000, 'too-long')),
  redirectUri: v.pipe(v.string('type'), v.maxLength(LIMITS.description, 'too-long')),
}

/** What each function takes, checked before its handler runs, since a call may come from anywhere. */
const FUNCTIONS: { readonly [N in FunctionName]: Checked<N> } = {
  'create-workspace': [
    v.strictObject({
      ...v.pick(workspaceSchema, ['name', 'currency', 'country', 'locale', 'timeZone']).entries,
      sample: flag,
    }),
    createWorkspace,
  ],
  'invite-member': [v.strictObject({ workspaceId: id, email, role: choice(ROLES) }), inviteMember],
  'accept-invitation': [v.strictObject({ token: requiredLine(LIMITS.name) }), acceptInvitation],
  'resend-invitation': [v.strictObject({ workspaceId: id, invitationId: id }), resendInvitation],
  'revoke-invitation': [v.strictObject({ workspaceId: id, invitationId: id }), revokeInvitation],
  'deactivate-member': [
    v.strictObject({
      workspaceId: id,
      memberId: id,
      heirs: v.strictObject({ people: nullable(id), companies: nullable(id), deals: nullable(id), tasks: nullable(id) }),
    }),
    deactivateMember,
  ],
  'delete-account': [
    v.strictObject({
      password: v.pipe(v.string('type'), v.maxLength(LIMITS.name, 'too-long')),
      code: nullable(line(20)),
      workspaces: v.pipe(
        v.array(v.strictObject({ workspaceId: id, heirId: nullable(id), deletes: flag })),
        v.maxLength(LIMITS.batchOperations, 'too-many'),
      ),
    }),
    deleteAccount,
  ],
  'erase-person': [v.strictObject({ workspaceId: id, personId: id }), erasePerson],
  'export-workspace': [v.strictObject({ workspaceId: id }), exportWorkspace],
  'import-bundle': [
    v.variant('step', [
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
    importBundle,
  ],
  'webhook-secret': [v.strictObject({ workspaceId: id, webhookId: id, renew: v.optional(v.boolean(), false) }), webhookSecretOf],
  'deliver-webhooks': [v.strictObject({ workspaceId: id }), deliverWebhooks],
  'run-rules': [v.strictObject({ workspaceId: id }), runRules],
  'undo-rule-run': [v.strictObject({ workspaceId: id, runId: id }), undoRuleRun],
  'calendar-feed': [v.strictObject({ workspaceId: id }), calendarFeed],
  'calendar-link': [v.strictObject({ workspaceId: id, renew: flag }), calendarLink],
  'capture-email': [
    v.strictObject({ workspaceId: id, message: v.pipe(v.string('type'), v.minLength(1, 'required')) }),
    captureEmail,
  ],
  'capture-address': [v.strictObject({ workspaceId: id, renew: flag }), captureAddress],
  'daily-digest': [v.strictObject({ workspaceId: id }), dailyDigest],
  'create-api-key': [
    v.strictObject({
      workspaceId: id,
      name: requiredLine(LIMITS.name),
      scope: choice(KEY_SCOPES),
      expiresAt: nullable(instant),
      robot: nullable(choice(ROLES)),
    }),
    createApiKey,
  ],
  'list-api-keys': [v.strictObject({ workspaceId: id }), listApiKeys],
  'revoke-api-key': [v.strictObject({ workspaceId: id, keyId: id }), revokeApiKey],
  'read-program': [v.strictObject(PROGRAM), readProgram],
  'authorize-program': [
    v.strictObject({
      ...PROGRAM,
      workspaceId: id,
      challenge: v.pipe(v.string('type'), v.check(isChallenge, 'type')),
      resource: nullable(v.pipe(v.string('type'), v.maxLength(LIMITS.description, 'too-long'))),
      scope: choice(GRANT_SCOPES),
      until: nullable(instant),
    }),
    authorizeProgram,
  ],
  'list-push-devices': [v.strictObject({ workspaceId: id, endpoint: nullable(line(LIMITS.description)) }), listPushDevices],
  'turn-on-push': [v.omit(pushDeviceSchema, ['id', 'memberId', 'createdAt']), turnOnPush],
  'turn-off-push': [v.strictObject({ workspaceId: id, deviceId: nullable(id) }), turnOffPush],
  'deliver-pushes': [v.strictObject({ workspaceId: id }), deliverPushes],
}
