import { firstValueFrom, map, merge } from 'rxjs'
import type { Runtime } from '../../ports/runtime.port'
import { every } from '../shared/every'
import type { AuthSettings } from './auth/auth-settings'
import type { KnownProject } from './known-project'
import type { ProjectConnection } from './connection/project-connection'
import { demandReady, type Probe } from './probe-backend'

/** How long a signed-in person waits for the project before the app opens with its last known settings. */
const WAIT_MS = 500

export interface ProjectDependencies {
  readonly runtime: Runtime
  readonly known: KnownProject
  readonly isSignedIn: boolean
  /** Never rejects. */
  readonly probe: () => Promise<Probe>
  /** @param isVerified the project itself has just answered */
  readonly connectTo: (isVerified: boolean) => ProjectConnection
}

export interface OpenedProject {
  readonly settings: AuthSettings
  readonly connection: ProjectConnection
}

/**
 * Opens the connection to a project and finds its auth settings. Somebody who is signed in and has opened the project before
 * gets its last known settings unless the project answers soon: their data and pending writes are on this device, so neither
 * silence nor something that answers in the project's place may keep them out.
 *
 * @throws net/*, backend/not-configured, backend/schema-mismatch
 */
export async function openProject({ runtime, known, isSignedIn, probe, connectTo }: ProjectDependencies): Promise<OpenedProject> {
  const offered = isSignedIn ? known.read() : null
  if (offered === null) {
    const settings = demandReady(await probe())
    known.store(settings)
    return { settings, connection: connectTo(true) }
  }
  const connection = connectTo(false)
  // Completes when the connection closes.
  connection.conclusiveProbes$.subscribe((found) => {
    if (found.status === 'ready') known.store(found.settings)
  })
  const found = await firstValueFrom(merge(connection.conclusiveProbes$, every(runtime, WAIT_MS).pipe(map(() => null))))
  try {
    return { settings: found === null ? offered : demandReady(found), connection }
  } catch (error) {
    connection.close()
    throw error
  }
}
