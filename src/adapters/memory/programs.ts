import type { GrantServices } from '../../domain/use-cases/api/oauth/oauth-server'
import { LocalApiAccess } from '../shared/backend/api-access'
import type { Backend } from '../shared/backend/backend'
import { keyFor } from '../shared/backend/backend-key'
import { grantServicesOver } from '../shared/backend/grants'
import { listingFor } from '../shared/commits/reader'

const programs = new WeakMap<Backend, GrantServices>()

/** The same at each call: it counts what programs ask. */
export function programsOf(backend: Backend): GrantServices {
  const known = programs.get(backend)
  if (known !== undefined) return known
  const access = new LocalApiAccess(backend, {
    listing: listingFor,
    entriesAfter: () => [],
    schedule: (ms, call) => backend.runtime.schedule(ms, call),
  })
  const opened = grantServicesOver(backend, { access, keyFor: (purpose) => keyFor(backend.store, purpose) })
  programs.set(backend, opened)
  return opened
}
