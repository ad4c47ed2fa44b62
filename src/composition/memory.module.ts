import { ContainerModule } from 'inversify'
import { openMemoryBackend, type MemoryBackend, type MemoryConnection } from '../adapters/memory/open-memory-backend'
import { DATABASE, type MemorySetting } from './backend-setting'
import { token } from './token'
import { TOKENS } from './tokens'

/** Private to this module: the five ports are five faces of one backend. */
const BACKEND = token<MemoryBackend>('memory/backend')
const CONNECTION = token<MemoryConnection>('memory/connection')

/** A chunk is named after what is in it and in all it needs; a development server names it after the file. */
const BUILD = import.meta.env.PROD ? import.meta.url : undefined

export function memoryModule({ kept, sample }: MemorySetting): ContainerModule {
  return new ContainerModule(({ bind, onDeactivation }) => {
    bind(BACKEND).toResolvedValue(
      (runtime) =>
        openMemoryBackend({
          runtime,
          build: BUILD,
          ...(kept ? { database: DATABASE } : {}),
          ...(sample === undefined ? {} : { sample }),
        }),
      [TOKENS.runtime],
    )
    onDeactivation(BACKEND, (opened) => opened.close())
    bind(CONNECTION).toResolvedValue((opened) => opened.connect(), [BACKEND])
    bind(TOKENS.auth).toResolvedValue((at) => at.ports.auth, [CONNECTION])
    bind(TOKENS.records).toResolvedValue((at) => at.ports.records, [CONNECTION])
    bind(TOKENS.files).toResolvedValue((at) => at.ports.files, [CONNECTION])
    bind(TOKENS.events).toResolvedValue((at) => at.ports.events, [CONNECTION])
    bind(TOKENS.failures).toResolvedValue((opened) => opened.failures$, [BACKEND])
    bind(TOKENS.developerTools).toResolvedValue((at) => at.developerTools, [CONNECTION])
    bind(TOKENS.functions).toResolvedValue((at) => at.ports.functions, [CONNECTION])
  })
}
