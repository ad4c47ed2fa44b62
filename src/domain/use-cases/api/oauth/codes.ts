import * as v from 'valibot'
import { GRANT_SCOPES } from '../../../model/api/grant'
import { id, instant } from '../../../model/kernel/fields'
import type { Id } from '../../../model/kernel/id'
import type { Secrets } from './oauth-server'
import { seal, unproven, unseal } from './sealed'

const KIND = 'code'

/** All that was decided when somebody let a program in. */
const codeSchema = v.object({
  grantId: id,
  workspaceId: id,
  memberId: id,
  name: v.string(),
  clientHash: v.string(),
  redirectUri: v.string(),
  host: v.string(),
  challenge: v.string(),
  resource: v.nullable(v.string()),
  scope: v.picklist(GRANT_SCOPES),
  /** When the grant ends. */
  until: v.nullable(instant),
  /** When the code ends. */
  expiresAt: instant,
})

export type Code = v.InferOutput<typeof codeSchema>

export function codeText(code: Code, secrets: Secrets): Promise<string> {
  return seal(KIND, code, secrets)
}

/** `null`: it is none of ours. */
export async function readCode(text: string, secrets: Secrets): Promise<Code | null> {
  const read = v.safeParse(codeSchema, await unseal(KIND, text, secrets))
  return read.success ? read.output : null
}

/** Where it is to be exchanged, if it is one. */
export function workspaceOfCode(text: string): Id | null {
  const read = v.safeParse(v.object({ workspaceId: id }), unproven(KIND, text))
  return read.success ? read.output.workspaceId : null
}
