import { API } from '../src/adapters/cloudflare/protocol'
import { answerProgram } from '../src/adapters/shared/mcp/answer-program'
import { sha256 } from '../src/adapters/shared/backend/passwords'
import { CONSENT_PATH } from '../src/domain/model/session/session'
import { workspaceOfKey } from '../src/domain/model/api/api-key'
import { portError, type PortError } from '../src/domain/model/errors/port-error'
import type { Id } from '../src/domain/model/kernel/id'
import { keyOf } from '../src/domain/use-cases/api/answer-request'
import { isOAuthPath } from '../src/domain/use-cases/api/oauth/answer-oauth-request'
import { workspaceOfCode } from '../src/domain/use-cases/api/oauth/codes'
import type { GrantServices } from '../src/domain/use-cases/api/oauth/oauth-server'
import { unprovenRefresh } from '../src/domain/use-cases/api/oauth/tokens'
import { accountsOf, type Env, workspaceOf } from './env'
import { appOrigin } from './mail/app-origin'
import { readBytes } from './read-bytes'

/** Of a code with all that was decided, and of what names the program. */
const MAX_FORM_BYTES = 32 * 1024

/**
 * Programs come with a key, or for one, and from anywhere. `/api/v1/…`, `/api/mcp` and `/api/oauth/…`: answered by the workspace that
 * the key, the code or the token names.
 */
export async function passProgram(request: Request, env: Env): Promise<Response> {
  const isForTokens = request.method === 'POST' && isOAuthPath(new URL(request.url).pathname, API)
  const [asked, workspaceId] = isForTokens ? await withForm(request) : [request, ofKey(request)]
  // Whoever comes along does not wake, or make, an object.
  if (workspaceId === null || !(await accountsOf(env).isWorkspace(workspaceId))) return answerHere(asked, env, nobody(env))
  return workspaceOf(env, workspaceId).fetch(asked)
}

/** @param pathname of the whole request */
export function isProgramPath(pathname: string): boolean {
  return ['/v1/', '/mcp'].some((area) => pathname.startsWith(`${API}${area}`)) || isOAuthPath(pathname, API)
}

export function answerHere(request: Request, env: Env, services: GrantServices): Promise<Response> {
  const { origin } = new URL(request.url)
  const server = { ...services, issuer: `${origin}${API}`, consentUrl: new URL(CONSENT_PATH, appOrigin(env, origin)).href }
  return answerProgram(request, { server, base: API, log })
}

function ofKey(request: Request): Id | null {
  const key = keyOf(request)
  return key === null ? null : workspaceOfKey(key)
}

/** The request, whose body has been read, and the workspace that it is about. */
async function withForm(request: Request): Promise<readonly [Request, Id | null]> {
  // What is too long is read by nobody, and answered as if nothing had come.
  const text = request.body === null ? '' : await readBytes(request.body, MAX_FORM_BYTES).then(decoded, () => '')
  const form = new URLSearchParams(text)
  const [code, refresh, token] = ['code', 'refresh_token', 'token'].map((name) => form.get(name) ?? '')
  const workspaceId =
    workspaceOfCode(code ?? '') ?? unprovenRefresh(refresh || token || '')?.workspaceId ?? workspaceOfKey(token ?? '')
  return [new Request(request.url, { method: 'POST', headers: request.headers, body: text }), workspaceId]
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** Where no workspace is: programs register here, and nothing opens anything. */
function nobody(env: Env): GrantServices {
  const none = () => Promise.reject(portError('auth/signed-out', { reason: 'none' }))
  return {
    access: { open: none },
    keyFor: (purpose) => accountsOf(env).key(purpose),
    sha256,
    grants: { find: none, add: none, renew: none, revoke: none },
  }
}

function log({ code, cause }: PortError): void {
  // oxlint-disable-next-line no-console -- the only log of whoever runs it; a caller is told no more than that it happened
  console.error(code, cause)
}
