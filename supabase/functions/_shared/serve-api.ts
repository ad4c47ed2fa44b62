import type { PortError } from '../../../src/domain/model/errors/port-error'
import { answerProgram } from '../../../src/adapters/shared/mcp/answer-program'
import { CONSENT_PATH } from '../../../src/domain/model/session/session'
import type { OAuthServer } from '../../../src/domain/use-cases/api/oauth/oauth-server'
import { DatabaseApiAccess } from './api-access'
import { keyFrom } from './backend-key'
import { Database } from './database'
import { sha256 } from './digest'
import { DatabaseGrants } from './grants'
import type { Serve } from './serve'
import { publishableKeyIn, readSettings, type ReadSetting } from './settings'
import { StoredFiles } from './stored-files'

/** As the function is called; a local server keeps what is before it, the platform takes it away. */
const NAME = /^.*?\/api(?=\/|$)/

/**
 * The server of the API for programs, and of assistants.
 *
 * @throws at once, when a setting is missing
 */
export function serveApi(read: ReadSetting): Serve {
  const settings = readSettings(read)
  const { backendUrl } = settings
  const server: OAuthServer = {
    access: new DatabaseApiAccess({ backendUrl, publishableKey: publishableKeyIn(read) }, new StoredFiles(settings)),
    grants: new DatabaseGrants(new Database(settings)),
    keyFor: keyFrom(settings.secretKey),
    sha256,
    // As it is called from outside, whatever a request says by the time it is here.
    issuer: `${backendUrl}/functions/v1/api`,
    consentUrl: new URL(CONSENT_PATH, settings.appUrl).href,
  }
  return (request) => {
    const base = NAME.exec(new URL(request.url).pathname)?.[0] ?? ''
    return answerProgram(request, { server, base, log })
  }
}

function log({ code, cause }: PortError): void {
  // oxlint-disable-next-line no-console -- a function's only log
  console.error('api', code, cause)
}
