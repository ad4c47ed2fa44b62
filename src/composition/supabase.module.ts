import { ContainerModule } from 'inversify'
import { openSupabaseBackend, type SupabaseConnection } from '../adapters/supabase/open-supabase-backend'
import type { SupabaseSetting } from './backend-setting'
import { token } from './token'
import { TOKENS } from './tokens'

/** Private to this module: the five ports are five faces of one connection. */
const CONNECTION = token<SupabaseConnection>('supabase/connection')

export function supabaseModule({ url, publishableKey }: SupabaseSetting): ContainerModule {
  return new ContainerModule(({ bind, onDeactivation }) => {
    bind(CONNECTION).toResolvedValue(
      (runtime) => openSupabaseBackend({ project: { url, publishableKey }, runtime, appUrl: location.origin }),
      [TOKENS.runtime],
    )
    onDeactivation(CONNECTION, (opened) => opened.close())
    bind(TOKENS.failures).toResolvedValue((at) => at.failures$, [CONNECTION])
    bind(TOKENS.auth).toResolvedValue((at) => at.ports.auth, [CONNECTION])
    bind(TOKENS.records).toResolvedValue((at) => at.ports.records, [CONNECTION])
    bind(TOKENS.files).toResolvedValue((at) => at.ports.files, [CONNECTION])
    bind(TOKENS.events).toResolvedValue((at) => at.ports.events, [CONNECTION])
    bind(TOKENS.functions).toResolvedValue((at) => at.ports.functions, [CONNECTION])
  })
}
