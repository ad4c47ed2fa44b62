import {
  UNKEPT_ANSWERS,
  type Answer,
  type FunctionInput,
  type FunctionName,
  type InvitationSummary,
} from '../../domain/model/functions/catalogue'
import { cleanEmail } from '../../domain/model/kernel/contact-fields'
import { mutationIdOf, type MutationId } from '../../domain/model/records/meta'
import type { User } from '../../domain/model/session/session'
import type { ElevatedRecords, FunctionContext, Mail } from '../../domain/use-cases/functions/function-context'
import { readInvitation } from '../../domain/use-cases/functions/read-invitation'
import { runFunction } from '../../domain/use-cases/functions/run-function'
import type { AuthServices } from '../shared/backend/auth-services'
import type { Accounts } from '../shared/backend/accounts'
import type { Backend } from '../shared/backend/backend'
import { idsOf } from '../shared/backend/ids-of'
import { keyFor } from '../shared/backend/backend-key'
import type { Mailroom } from './backend/mailroom'
import type { DeliveryLog } from './backend/delivery-log'
import { sha256 } from '../shared/backend/passwords'
import { LocalDeliveries } from '../shared/backend/deliveries'
import { LocalAccount } from '../shared/backend/callers-account'
import { LocalElevatedFiles } from '../shared/backend/elevated-files'
import { LocalRestores } from '../shared/backend/restores'
import { LocalElevatedRecords } from '../shared/backend/elevated-records'

export interface FunctionServices {
  readonly backend: Backend
  readonly accounts: Accounts
  readonly secondFactors: AuthServices['secondFactors']
  readonly mailroom: Mailroom
  readonly outbox: DeliveryLog
}

export interface FunctionCall<N extends FunctionName> {
  readonly name: N
  readonly input: FunctionInput<N>
  readonly mutationId: MutationId
  readonly caller: User
}

/**
 * Runs the domain's handler with the backend's rights, once for each `mutationId`. Its ids derive from the `mutationId`: a call
 * that broke off between two commits resumes there when it is repeated.
 */
export function callFunction<N extends FunctionName>(call: FunctionCall<N>, services: FunctionServices): Promise<Answer<N>> {
  const { store } = services.backend
  const key = `${call.caller.id}/${call.mutationId}`
  return store.alone(async () => {
    const answered = await store.answered(key)
    if (answered?.kind === 'function') return answered.value as Answer<N>
    const value = await runFunction(call.name, call.input, contextOf(call, key, services))
    if (!UNKEPT_ANSWERS.has(call.name)) await store.append({ entries: [], key, value })
    return value
  })
}

export function readInvitationHere(token: string, { backend }: FunctionServices): Promise<InvitationSummary | null> {
  const { store, runtime } = backend
  return store.alone(async () => {
    const mutationId = mutationIdOf(runtime.newId())
    // As in the context of a call; nothing is written by it.
    const records = new LocalElevatedRecords(backend, { mutationId, key: mutationId }) as object as ElevatedRecords
    return readInvitation(token, { records, sha256, now: () => runtime.now() })
  })
}

function contextOf(
  { caller, mutationId }: FunctionCall<FunctionName>,
  key: string,
  { backend, accounts, secondFactors, mailroom, outbox }: FunctionServices,
): FunctionContext {
  const { runtime } = backend
  // The compiler cannot compare conditions over all collections at once (TS2590).
  const records = new LocalElevatedRecords(backend, { mutationId, key }) as object as ElevatedRecords
  return {
    caller,
    now: () => runtime.now(),
    newId: idsOf(mutationId),
    turn: () => runtime.turn(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    sha256,
    keyFor: (purpose) => keyFor(backend.store, purpose),
    // Nothing outside this browser can reach its data.
    addressOf: () => null,
    post: (url, headers, body) => outbox.take({ url, headers, body, sentAt: runtime.now() }),
    userIdOf: async (email) => (await accounts.find(cleanEmail(email)))?.user.id ?? null,
    emailOf: async (userId) => (await accounts.byId(userId))?.user.email ?? null,
    files: new LocalElevatedFiles(backend),
    account: new LocalAccount(caller, { accounts, secondFactors }),
    restores: new LocalRestores(backend, { callerId: caller.id, mutationId, key }),
    records,
    deliveries: new LocalDeliveries(records, () => runtime.now()),
    sendMail: (mail) => {
      const expiresAt = mail.kind === 'invitation' ? mail.expiresAt : null
      return mailroom.send({ to: mail.to, kind: mail.kind, path: pathOf(mail), expiresAt, sentAt: runtime.now() })
    },
  }
}

function pathOf(mail: Mail): string {
  return mail.kind === 'invitation' ? `/invite/${mail.token}` : `/w/${mail.slug}/tasks`
}
