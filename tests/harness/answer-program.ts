import { answerProgram } from '../../src/adapters/shared/mcp/answer-program'
import type { GrantServices } from '../../src/domain/use-cases/api/oauth/oauth-server'

const ADDRESS = 'https://backend.example'

/** What a program is answered by a backend that it cannot reach. */
export function answeredBy(services: GrantServices, path: string, init?: RequestInit): Promise<Response> {
  const server = { ...services, issuer: ADDRESS, consentUrl: 'https://app.example/connect' }
  return answerProgram(new Request(`${ADDRESS}${path}`, init), { server, base: '', log: () => undefined })
}
