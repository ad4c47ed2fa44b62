import { UNKEPT_ANSWERS, type Answer, type FunctionInput, type FunctionName } from '../../../domain/model/functions/catalogue'
import type { MutationId } from '../../../domain/model/records/meta'
import type { User } from '../../../domain/model/session/session'
import type { ElevatedRecords, FunctionContext, Mail as MailContent } from '../../../domain/use-cases/functions/function-context'
import type { Mail } from '../../../ports/developer-tools.port'
import { LocalApiKeys } from './api-keys'
import type { Backend } from './backend'
import { LocalDeliveries } from './deliveries'
import { LocalElevatedFiles } from './elevated-files'
import { LocalElevatedRecords } from './elevated-records'
import { idsOf } from './ids-of'
import { sha256 } from './passwords'
import { LocalRestores } from './restores'
import { LocalRuleTurns } from './rule-turns'

export interface FunctionCall<N extends FunctionName = FunctionName> {
  readonly name: N
  readonly input: FunctionInput<N>
  readonly mutationId: MutationId
  readonly caller: User
}

/** The domain's `runFunction`: who has no function to run does not load its handlers. */
export type RunFunction = <N extends FunctionName>(name: N, input: unknown, context: FunctionContext) => Promise<Answer<N>>

/** Where the answers to calls are kept. */
export interface Answers {
  answered(key: string): Promise<{ readonly value: unknown } | null>
  keepAnswer(key: string, value: unknown): Promise<void>
}

/** What of a handler's context is not in the backend that it runs over. */
export type Surroundings = Pick<
  FunctionContext,
  'keyFor' | 'addressOf' | 'mailDomain' | 'apiAddress' | 'post' | 'userIdOf' | 'emailOf' | 'account' | 'sendMail'
>

/** Under which a call is known: two callers may have made the same `mutationId`. */
export function callKey({ caller, mutationId }: Pick<FunctionCall, 'caller' | 'mutationId'>): string {
  return `${caller.id}/${mutationId}`
}

/**
 * Runs a function once for each caller and `mutationId`. Its ids derive from the `mutationId`: a call that broke off between two
 * commits resumes there when it is repeated.
 */
export async function runOnce<N extends FunctionName>(
  call: FunctionCall<N>,
  answers: Answers,
  run: () => Promise<Answer<N>>,
): Promise<Answer<N>> {
  const key = callKey(call)
  const answered = await answers.answered(key)
  if (answered !== null) return answered.value as Answer<N>
  const value = await run()
  if (!UNKEPT_ANSWERS.has(call.name)) await answers.keepAnswer(key, value)
  return value
}

/** The answers that a backend's own store keeps. */
export function answersIn({ store }: Pick<Backend, 'store'>): Answers {
  return {
    async answered(key) {
      const answered = await store.answered(key)
      return answered?.kind === 'function' ? answered : null
    },
    keepAnswer: (key, value) => store.append({ entries: [], key, value }),
  }
}

/** The context of a call's handler over this backend. Used within `store.alone`. */
export function contextOver(
  backend: Backend,
  { caller, mutationId }: Pick<FunctionCall, 'caller' | 'mutationId'>,
  surroundings: Surroundings,
): FunctionContext {
  const { runtime } = backend
  const key = callKey({ caller, mutationId })
  // The compiler cannot compare conditions over all collections at once (TS2590).
  const records = new LocalElevatedRecords(backend, { mutationId, key }) as object as ElevatedRecords
  return {
    caller,
    now: () => runtime.now(),
    newId: idsOf(mutationId),
    turn: () => runtime.turn(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    sha256,
    files: new LocalElevatedFiles(backend),
    restores: new LocalRestores(backend, { callerId: caller.id, mutationId, key }),
    records,
    apiKeys: new LocalApiKeys(backend.store),
    deliveries: new LocalDeliveries(records, () => runtime.now()),
    ruleTurns: new LocalRuleTurns(records, backend.store, () => runtime.now()),
    ...surroundings,
  }
}

/** What a mailroom is given of a mail: where its link leads. */
export function letterOf(mail: MailContent, sentAt: number): Mail {
  const path = mail.kind === 'invitation' ? `/invite/${mail.token}` : `/w/${mail.slug}/tasks`
  return { to: mail.to, kind: mail.kind, path, expiresAt: mail.kind === 'invitation' ? mail.expiresAt : null, sentAt }
}
