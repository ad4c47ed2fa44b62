import { portError } from '../../../src/domain/model/errors/port-error'
import { UNKEPT_ANSWERS, type FunctionName } from '../../../src/domain/model/functions/catalogue'
import type { User } from '../../../src/domain/model/session/session'
import type {
  CallersAccount,
  ElevatedFiles,
  ElevatedRecords,
  FunctionContext,
} from '../../../src/domain/use-cases/functions/function-context'
import { runFunction } from '../../../src/domain/use-cases/functions/run-function'
import { bytesOf, seededIdsOf } from '../../../src/adapters/shared/backend/call-secrets'
import { DatabaseApiKeys } from './api-keys'
import { countedAs } from './counted-as'
import type { Database } from './database'
import { DatabaseDeliveries } from './deliveries'
import { sha256 } from './digest'
import { DatabaseElevatedRecords } from './elevated-records'
import { DatabaseRuleTurns } from './rule-turns'
import { DatabaseRestores } from './restores'
import type { SendMail } from './mailer'
import type { Call } from './read-call'
import type { TokenClaims } from './token'

export interface Services extends Pick<FunctionContext, 'keyFor' | 'addressOf' | 'apiAddress' | 'post'> {
  readonly database: Database
  readonly files: ElevatedFiles
  readonly accountOf: (caller: User) => CallersAccount
  readonly sendMail: SendMail
}

/** What `function_begin` says. */
interface Begun {
  readonly caller: (User & { readonly confirmed: boolean }) | null
  readonly now: number
  readonly answer?: unknown
  readonly seed?: string
}

/**
 * Runs a function once for each key of the caller: the first answer is kept, and given again, unless it is one to be kept
 * nowhere.
 *
 * @throws auth/signed-out, auth/email-unconfirmed, net/throttled, and what `runFunction` throws
 */
export async function perform(
  name: FunctionName,
  { call, claims }: { readonly call: Call; readonly claims: TokenClaims },
  services: Services,
): Promise<unknown> {
  const { database } = services
  const { mutationId, input, text } = call
  const key = { user_id: claims.userId, mutation_id: mutationId }
  // With the backend's key: an input may hold a password, of which a mere hash could be guessed.
  const input_hash = await services.keyFor(`input/${text}`)
  const counted = { session_id: claims.sessionId, name: countedAs(name, input), input_hash }
  const begun = (await database.rpc('function_begin', { ...key, ...counted })) as Begun
  const { caller, answer, seed } = begun
  if (caller === null) throw portError('auth/signed-out', { reason: 'revoked' })
  if (answer !== undefined) return answer
  if (seed === undefined) throw portError('internal/unexpected', { source: 'functions' })

  try {
    // Whose address is not proven could claim anybody's invitation.
    if (!caller.confirmed) throw portError('auth/email-unconfirmed', {})
    const given = await runFunction(name, input, contextOf(begun, { caller, seed, call }, services))
    await database.rpc('function_end', { ...key, answer: UNKEPT_ANSWERS.has(name) ? null : JSON.stringify(given) })
    return given
  } catch (error) {
    // Should this fail as well, the key is free again when its lease ends.
    await database.rpc('function_end', { ...key, answer: null }).catch(() => undefined)
    throw error
  }
}

function contextOf(
  { now }: Begun,
  { caller, seed, call }: { readonly caller: User; readonly seed: string; readonly call: Call },
  { database, files, accountOf, sendMail, keyFor, addressOf, apiAddress, post }: Services,
): FunctionContext {
  const startedAt = performance.now()
  // The database's clock: what it stamps and what is compared here are one time.
  const clock = () => now + Math.floor(performance.now() - startedAt)
  return {
    caller: { id: caller.id, email: caller.email, name: caller.name },
    now: clock,
    newId: seededIdsOf(seed, call.mutationId),
    // Each call has a worker of its own: nobody waits for it.
    turn: () => Promise.resolve(),
    randomBytes: bytesOf(seed),
    sha256,
    userIdOf: async (email) => (await database.rpc('user_id_of', { email })) as User['id'] | null,
    emailOf: async (userId) => (await database.rpc('email_of', { user_id: userId })) as string | null,
    files,
    apiKeys: new DatabaseApiKeys(database),
    deliveries: new DatabaseDeliveries(database, clock),
    ruleTurns: new DatabaseRuleTurns(database, clock),
    account: accountOf(caller),
    restores: new DatabaseRestores(database, { callerId: caller.id, mutationId: call.mutationId }),
    // The compiler gives up on comparing conditions over every collection at once (TS2590).
    records: new DatabaseElevatedRecords(database, call.mutationId) as object as ElevatedRecords,
    sendMail,
    keyFor,
    addressOf,
    // A project receives no mail: a mail service does, and passes it on.
    mailDomain: null,
    apiAddress,
    post,
  }
}
