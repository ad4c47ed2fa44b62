import * as v from 'valibot'
import { type FunctionName, FUNCTION_NAMES, UNKEPT_ANSWERS } from '../../src/domain/model/functions/catalogue'
import { portError } from '../../src/domain/model/errors/port-error'
import { isId } from '../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { User } from '../../src/domain/model/session/session'
import { readInvitation } from '../../src/domain/use-cases/functions/read-invitation'
import { runFunction } from '../../src/domain/use-cases/functions/run-function'
import type { ElevatedRecords } from '../../src/domain/use-cases/functions/function-context'
import { answerOf, responseOf, valueOf } from '../answers'
import { runtime } from '../clock'
import { accountsOf, type Env, workspaceOf } from '../env'
import { invalidInput, readJson } from '../read-json'
import { commonContext, contextOf } from './contexts'
import { RemoteRecords } from './remote-records'

/** A mail as text is the largest that a function takes. */
const MAX_BODY_BYTES = 50 * 1024 * 1024

const id = v.custom<User['id']>((value) => typeof value === 'string' && isId(value))
const call = v.object({ input: v.unknown(), mutationId: id })
const tokenOf = v.object({ token: v.pipe(v.string(), v.maxLength(200)) })

/** `POST /api/functions/<name>`. */
export async function answerFunction(request: Request, env: Env, name: string, caller: User): Promise<Response> {
  return responseOf(
    await answerOf(async () => {
      if (!isFunction(name)) throw portError('capability/missing', { capability: name })
      const read = v.safeParse(call, await readJson(request, MAX_BODY_BYTES))
      if (!read.success) throw invalidInput(read.issues)
      const { input } = read.output
      return perform({ name, input, caller, mutationId: mutationIdOf(read.output.mutationId) }, env, new URL(request.url).origin)
    }),
  )
}

interface Performed {
  readonly name: FunctionName
  readonly input: unknown
  readonly caller: User
  readonly mutationId: ReturnType<typeof mutationIdOf>
}

/** Once for each key of the caller: the first answer is kept, and given again. */
async function perform({ name, input, caller, mutationId }: Performed, env: Env, origin: string): Promise<unknown> {
  const accounts = accountsOf(env)
  const key = `${caller.id}/${mutationId}`
  const answered = await accounts.answered(key)
  if (answered !== null) return answered.value
  const seed = await accounts.key(`call/${key}`)
  const context = contextOf(env, origin, { caller, mutationId, seed, key })
  const value = name === 'deliver-webhooks' ? await deliver(input, caller, env) : await runFunction(name, input, context)
  if (!UNKEPT_ANSWERS.has(name)) await accounts.keepAnswer(key, value)
  return value
}

/** Only the workspace's object knows what is on its way to whom. */
async function deliver(input: unknown, caller: User, env: Env): Promise<unknown> {
  const read = v.safeParse(v.object({ workspaceId: id }), input)
  if (!read.success) throw portError('record/invalid', { fields: { workspaceId: { rule: 'type' } } })
  const { workspaceId } = read.output
  return valueOf(await workspaceOf(env, workspaceId).deliver(workspaceId, caller))
}

/** `POST /api/invitation`: for whoever holds a token, signed in or not. */
export async function answerInvitation(request: Request, env: Env): Promise<Response> {
  return responseOf(
    await answerOf(async () => {
      const read = v.safeParse(tokenOf, await readJson(request, 1000))
      if (!read.success) throw invalidInput(read.issues)
      return readInvitation(read.output.token, {
        ...commonContext(env, new URL(request.url).origin),
        records: readingRecords(env),
      })
    }),
  )
}

/** Nothing is written through it. */
export function readingRecords(env: Env): ElevatedRecords {
  const call = { mutationId: mutationIdOf(runtime.newId()), nextKey: () => '', everywhere: async () => [] }
  return new RemoteRecords(env, call) as object as ElevatedRecords
}

function isFunction(name: string): name is FunctionName {
  return FUNCTION_NAMES.some((one) => one === name)
}
