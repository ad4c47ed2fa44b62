import { asPortError, portError } from '../../../src/domain/model/errors/port-error'
import type { FunctionName } from '../../../src/domain/model/functions/catalogue'
import type { User } from '../../../src/domain/model/session/session'
import { answerOf, faultOf } from './answers'
import { StoredAccount } from './callers-account'
import { corsHeaders, preflight } from './cors'
import { Database } from './database'
import { keyFrom } from './backend-key'
import { postingHooks, pushingMessages } from './hooks'
import { machineCall } from './machine'
import { mailer } from './mailer'
import { perform } from './perform'
import { readCall } from './read-call'
import { readSettings, type ReadSetting } from './settings'
import { StoredFiles } from './stored-files'
import { tokenVerifier } from './token'

export type Serve = (request: Request) => Promise<Response>

/**
 * The server of one function: preflight, method, token, body, then the domain's own handler. Each refusal is in the words
 * of the error catalogue; internal errors are logged here, and their details are sent to nobody.
 *
 * @throws at once, when a setting is missing
 */
export function serve(name: FunctionName, read: ReadSetting): Serve {
  const settings = readSettings(read)
  const database = new Database(settings)
  const services = {
    database,
    files: new StoredFiles(settings),
    accountOf: (caller: User) => new StoredAccount(settings, { database, caller }),
    sendMail: mailer(settings),
    keyFor: keyFrom(settings.secretKey),
    apiAddress: () => `${settings.backendUrl}/functions/v1/api/v1`,
    addressOf: (of: FunctionName, path: string) => `${settings.backendUrl}/functions/v1/${of}/${path}`,
    post: postingHooks(settings.innerHooks),
    pushService: pushingMessages(settings.innerHooks, { contact: new URL(settings.appUrl).origin }),
  }
  const verify = tokenVerifier(settings)
  return async (request) => {
    const cors = corsHeaders(request, settings.origins)
    if (request.method === 'OPTIONS') return preflight(cors)
    const machine = machineCall(name, request, settings)
    if (machine !== null) return machine(services, cors).catch((thrown: unknown) => faultOf(logged(name, thrown), cors))
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...cors, allow: 'POST, OPTIONS' } })
    try {
      const claims = await verify(request)
      const call = await readCall(name, request)
      return answerOf(await perform(name, { call, claims }, services), cors)
    } catch (thrown) {
      return faultOf(logged(name, thrown), cors)
    }
  }
}

function logged(name: FunctionName, thrown: unknown) {
  const error = asPortError(thrown, 'functions')
  // oxlint-disable-next-line no-console -- a function's only log
  if (error.code === 'internal/unexpected' || error.code === 'net/unavailable') console.error(name, error.code, error.cause)
  return error.code === 'internal/unexpected' ? portError('internal/unexpected', { source: 'functions' }) : error
}
