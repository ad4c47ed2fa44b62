import 'reflect-metadata/lite'
import { Container, ContainerModule } from 'inversify'
import { NEVER, type Observable } from 'rxjs'
import { browserRuntime } from '../adapters/browser/runtime'
import type { PortError } from '../domain/model/errors/port-error'
import type { DeveloperTools } from '../ports/developer-tools.port'
import type { Ports } from '../ports/ports'
import type { Runtime } from '../ports/runtime.port'
import type { SyncPort } from '../ports/sync.port'
import type { Backend } from './backend-descriptor'
import { portsFrom, type Token, TOKENS } from './tokens'

/** The app's collaborators, and how to let go of them. */
export interface Composition {
  readonly ports: Ports
  readonly runtime: Runtime
  /** `null` where this device keeps no replica. */
  readonly sync: SyncPort | null
  /** `null` where the backend offers none. */
  readonly developerTools: DeveloperTools | null
  /** Hot, replays; never completes or errors. What makes the backend unusable after it was opened. */
  readonly failures$: Observable<PortError>
  /** Releases the backend; the ports are dead afterwards. */
  close(): Promise<void>
}

/**
 * Opens a backend, and a replica in front of it where this device keeps one.
 *
 * @throws backend/not-configured, backend/schema-mismatch, store/corrupt, store/full, net/*
 */
export async function compose(backend: Backend, { keepsReplica = false } = {}): Promise<Composition> {
  // `jitless` keeps `unsafe-eval` out of the Content-Security-Policy.
  const container = new Container({ defaultScope: 'Singleton', jitless: true })
  container.bind(TOKENS.runtime).toResolvedValue(browserRuntime)
  const module = backendModule(backend, keepsReplica)
  await container.loadAsync(module)
  const ports = await portsFrom(container)
  const { developerTools = null, failures$ = NEVER } = await container.getAsync(TOKENS.backend)
  return {
    ports,
    runtime: container.get(TOKENS.runtime),
    sync: keepsReplica ? (await container.getAsync(TOKENS.replica)).sync : null,
    developerTools,
    failures$,
    close: () => container.unloadAsync(module),
  }
}

/** All five ports come from one backend or, where one is kept, from its replica. */
function backendModule(backend: Backend, keepsReplica: boolean): ContainerModule {
  return new ContainerModule(({ bind, onDeactivation }) => {
    bind(TOKENS.backend).toResolvedValue(backend.open, [TOKENS.runtime])
    onDeactivation(TOKENS.backend, (opened) => opened.close())
    if (keepsReplica) {
      // Fetched while the backend opens.
      const code = import('./replica')
      // Opening the replica reports the error.
      code.catch(() => undefined)
      bind(TOKENS.replica).toResolvedValue(
        async ({ ports, prefetched }, runtime) =>
          (await code).openDeviceReplica({ ports, prefetched, runtime, backend: backend.id }),
        [TOKENS.backend, TOKENS.runtime],
      )
      onDeactivation(TOKENS.replica, (opened) => opened.close())
    }
    const source: [Token<{ readonly ports: Ports }>] = [keepsReplica ? TOKENS.replica : TOKENS.backend]
    bind(TOKENS.auth).toResolvedValue(({ ports }) => ports.auth, source)
    bind(TOKENS.records).toResolvedValue(({ ports }) => ports.records, source)
    bind(TOKENS.files).toResolvedValue(({ ports }) => ports.files, source)
    bind(TOKENS.events).toResolvedValue(({ ports }) => ports.events, source)
    bind(TOKENS.functions).toResolvedValue(({ ports }) => ports.functions, source)
  })
}
