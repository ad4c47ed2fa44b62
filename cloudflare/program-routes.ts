import { API } from '../src/adapters/cloudflare/protocol'
import { answerProgram } from '../src/adapters/shared/mcp/answer-program'
import { workspaceOfKey } from '../src/domain/model/api/api-key'
import { portError, type PortError } from '../src/domain/model/errors/port-error'
import { keyOf } from '../src/domain/use-cases/api/answer-request'
import type { ApiAccess } from '../src/domain/use-cases/api/api-session'
import { accountsOf, type Env, workspaceOf } from './env'

/** Programs come with a key, and from anywhere. `/api/v1/…` and `/api/mcp`: answered by the workspace that the key names. */
export async function passProgram(request: Request, env: Env): Promise<Response> {
  const key = keyOf(request)
  const workspaceId = key === null ? null : workspaceOfKey(key)
  // Whoever comes along does not wake, or make, an object.
  if (workspaceId === null || !(await accountsOf(env).isWorkspace(workspaceId))) return answerHere(request, NOBODY)
  return workspaceOf(env, workspaceId).fetch(request)
}

export function isProgramArea(area: string | undefined): boolean {
  return area === 'v1' || area === 'mcp'
}

export function answerHere(request: Request, access: ApiAccess): Promise<Response> {
  return answerProgram(request, { access, base: API, log })
}

const NOBODY: ApiAccess = { open: () => Promise.reject(portError('auth/signed-out', { reason: 'none' })) }

function log({ code, cause }: PortError): void {
  // oxlint-disable-next-line no-console -- the only log of whoever runs it; a caller is told no more than that it happened
  console.error(code, cause)
}
