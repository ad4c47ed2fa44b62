import 'reflect-metadata/lite'
import { Container, type ContainerModule } from 'inversify'
import { NEVER, type Observable } from 'rxjs'
import { browserRuntime } from '../adapters/browser/runtime'
import { portError, type PortError } from '../domain/model/errors/port-error'
import type { DeveloperTools } from '../ports/developer-tools.port'
import type { Ports } from '../ports/ports'
import type { Runtime } from '../ports/runtime.port'
import type { StoreRecovery } from '../ports/store-recovery.port'
import type { SyncPort } from '../ports/sync.port'
import { DATABASE, type BackendSetting } from './backend-setting'
import { portsFrom } from './ports-from'
import { TOKENS } from './tokens'

/** The app's collaborators, and how to let go of them. */
export interface Composition {
  readonly ports: Ports
  readonly runtime: Runtime
  /** `null` where this device keeps no copy of the backend. */
  readonly sync: SyncPort | null
  /** `null` where the backend offers none. */
  readonly developerTools: DeveloperTools | null
  /** Hot, replays; never completes or errors. What makes the backend unusable after it was opened. */
  readonly failures$: Observable<PortError>
  /** Releases the backend; the ports are dead afterwards. */
  close(): Promise<void>
}

/**
 * Loads the chosen backend and opens it.
 *
 * @throws backend/not-configured, backend/schema-mismatch, store/corrupt, store/full, net/*
 */
export async function compose(setting: BackendSetting): Promise<Composition> {
  const loading = moduleFor(setting)
  // `jitless` keeps `unsafe-eval` out of the Content-Security-Policy.
  const container = new Container({ defaultScope: 'Singleton', jitless: true })
  const module = await loading
  container.bind(TOKENS.runtime).toResolvedValue(browserRuntime)
  await container.loadAsync(module)
  const ports = await portsFrom(container)
  return {
    ports,
    runtime: container.get(TOKENS.runtime),
    sync: container.isBound(TOKENS.sync) ? await container.getAsync(TOKENS.sync) : null,
    developerTools: container.isBound(TOKENS.developerTools) ? await container.getAsync(TOKENS.developerTools) : null,
    failures$: container.isBound(TOKENS.failures) ? await container.getAsync(TOKENS.failures) : NEVER,
    close: () => container.unloadAsync(module),
  }
}

/** One chunk a backend: what is not chosen is not fetched. */
async function moduleFor(setting: BackendSetting): Promise<ContainerModule> {
  if (setting.set === 'memory') return (await import('./memory.module')).memoryModule(setting)
  if (setting.set === 'unset') throw portError('backend/not-configured', { missing: ['url', 'publishableKey'] })
  return (await import('./supabase.module')).supabaseModule(setting)
}

/** What can be done when `compose` or `failures$` says `store/corrupt`. `null`: nothing here keeps anything. */
export async function recoveryFor(setting: BackendSetting): Promise<StoreRecovery | null> {
  if (setting.set !== 'memory' || !setting.kept) return null
  return (await import('../adapters/memory/persistence/recover-store')).storeRecovery(DATABASE)
}
