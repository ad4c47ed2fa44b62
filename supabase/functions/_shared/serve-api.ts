import type { PortError } from '../../../src/domain/model/errors/port-error'
import { answerProgram } from '../../../src/adapters/shared/mcp/answer-program'
import { DatabaseApiAccess } from './api-access'
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
  const access = new DatabaseApiAccess({ backendUrl, publishableKey: publishableKeyIn(read) }, new StoredFiles(settings))
  return (request) => {
    const base = NAME.exec(new URL(request.url).pathname)?.[0] ?? ''
    return answerProgram(request, { access, base, log })
  }
}

function log({ code, cause }: PortError): void {
  // oxlint-disable-next-line no-console -- a function's only log
  console.error('api', code, cause)
}
