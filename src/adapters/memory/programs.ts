import type { ApiAccess } from '../../domain/use-cases/api/api-session'
import { LocalApiAccess } from '../shared/backend/api-access'
import type { Backend } from '../shared/backend/backend'
import { listingFor } from '../shared/commits/reader'

const access = new WeakMap<Backend, ApiAccess>()

/** The same at each call: it counts what programs ask. */
export function programsOf(backend: Backend): ApiAccess {
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
