import type { Answer, FunctionName, InvitationSummary } from '../../domain/model/functions/catalogue'
import { cleanEmail } from '../../domain/model/kernel/contact-fields'
import type { Id } from '../../domain/model/kernel/id'
import type { User } from '../../domain/model/session/session'
import { mutationIdOf } from '../../domain/model/records/meta'
import type { ElevatedRecords } from '../../domain/use-cases/functions/function-context'
import { readInvitation } from '../../domain/use-cases/functions/read-invitation'
import { runDueRules } from '../../domain/use-cases/functions/rules/run-rules'
import { runFunction } from '../../domain/use-cases/functions/run-function'
import type { AuthServices } from '../shared/backend/auth-services'
import type { Accounts } from '../shared/backend/accounts'
import type { Backend } from '../shared/backend/backend'
import { keyFor } from '../shared/backend/backend-key'
import { LocalAccount } from '../shared/backend/callers-account'
import { LocalElevatedRecords } from '../shared/backend/elevated-records'
import { answersIn, contextOver, type FunctionCall, letterOf, runOnce, type Surroundings } from '../shared/backend/function-calls'
import { sha256 } from '../shared/backend/passwords'
import type { Mailroom } from './backend/mailroom'
import type { DeliveryLog } from './backend/delivery-log'

export interface FunctionServices {
  readonly backend: Backend
  readonly accounts: Accounts
  readonly secondFactors: AuthServices['secondFactors']
  readonly mailroom: Mailroom
  readonly outbox: DeliveryLog
}

/** Runs the domain's handler with the backend's rights, once for each `mutationId`. */
export function callFunction<N extends FunctionName>(call: FunctionCall<N>, services: FunctionServices): Promise<Answer<N>> {
  const { backend } = services
  const run = () => runFunction(call.name, call.input, contextOver(backend, call, surroundingsOf(call.caller, services)))
  return backend.store.alone(() => runOnce(call, answersIn(backend), run))
}

/** Runs what rules have to do, in whichever tab comes first. */
export function runRulesHere(services: FunctionServices): Promise<unknown> {
  const { backend } = services
  const mutationId = mutationIdOf(backend.runtime.newId())
  const surroundings = surroundingsOf(NOBODY, services)
  return backend.store.alone(() => runDueRules(null, contextOver(backend, { caller: NOBODY, mutationId }, surroundings)))
}

/** No member acts. */
const NOBODY: User = { id: '00000000-0000-0000-0000-000000000000' as Id, email: '', name: '' }

export function readInvitationHere(token: string, { backend }: FunctionServices): Promise<InvitationSummary | null> {
  const { store, runtime } = backend
  return store.alone(async () => {
    const mutationId = mutationIdOf(runtime.newId())
    // As in the context of a call; nothing is written by it.
    const records = new LocalElevatedRecords(backend, { mutationId, key: mutationId }) as object as ElevatedRecords
    return readInvitation(token, { records, sha256, now: () => runtime.now() })
  })
}

function surroundingsOf(caller: User, { backend, accounts, secondFactors, mailroom, outbox }: FunctionServices): Surroundings {
  const { runtime, store } = backend
  return {
    keyFor: (purpose) => keyFor(store, purpose),
    // Nothing outside this browser can reach its data.
    addressOf: () => null,
    mailDomain: null,
    apiAddress: () => null,
    post: (url, headers, body) => outbox.take({ url, headers, body, sentAt: runtime.now() }),
    userIdOf: async (email) => (await accounts.find(cleanEmail(email)))?.user.id ?? null,
    emailOf: async (userId) => (await accounts.byId(userId))?.user.email ?? null,
    account: new LocalAccount(caller, { accounts, secondFactors }),
    sendMail: (mail) => mailroom.send(letterOf(mail, runtime.now())),
  }
}
