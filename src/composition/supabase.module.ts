import type { ContainerModule } from 'inversify'
import { portError } from '../domain/model/errors/port-error'

const NEEDED = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'] as const

/**
 * Declared, not yet made. From the environment of the build it says what is missing, so that choosing it is never a blank screen.
 *
 * @throws backend/not-configured, capability/missing
 */
export function supabaseModule(environment: Readonly<Record<string, unknown>>): ContainerModule {
  const missing = NEEDED.filter((name) => !environment[name])
  if (missing.length > 0) throw portError('backend/not-configured', { missing })
  throw portError('capability/missing', { capability: 'supabase' })
}
