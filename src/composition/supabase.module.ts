import { ContainerModule } from 'inversify'
import type { DeferringConnection } from '../adapters/deferred/defer-work'
import { openSupabaseBackend, type SupabaseConnection } from '../adapters/supabase/open-supabase-backend'
import type { SupabaseSetting } from './backend-setting'
import { token } from './token'
import { TOKENS } from './tokens'

/** Private to this module: the five ports are five faces of one connection. */
const CONNECTION = token<SupabaseConnection>('supabase/connection')
const COPY = token<DeferringConnection>('supabase/copy')

export function supabaseModule({ url, publishableKey, keepsCopy }: SupabaseSetting): ContainerModule {
  return new ContainerModule(({ bind, onDeactivation }) => {
    bind(CONNECTION).toResolvedValue(
      (runtime) => openSupabaseBackend({ project: { url, publishableKey }, runtime, appUrl: location.origin }),
      [TOKENS.runtime],
    )
    onDeactivation(CONNECTION, (opened) => opened.close())
    if (keepsCopy === true) {
      // Fetched while the project is looked at.
      const code = import('./open-copy')
      // Whoever opens it is told.
      code.catch(() => undefined)
      bind(COPY).toResolvedValue(
        async ({ ports }, runtime) => {
          const { openCopy } = await code
          return openCopy({ ports, runtime, backend: url })
        },
        [CONNECTION, TOKENS.runtime],
      )
      onDeactivation(COPY, (opened) => opened.close())
      bind(TOKENS.sync).toResolvedValue((at) => at.sync, [COPY])
    }
    const source = keepsCopy === true ? COPY : CONNECTION
    bind(TOKENS.auth).toResolvedValue((at) => at.ports.auth, [source])
    bind(TOKENS.records).toResolvedValue((at) => at.ports.records, [source])
    bind(TOKENS.files).toResolvedValue((at) => at.ports.files, [source])
    bind(TOKENS.events).toResolvedValue((at) => at.ports.events, [source])
    bind(TOKENS.functions).toResolvedValue((at) => at.ports.functions, [source])
  })
}
