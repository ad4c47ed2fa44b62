import { safeParse, type GenericSchema } from 'valibot'
import { portError } from '../../model/errors/port-error'
import type { Answer, FunctionInput, FunctionName } from '../../model/functions/catalogue'
import { fieldProblemsOf } from '../../model/records/field-problems-of'
import { acceptInvitation } from './accept-invitation'
import { createWorkspace } from './create-workspace'
import { deactivateMember } from './deactivate-member'
import { deleteAccount } from './delete-account'
import { erasePerson } from './erase-person'
import { exportWorkspace } from './export-workspace'
import type { FunctionContext, Handler } from './function-context'
import { importBundle } from './restore/import-bundle'
import { INPUTS } from './inputs'
import { calendarFeed } from './integrations/calendar-feed'
import { calendarLink } from './integrations/calendar-link'
import { captureAddress } from './integrations/capture-address'
import { captureEmail } from './integrations/capture-email'
import { dailyDigest } from './integrations/daily-digest'
import { deliverWebhooks } from './integrations/deliver-webhooks'
import { webhookSecretOf } from './integrations/webhook-secret'
import { inviteMember } from './invite-member'
import { resendInvitation } from './resend-invitation'
import { revokeInvitation } from './revoke-invitation'

const HANDLERS: { readonly [N in FunctionName]: Handler<N> } = {
  'create-workspace': createWorkspace,
  'invite-member': inviteMember,
  'accept-invitation': acceptInvitation,
  'resend-invitation': resendInvitation,
  'revoke-invitation': revokeInvitation,
  'deactivate-member': deactivateMember,
  'delete-account': deleteAccount,
  'erase-person': erasePerson,
  'export-workspace': exportWorkspace,
  'import-bundle': importBundle,
  'webhook-secret': webhookSecretOf,
  'deliver-webhooks': deliverWebhooks,
  'calendar-feed': calendarFeed,
  'calendar-link': calendarLink,
  'capture-email': captureEmail,
  'capture-address': captureAddress,
  'daily-digest': dailyDigest,
}

/**
 * Runs a function on the backend's side. Whoever calls has made sure of the caller's session and keeps the answer by the
 * call's `mutationId`, so that it is not run twice.
 *
 * @throws record/invalid (the input, by field), and what the handler throws
 */
export async function runFunction<N extends FunctionName>(name: N, input: unknown, context: FunctionContext): Promise<Answer<N>> {
  const schema: GenericSchema<unknown, FunctionInput<N>> = INPUTS[name]
  const checked = safeParse(schema, input)
  if (!checked.success) throw portError('record/invalid', { fields: fieldProblemsOf(checked.issues) })
  const handler: Handler<N> = HANDLERS[name]
  return handler(checked.output, context)
}
