import { answerProgram } from '../../src/adapters/shared/mcp/answer-program'
import type { ApiAccess } from '../../src/domain/use-cases/api/api-session'

/** What a program is answered by a backend that it cannot reach. */
export function answeredBy(access: ApiAccess, path: string, init?: RequestInit): Promise<Response> {
  return answerProgram(new Request(`https://backend.example${path}`, init), { access, base: '', log: () => undefined })
}
