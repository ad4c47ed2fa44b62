import type { Backend } from '../../src/adapters/shared/backend/backend'
import { bytesOf, seededIdsOf } from '../../src/adapters/shared/backend/call-secrets'
import { LocalDeliveries } from '../../src/adapters/shared/backend/deliveries'
import { type Answers, answersIn, callKey, contextOver, runOnce } from '../../src/adapters/shared/backend/function-calls'
import { LocalPushes } from '../../src/adapters/shared/backend/local-pushes'
import { LocalRuleTurns } from '../../src/adapters/shared/backend/rule-turns'
import type { Turns } from '../../src/adapters/shared/store/turns'
import type { Answer, FunctionName } from '../../src/domain/model/functions/catalogue'
import type { ElevatedRecords, FunctionContext } from '../../src/domain/use-cases/functions/function-context'
import { runFunction } from '../../src/domain/use-cases/functions/run-function'
import type { Env } from '../env'
import { noteOrigin } from '../mail/app-origin'
import { BesideRecords, HereRecords } from './here-records'
import type { SentCall } from './sent-calls'
import { surroundingsOf } from './surroundings'

export interface HereServices {
  readonly env: Env
  readonly backend: Backend
  /** Of those that tell webhooks. */
  readonly deliveryTurns: Turns
  /** Of those that push. */
  readonly pushTurns: Turns
  /** Of those that mail. */
  readonly mailTurns: Turns
}

/** Functions that mail whom their caller names. */
export const MAILING: ReadonlySet<FunctionName> = new Set<FunctionName>(['invite-member', 'resend-invitation', 'daily-digest'])

/** Runs the domain's handler where the workspace is that the call is about, and nothing else in between. */
export async function runHere<N extends FunctionName>(call: SentCall<N>, services: HereServices): Promise<Answer<N>> {
  const answer = await runInTurn(call, services)
  await noteOrigin(services.backend.store, call.origin)
  return answer
}

function runInTurn<N extends FunctionName>(call: SentCall<N>, services: HereServices): Promise<Answer<N>> {
  const { backend } = services
  const run = (context: FunctionContext, answers: Answers) => () =>
    runOnce(call, answers, () => runFunction(call.name, call.input, context))
  // A receiver, or a mail service, that takes its time keeps nobody from writing.
  const turns = turnsOf(call.name, services)
  if (turns !== null) return turns.take(run(besideOthers(call, services), answersBeside(backend)))
  return backend.store.alone(run(contextHere(call, services), answersIn(backend)))
}

function turnsOf(name: FunctionName, { deliveryTurns, pushTurns, mailTurns }: HereServices): Turns | null {
  if (name === 'deliver-webhooks' || name === 'run-rules') return deliveryTurns
  if (name === 'deliver-pushes') return pushTurns
  return MAILING.has(name) ? mailTurns : null
}

function answersBeside(backend: Backend): Answers {
  const { answered, keepAnswer } = answersIn(backend)
  return { answered, keepAnswer: (key, value) => backend.store.alone(() => keepAnswer(key, value)) }
}

function contextHere(call: SentCall, { env, backend }: HereServices): FunctionContext {
  const { caller, mutationId, seed, origin } = call
  return {
    ...contextOver(backend, call, surroundingsOf(env, { callerId: caller.id, origin, key: callKey(call) })),
    newId: seededIdsOf(seed, mutationId),
    randomBytes: bytesOf(seed),
    // The compiler cannot compare conditions over all collections at once (TS2590).
    records: new HereRecords(env, backend, { mutationId, key: callKey(call) }) as object as ElevatedRecords,
  }
}

function besideOthers(call: SentCall, services: HereServices): FunctionContext {
  const { backend } = services
  const key = callKey(call)
  const records = new BesideRecords(backend, { mutationId: call.mutationId, key }) as object as ElevatedRecords
  const now = () => backend.runtime.now()
  const [deliveries, ruleTurns] = [
    new LocalDeliveries(records, backend.store, now),
    new LocalRuleTurns(records, backend.store, now),
  ]
  return { ...contextHere(call, services), records, deliveries, ruleTurns, pushes: pushesBeside(backend, records) }
}

/** Of whoever pushes while others write. */
export function pushesBeside({ store, runtime }: Backend, records: ElevatedRecords): LocalPushes {
  return new LocalPushes({ records, store, now: () => runtime.now(), alone: (task) => store.alone(task) })
}
