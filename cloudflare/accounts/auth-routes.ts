import type { Answer } from '../../src/adapters/cloudflare/protocol'
import { portError } from '../../src/domain/model/errors/port-error'
import { type Language, spokenLanguage } from '../../src/domain/model/kernel/language'
import { answerOf, responseOf } from '../answers'
import { accountsOf, type Env } from '../env'
import { appOrigin } from '../mail/app-origin'
import { readJson } from '../read-json'
import { demandSameOrigin } from '../same-origin'
import { checkedInput, isAccountCall } from './account-inputs'
import { cookieWith, tokenIn } from './cookie'

const MAX_BODY_BYTES = 64 * 1024

interface Reply {
  readonly answer: Answer<unknown>
  /** As in `AccountReply`. */
  readonly token?: string | null
}

/** `POST /api/auth/<name>` and `GET /api/auth/session`. */
export async function answerAuth(request: Request, env: Env, name: string): Promise<Response> {
  const replied = await answerOf<Reply>(() => {
    demandSameOrigin(request)
    return name === 'session' && request.method === 'GET' ? session(request, env) : call(request, env, name)
  })
  if ('error' in replied) return responseOf(replied)
  const { answer, token } = replied.value
  return responseOf(answer, token === undefined ? {} : { 'set-cookie': cookieWith(token, request) })
}

async function session(request: Request, env: Env): Promise<Reply> {
  const token = tokenIn(request)
  // Whoever has no cookie costs no object anything.
  if (token === null) return { answer: { value: null } }
  const reply = await accountsOf(env).lookAndProlong(token)
  if ('ended' in reply) throw portError('auth/signed-out', { reason: reply.ended })
  return { answer: { value: reply.session }, ...(reply.isProlonged ? { token } : {}) }
}

async function call(request: Request, env: Env, name: string): Promise<Reply> {
  if (request.method !== 'POST' || !isAccountCall(name)) throw portError('capability/missing', { capability: name })
  const input = checkedInput(name, await readJson(request, MAX_BODY_BYTES))
  const origin = appOrigin(env, new URL(request.url).origin)
  return accountsOf(env).auth({ name, input, token: tokenIn(request), origin, language: languageOf(request) })
}

/** Of the browser, in its order of preference. */
function languageOf({ headers }: Request): Language {
  const wanted = (headers.get('accept-language') ?? '').split(',')
  return spokenLanguage(wanted.map((range) => range.split(';', 1).join('').trim()))
}
