import { API, CLOSED } from '../src/adapters/cloudflare/protocol'
import { portError } from '../src/domain/model/errors/port-error'
import { isId } from '../src/domain/model/kernel/id'
import type { KnownCaller } from './accounts/accounts-calls'
import { answerAuth } from './accounts/auth-routes'
import { tokenIn } from './accounts/cookie'
import { answerOf, responseOf } from './answers'
import { answerDevelopment } from './development'
import { accountsOf, type Env, workspaceOf } from './env'
import { answerForm } from './functions/form-routes'
import { answerFunction, answerInvitation } from './functions/function-routes'
import { answerMachine } from './functions/machine-routes'
import { health } from './health'
import { type IncomingMail, receiveMail } from './mail/receive-mail'
import { isProgramPath, passProgram } from './program-routes'
import { answerRecords } from './record-routes'
import { refuseSocket } from './refuse-socket'
import { demandSameOrigin } from './same-origin'

export { Accounts } from './accounts/accounts-object'
export { Workspace } from './workspace/workspace-object'

/** The one way in: who calls is made sure of here, and what they may do is decided by the workspace's object. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (env.DEVELOPMENT !== undefined && pathname.startsWith('/development/')) return answerDevelopment(request, env)
    if (isProgramPath(pathname)) return passProgram(request, env)
    if (!pathname.startsWith(`${API}/`)) return env.ASSETS?.fetch(request) ?? new Response(null, { status: 404 })
    const [area = '', name = '', ...path] = pathname.slice(API.length + 1).split('/')
    // A calendar program, or a mail server, comes from nowhere; what it knows is its key.
    const machine = area === 'functions' ? await answerMachine(request, env, [name, ...path]) : null
    if (machine !== null) return machine
    const origin = await answerOf(() => demandSameOrigin(request))
    if ('error' in origin) return responseOf(origin)
    return answer(request, env, { area, name, path })
  },

  async email(mail: IncomingMail, env: Env): Promise<void> {
    await receiveMail(mail, env)
  },
}

interface Route {
  readonly area: string
  readonly name: string
  readonly path: readonly string[]
}

async function answer(request: Request, env: Env, { area, name }: Route): Promise<Response> {
  if (area === 'health') return responseOf(await answerOf(() => health(env)))
  if (area === 'auth') return answerAuth(request, env, name)
  if (area === 'form') return answerForm(request, env, name)
  if (area === 'invitation') return answerInvitation(request, env)
  const caller = await callerOf(request, env)
  if ('error' in caller) return area === 'live' ? refuseSocket(CLOSED.signedOut) : responseOf(caller)
  const { user } = caller.value
  if (area === 'records') return answerRecords(request, env, { name, caller: caller.value })
  if (area === 'functions') return answerFunction(request, env, name, user)
  if ((area === 'files' || area === 'live') && isId(name)) {
    const headers = new Headers(request.headers)
    headers.set('portside-user', user.id)
    return workspaceOf(env, name).fetch(new Request(request, { headers }))
  }
  return new Response(null, { status: 404 })
}

function callerOf(request: Request, env: Env) {
  return answerOf<KnownCaller>(async () => {
    const token = tokenIn(request)
    const caller = token === null ? null : await accountsOf(env).caller(token)
    if (caller === null) throw portError('auth/signed-out', { reason: token === null ? 'none' : 'revoked' })
    return caller
  })
}
