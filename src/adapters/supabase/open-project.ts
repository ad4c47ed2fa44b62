import * as v from 'valibot'
import { parsedJson } from '../shared/parsed-json'
import { type AuthSettings, authSettings } from './auth/auth-settings'
import type { SessionStore } from '../shared/session-store'
import type { ProjectConnection } from './connection/project-connection'
import { demandReady, type Probe } from './probe-backend'
import { SCHEMA_VERSION } from './schema-version'

export interface ProjectDependencies {
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
 * gets its last known settings at once: their data and pending writes are on this device, so nothing that answers in the
 * project's place may keep them out, and no slow line. What the project turns out to be is the connection's to say.
 *
 * @throws net/*, backend/not-configured, backend/schema-mismatch
 */
export async function openProject({ known, isSignedIn, probe, connectTo }: ProjectDependencies): Promise<OpenedProject> {
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
  return { settings: offered, connection }
}

const shape = v.object({ schema: v.literal(SCHEMA_VERSION), settings: authSettings })

/** The auth settings a project had when it was last probed, so that the app can open on it offline. */
export class KnownProject {
  private readonly storage: SessionStore
  private readonly key: string

  /** @param sessionKey the project's session key; this entry is deleted together with that session */
  constructor(storage: SessionStore, sessionKey: string) {
    this.storage = storage
    this.key = `${sessionKey}-project`
  }

  /** `null`: never probed, or probed by an app of another schema version. */
  read(): AuthSettings | null {
    const stored = v.safeParse(shape, parsedJson(this.storage.getItem(this.key)))
    return stored.success ? stored.output.settings : null
  }

  store(settings: AuthSettings): void {
    const text = JSON.stringify({ schema: SCHEMA_VERSION, settings })
    if (this.storage.getItem(this.key) !== text) this.storage.setItem(this.key, text)
  }
}
