import { type Id, isId } from '../../src/domain/model/kernel/id'
import { responseOf } from '../answers'
import { accountsOf, type Env, workspaceOf } from '../env'
import type { SentMail } from './sent-calls'

/**
 * A call without a session: a calendar program with a link, a mail service with a signature.
 *
 * @param path after `/api/functions/`
 * @returns `null` for what a person calls
 */
export async function answerMachine(
  request: Request,
  env: Env,
  [name, workspaceId = '', ...rest]: readonly string[],
): Promise<Response | null> {
  const isCalendar = name === 'calendar-feed' && request.method === 'GET'
  const isMail = name === 'capture-email' && request.method === 'POST' && request.headers.has('webhook-signature')
  if (!isCalendar && !isMail) return null
  // Whoever comes along does not wake, or make, an object.
  const id = isId(workspaceId) && (await accountsOf(env).isWorkspace(workspaceId)) ? workspaceId : null
  if (isCalendar) return id === null ? new Response(null, { status: 404 }) : calendar(env, id, rest)
  return id === null ? new Response(null, { status: 401 }) : capture(request, env, id)
}

async function calendar(env: Env, workspaceId: Id, [memberId = '', file = '']: readonly string[]): Promise<Response> {
  const found = await workspaceOf(env, workspaceId).calendar({ workspaceId, memberId, key: file.replace(/\.ics$/, '') })
  if ('error' in found) return responseOf(found)
  if (found.value === null) return new Response(null, { status: 404 })
  return new Response(found.value, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })
}

async function capture({ headers, body }: Request, env: Env, workspaceId: Id): Promise<Response> {
  if (body === null) return new Response(null, { status: 401 })
  const message = { id: headers.get('webhook-id') ?? '', timestamp: Number(headers.get('webhook-timestamp')) }
  const signatures = headers.get('webhook-signature') ?? ''
  const receiver = env.MAIL_AUTHSERV_ID ?? null
  const mail: SentMail = { message, signatures, receiver, body }
  const captured = await workspaceOf(env, workspaceId).capture(workspaceId, mail)
  const isRefused = 'value' in captured && captured.value === null
  return isRefused ? new Response(null, { status: 401 }) : responseOf(captured)
}
