import { answerApiRequest } from '../../domain/use-cases/api/answer-request'
import { LocalApiAccess } from '../shared/backend/api-access'
import type { Backend } from '../shared/backend/backend'
import { listingFor } from '../shared/commits/reader'

const access = new WeakMap<Backend, LocalApiAccess>()

/** Answers `/v1/…`, as a backend does that programs can reach. */
export function answerProgram(request: Request, backend: Backend): Promise<Response> {
  return answerApiRequest(request, { access: accessTo(backend), base: '', log: () => undefined })
}

function accessTo(backend: Backend): LocalApiAccess {
  const known = access.get(backend)
  if (known !== undefined) return known
  const opened = new LocalApiAccess(backend, {
    listing: listingFor,
    entriesAfter: () => [],
    schedule: (ms, call) => backend.runtime.schedule(ms, call),
  })
  access.set(backend, opened)
  return opened
}
