import type { Backend, BackendDescriptor } from './backend-descriptor'
import { readJson, readerOf } from './json-reader'

/** The kinds of backends, and the settings of this browser and of the build. */
export interface BackendsHere {
  readonly descriptors: readonly BackendDescriptor[]
  readonly storage: Storage
  readonly build: Readonly<Record<string, unknown>>
}

/** The backend that the app uses. */
export interface ChosenBackend {
  /** null: only the kind is set, and no backend of it is known. */
  readonly backend: Backend | null
  readonly kind: string | null
  /** Whether this browser keeps a replica of it, and works offline. */
  readonly keepsReplica: boolean
}

const KEY = 'portside:backend'

/** The choice of this browser, else of the build. */
export function chosenBackend(here: BackendsHere): ChosenBackend {
  const wanted = wantedIn(here, here.storage.getItem(KEY)) ?? wantedIn(here, namedBy(here))
  const ofKind = builtInBackends(here).filter(({ kind }) => wanted === null || kind === wanted.kind)
  const backend = wanted?.backend ?? ofKind.at(-1) ?? null
  return {
    backend,
    kind: backend?.kind ?? wanted?.kind ?? null,
    keepsReplica: backend !== null && keepsReplica(here.storage, backend),
  }
}

/** Those that the build names, or that every browser has. */
export function builtInBackends(here: BackendsHere): readonly Backend[] {
  const named = wantedIn(here, namedBy(here))?.backend ?? []
  return here.descriptors.flatMap(({ builtIn }) => builtIn(readerOf(here.build)) ?? []).concat(named)
}

/** Chooses the backend for the next load of this browser. */
export function writeChosenBackend(storage: Pick<Storage, 'setItem'>, { kind, setting }: Backend): void {
  storage.setItem(KEY, JSON.stringify({ set: kind, ...setting }))
}

function namedBy({ build }: BackendsHere): string | null {
  return readerOf(build).text('VITE_PORTSIDE_BACKEND')
}

/** @param text a setting as JSON, or the bare name of a kind. `null`: no descriptor can read it */
function wantedIn(
  { descriptors }: BackendsHere,
  text: string | null,
): (Pick<Backend, 'kind'> & Pick<ChosenBackend, 'backend'>) | null {
  const setting = readJson(text)
  const descriptor = descriptors.find(({ kind }) => kind === (setting.text('set') ?? text))
  return descriptor === undefined ? null : { kind: descriptor.kind, backend: descriptor.backendOf(setting) }
}

/** The key of a JSON object: by a backend's id, whether this browser keeps a replica of it. */
export const REPLICAS = 'portside:copies'
/** Without a choice: whoever opens this browser is signed in anyway. */
const DEFAULT = true

/** Whether this browser keeps a replica of a backend, to work offline. */
export function keepsReplica(storage: Pick<Storage, 'getItem'>, { id, allowsReplica }: Backend): boolean {
  // The tab leader is chosen by a lock, and only secure contexts have locks.
  if (!allowsReplica || ('isSecureContext' in globalThis && !globalThis.isSecureContext)) return false
  return (readJson(storage.getItem(REPLICAS)).get(id) ?? DEFAULT) === true
}
