import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import type { FunctionContext } from '../function-context'
import { demandMember } from './demand-member'
import { digestFor } from './digest-for'

/** Mails the caller what is due today, without waiting for the morning. Nothing due: no mail. @throws access/denied */
export async function dailyDigest(
  { workspaceId }: FunctionInput<'daily-digest'>,
  context: FunctionContext,
): Promise<Answer<'daily-digest'>> {
  const { member, workspace } = await demandMember(workspaceId, context)
  const digest = await digestFor(member, workspace, context)
  if (digest === null) return { ok: true, value: { mailed: false } }
  await context.sendMail({ ...digest, to: context.caller.email })
  return { ok: true, value: { mailed: true } }
}
