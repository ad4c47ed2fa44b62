import * as v from 'valibot'
import { callKey, type FunctionCall } from '../../src/adapters/shared/backend/function-calls'
import { seededIdsOf } from '../../src/adapters/shared/backend/call-secrets'
import { sha256 } from '../../src/adapters/shared/backend/passwords'
import { portError } from '../../src/domain/model/errors/port-error'
import type { FunctionName } from '../../src/domain/model/functions/catalogue'
import { FUNCTION_NAMES } from '../../src/domain/model/functions/function-names'
import { type Id, isId } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { User } from '../../src/domain/model/session/session'
import { answerOf, responseOf, valueOf } from '../answers'
import { accountsOf, type Env, workspaceOf } from '../env'
import { invalidInput, readJson } from '../read-json'
import { elevated } from './remote-workspace'
import type { SentCall } from './sent-calls'
import { MAILING } from './run-here'
import { runInWorker } from './run-in-worker'

const MAX_BODY_BYTES = 64 * 1024
const MAX_TOKEN_BYTES = 1024
const MOST_BYTES: { readonly [N in FunctionName]?: number } = {
  // As base64. What goes to an object may have 32 MiB.
  'capture-email': 31 * 1024 * 1024,
  // A few hundred records, or one with a long text: every character of it may be escaped.
  'import-bundle': 4 * 1024 * 1024,
}

const body = v.object({ input: v.unknown(), mutationId: v.custom<Id>(isId, 'type') })
const tokenBody = v.object({ token: v.string() })

/** `POST /api/functions/<name>`. */
export async function answerFunction(request: Request, env: Env, name: string, caller: User): Promise<Response> {
  const answer = await answerOf(async () => {
    if (request.method !== 'POST' || !isFunction(name)) throw portError('capability/missing', { capability: name })
    const read = v.safeParse(body, await readJson(request, MOST_BYTES[name] ?? MAX_BODY_BYTES))
    if (!read.success) throw invalidInput(read.issues)
    const { input, mutationId } = read.output
    // What is in it is checked before the handler has it.
    const call = { name, input: input as FunctionCall['input'], mutationId: mutationIdOf(mutationId), caller }
    if (MAILING.has(name)) valueOf(await accountsOf(env).countMail(caller.id))
    const seed = await accountsOf(env).key(`call/${callKey(call)}`)
    return perform({ ...call, seed, origin: new URL(request.url).origin }, env)
  })
  return responseOf(answer)
}

/** `POST /api/invitation`: for whoever holds the token of one, signed in or not. */
export async function answerInvitation(request: Request, env: Env): Promise<Response> {
  const answer = await answerOf(async () => {
    const read = v.safeParse(tokenBody, await readJson(request, MAX_TOKEN_BYTES))
    if (!read.success) throw invalidInput(read.issues)
    const { token } = read.output
    const workspaceId = await accountsOf(env).workspaceOfToken(await sha256(token))
    return workspaceId === null ? null : elevated(env, workspaceId, 'readInvitation', { token })
  })
  return responseOf(answer)
}

async function perform(call: SentCall, env: Env): Promise<unknown> {
  const workspaceId = await placeOf(call, env)
  return workspaceId === null ? runInWorker(call, env) : valueOf(await workspaceOf(env, workspaceId).runFunction(call))
}

/** The workspace whose object runs it; `null`: the Worker does. */
async function placeOf({ name, input, caller, mutationId, seed }: SentCall, env: Env): Promise<Id | null> {
  const accounts = accountsOf(env)
  const given = (field: string): unknown => Reflect.get(Object(input), field)
  switch (name) {
    case 'delete-account':
      return null
    case 'create-workspace':
      // The first id that the handler makes.
      return seededIdsOf(seed, mutationId)()
    case 'accept-invitation': {
      const token = given('token')
      return typeof token === 'string' ? accounts.workspaceOfToken(await sha256(token)) : null
    }
    default: {
      if (name === 'import-bundle' && given('step') === 'begin') return null
      const known = await accounts.workspacesOf(caller.id, 'all')
      const own = name === 'import-bundle' ? [...known, await accounts.restoring(caller.id)] : known
      return own.find((id) => id === given('workspaceId')) ?? null
    }
  }
}

function isFunction(name: string): name is FunctionName {
  return FUNCTION_NAMES.some((one) => one === name)
}
