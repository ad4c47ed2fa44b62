import { firstValueFrom, map, merge } from 'rxjs'
import type { Runtime } from '../../ports/runtime.port'
import { every } from '../shared/every'
import type { AuthSettings } from './auth/auth-settings'
import type { KnownProject } from './known-project'
import type { Line } from './line/line'
import { demandReady, type Probe } from './probe-backend'

/** How long somebody who is known here waits for a project before the app opens on what is known of it. */
const WAIT_MS = 500

export interface ProjectPlace {
  readonly runtime: Runtime
  readonly known: KnownProject
  readonly isSignedIn: boolean
  /** Never rejects. */
  readonly probe: () => Promise<Probe>
  /** @param isSeen the project has just answered, in its own words */
  readonly lineTo: (isSeen: boolean) => Line
}

export interface OpenedProject {
  readonly settings: AuthSettings
  readonly line: Line
}

/**
 * What the project offers, and the connection to it. For whoever is signed in here and was there before it is what was offered
 * last, unless the project says something else soon: what they wrote and read is on this device, so that neither silence nor
 * anything that answers in the project's place keeps them out.
 *
 * @throws net/*, backend/not-configured, backend/schema-mismatch
 */
export async function openProject({ runtime, known, isSignedIn, probe, lineTo }: ProjectPlace): Promise<OpenedProject> {
  const offered = isSignedIn ? known.read() : null
  if (offered === null) {
    const settings = demandReady(await probe())
    known.keep(settings)
    return { settings, line: lineTo(true) }
  }
  const line = lineTo(false)
  // Ends with the line.
  line.verdicts$.subscribe((found) => {
    if (found.status === 'ready') known.keep(found.settings)
  })
  const found = await firstValueFrom(merge(line.verdicts$, every(runtime, WAIT_MS).pipe(map(() => null))))
  try {
    return { settings: found === null ? offered : demandReady(found), line }
  } catch (error) {
    line.close()
    throw error
  }
}
