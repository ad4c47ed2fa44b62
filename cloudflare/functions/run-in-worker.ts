import { bytesOf, seededIdsOf } from '../../src/adapters/shared/backend/call-secrets'
import { callKey, runOnce } from '../../src/adapters/shared/backend/function-calls'
import { sha256 } from '../../src/adapters/shared/backend/passwords'
import { portError } from '../../src/domain/model/errors/port-error'
import type { Answer, FunctionName } from '../../src/domain/model/functions/catalogue'
import type {
  ApiKeys,
  Deliveries,
  ElevatedFiles,
  ElevatedRecords,
  FunctionContext,
  Restores,
  RuleTurns,
} from '../../src/domain/use-cases/functions/function-context'
import type { Pushes } from '../../src/domain/use-cases/functions/push/push-context'
import { runFunction } from '../../src/domain/use-cases/functions/run-function'
import { runtime } from '../clock'
import { accountsOf, type Env } from '../env'
import { type RemoteCall, RemoteRecords } from './remote-records'
import { elevated } from './remote-workspace'
import type { SentCall } from './sent-calls'
import { surroundingsOf } from './surroundings'

/**
 * Runs the domain's handler in the Worker: what concerns several workspaces, none yet, or none that the caller has to do with, of
 * which the handler finds nothing and refuses as it does for any stranger.
 */
export function runInWorker<N extends FunctionName>(call: SentCall<N>, env: Env): Promise<Answer<N>> {
  return runOnce(call, accountsOf(env), () => runFunction(call.name, call.input, contextInWorker(call, env)))
}

function contextInWorker(call: SentCall, env: Env): FunctionContext {
  const { caller, mutationId, seed, origin } = call
  const callOf = { callerId: caller.id, mutationId, key: callKey(call) }
  // The compiler cannot compare conditions over all collections at once (TS2590).
  const records = new RemoteRecords(env, callOf) as object as ElevatedRecords
  return {
    ...surroundingsOf(env, { callerId: caller.id, origin, key: callKey(call) }),
    caller,
    now: () => runtime.now(),
    newId: seededIdsOf(seed, mutationId),
    turn: () => runtime.turn(),
    randomBytes: bytesOf(seed),
    sha256,
    records,
    files: NO_FILES,
    apiKeys: NO_KEYS,
    deliveries: NO_DELIVERIES,
    ruleTurns: NO_TURNS,
    pushes: NO_PUSHES,
    restores: restoresOf(env, callOf),
  }
}

/**
 * Beginning one is for the Worker, as it ends the one before, which is another workspace's. What follows is done where it is, and
 * comes here only for what the caller has not begun.
 */
function restoresOf(env: Env, call: RemoteCall): Restores {
  const accounts = accountsOf(env)
  return {
    async begin(workspaceId) {
      const before = await accounts.restoring(call.callerId)
      if (before !== null && before !== workspaceId) await elevated(env, before, 'discardRestore', call)
      // Known before it is there: what a call that is cut off leaves behind can be ended.
      await accounts.setRestoring(call.callerId, workspaceId)
      return elevated(env, workspaceId, 'beginRestore', call)
    },
    isBegun: async () => false,
    discard: async () => undefined,
    write: elsewhere,
    survey: elsewhere,
    open: elsewhere,
  }
}

/** Webhooks are told, and rules run, where their workspace is. */
const NO_DELIVERIES: Deliveries = {
  claim: async () => [],
  lines: async () => [],
  reach: async () => false,
  release: async () => undefined,
}

const NO_TURNS: RuleTurns = {
  claim: async () => null,
  lines: async () => [],
  keep: async () => false,
  release: async () => undefined,
}

const NO_PUSHES: Pushes = {
  devicesOf: elsewhere,
  keep: elsewhere,
  remove: elsewhere,
  claim: elsewhere,
  reach: elsewhere,
  release: elsewhere,
}

const NO_KEYS: ApiKeys = { add: elsewhere, of: elsewhere, revoke: elsewhere }
const NO_FILES: ElevatedFiles = { remove: elsewhere, put: elsewhere, keepFor: elsewhere }

/** What only an object does. */
function elsewhere(): Promise<never> {
  return Promise.reject(portError('internal/unexpected', { source: 'cloudflare' }))
}
