import type { BackendDescriptor, Backend } from './backend-descriptor'
import { keepsCopy } from './copy-setting'
import { kept, keptIn } from './kept-json'

/** The backends there are, and what this browser and the build say of them. */
export interface BackendsHere {
  readonly descriptors: readonly BackendDescriptor[]
  readonly storage: Storage
  readonly build: Readonly<Record<string, unknown>>
}

/** Which backend the app stands on. */
export interface ChosenBackend {
  /** null: a kind of backend is wanted, and nobody has said which one. */
  readonly backend: Backend | null
  readonly kind: string | null
  /** This browser keeps a copy of what it holds, and works offline. */
  readonly keepsCopy: boolean
}

const KEY = 'portside:backend'

/** What was chosen in this browser, else what the build says. */
export function chosenBackend(here: BackendsHere): ChosenBackend {
  const wanted = wantedIn(here, here.storage.getItem(KEY)) ?? wantedIn(here, namedBy(here))
  const ofKind = builtInBackends(here).filter(({ kind }) => wanted === null || kind === wanted.kind)
  const backend = wanted?.backend ?? ofKind.at(-1) ?? null
  return { backend, kind: backend?.kind ?? wanted?.kind ?? null, keepsCopy: backend !== null && keepsCopy(here.storage, backend) }
}

/** Those that the build names, or that every browser has. */
export function builtInBackends(here: BackendsHere): readonly Backend[] {
  const named = wantedIn(here, namedBy(here))?.backend ?? []
  return here.descriptors.flatMap(({ builtIn }) => builtIn(keptIn(here.build)) ?? []).concat(named)
}

/** Chooses the backend for the next load of this browser. */
export function writeChosenBackend(storage: Pick<Storage, 'setItem'>, { kind, setting }: Backend): void {
  storage.setItem(KEY, JSON.stringify({ set: kind, ...setting }))
}

function namedBy({ build }: BackendsHere): string | null {
  return keptIn(build).text('VITE_PORTSIDE_BACKEND')
}

/** Of a setting, or of the bare name of a kind. One that nobody can read is none. */
function wantedIn(
  { descriptors }: BackendsHere,
  text: string | null,
): (Pick<Backend, 'kind'> & Pick<ChosenBackend, 'backend'>) | null {
  const setting = kept(text)
  const descriptor = descriptors.find(({ kind }) => kind === (setting.text('set') ?? text))
  return descriptor === undefined ? null : { kind: descriptor.kind, backend: descriptor.backendOf(setting) }
}
