import { answerApiRequest } from '../../src/domain/use-cases/api/answer-request'
import type { ApiAccess } from '../../src/domain/use-cases/api/api-session'

/** What a program is answered by a backend that it cannot reach. */
export function answerProgram(access: ApiAccess, path: string, init?: RequestInit): Promise<Response> {
  return answerApiRequest(new Request(`https://backend.example${path}`, init), { access, base: '', log: () => undefined })
}
