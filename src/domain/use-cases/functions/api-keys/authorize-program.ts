import { CODE_MS } from '../../../model/api/grant'
import { hostOf, isRedirectOf, type ProgramClient, staysOnDevice } from '../../../model/api/program-client'
import { portError } from '../../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { instantOf } from '../../../model/kernel/instant'
import { clientOf } from '../../api/oauth/clients'
import { codeText } from '../../api/oauth/codes'
import { resourceOf } from '../../api/oauth/oauth-server'
import { demandMember } from '../caller'
import type { FunctionContext } from '../function-context'

/** What a person is told of a program before they decide. Nothing is sent to it, and nobody is sent there, before it is known. */
export async function readProgram(
  { clientId, redirectUri }: FunctionInput<'read-program'>,
  context: FunctionContext,
): Promise<Answer<'read-program'>> {
  const client = await knownClient(clientId, redirectUri, context)
  if (client === null) return { ok: false, refusal: 'program-unknown' }
  const issuer = issuerOf(context)
  const value = { name: client.name, host: hostOf(redirectUri), staysOnDevice: staysOnDevice(redirectUri), issuer }
  return { ok: true, value }
}

/**
 * The code that a program gets its tokens for. It acts as the caller, who can give no more than they have: what they may do by then
 * is asked at each of its calls.
 *
 * @throws access/denied, record/invalid (an end that has passed)
 */
export async function authorizeProgram(
  { workspaceId, clientId, redirectUri, challenge, resource, scope, until }: FunctionInput<'authorize-program'>,
  context: FunctionContext,
): Promise<Answer<'authorize-program'>> {
  const { member } = await demandMember(workspaceId, context)
  const now = context.now()
  if (until !== null && until <= instantOf(now)) throw portError('record/invalid', { fields: { until: { rule: 'too-small' } } })
  const client = await knownClient(clientId, redirectUri, context)
  if (client === null) return { ok: false, refusal: 'program-unknown' }
  const issuer = issuerOf(context)
  if (issuer !== null && resource !== null && resource !== resourceOf(issuer)) return { ok: false, refusal: 'program-elsewhere' }
  const code = await codeText(
    {
      grantId: context.newId(),
      workspaceId,
      memberId: member.id,
      name: client.name,
      clientHash: await context.sha256(clientId),
      redirectUri,
      host: hostOf(redirectUri),
      challenge,
      resource,
      // A viewer has nothing to write with.
      scope: member.role === 'viewer' ? 'read' : scope,
      until,
      expiresAt: instantOf(now + CODE_MS),
    },
    context,
  )
  return { ok: true, value: { code, issuer } }
}

async function knownClient(clientId: string, redirectUri: string, context: FunctionContext): Promise<ProgramClient | null> {
  const client = await clientOf(clientId, context)
  return client !== null && isRedirectOf(client, redirectUri) ? client : null
}

/** `null` where no program can come. */
function issuerOf(context: FunctionContext): string | null {
  return context.apiAddress()?.replace(/\/v1$/, '') ?? null
}
