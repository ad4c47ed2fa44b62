import { BehaviorSubject } from 'rxjs'
import { browserRuntime } from '../adapters/browser/runtime'
import { parsedJson } from '../adapters/shared/parsed-json'
import { asPortError, portError } from '../domain/model/errors/port-error'
import type { BackendAddress, BackendFinding, Backends, KnownBackend } from '../ports/backends.port'
import type { Runtime } from '../ports/runtime.port'
import type { Backend, BackendSetup } from './backend-descriptor'
import { type BackendsHere, builtInBackends, type ChosenBackend, keepsReplica, writeChosenBackend } from './chosen-backend'
import { compose } from './compose'
import { type JsonReader, readerOf } from './json-reader'

const KEY = 'portside:backends'

export interface BackendsOptions extends BackendsHere {
  /** The backend that the app uses. */
  readonly chosen: ChosenBackend
  /** Reloads the page at its first screen: paths of one backend mean nothing on another. */
  readonly restart: () => void
}

/** The backends that this browser and the build know. */
export function browserBackends({ chosen, restart, ...here }: BackendsOptions): Backends {
  const { descriptors, storage } = here
  const builtIn = builtInBackends(here)
  const known = new BehaviorSubject(list())

  function backends(): ReadonlyMap<string, Backend> {
    // A backend that only a setting names is listed, too: else there would be no way back to it.
    const all = [
      ...builtIn,
      ...readAdded(here).map(({ backend }) => backend),
      ...(chosen.backend === null ? [] : [chosen.backend]),
    ]
    return new Map(all.map((backend) => [backend.id, backend]))
  }

  function list(): readonly KnownBackend[] {
    const names = new Map(readAdded(here).map(({ backend, name }) => [backend.id, name]))
    return Array.from(backends().values(), (backend) => ({
      id: backend.id,
      name: names.get(backend.id) ?? hostOf(backend),
      host: hostOf(backend),
      isOnDevice: backend.origin === null,
      isCurrent: backend.id === chosen.backend?.id,
      keepsReplica: backend.allowsReplica ? keepsReplica(storage, backend) : null,
      wasAdded: names.has(backend.id) && !builtIn.some(({ id }) => id === backend.id),
    }))
  }

  function turnTo(backend: Backend): void {
    writeChosenBackend(storage, backend)
    restart()
  }

  function keepAdded(added: readonly Added[]): void {
    const entries = added.map(({ backend, name }) => ({ set: backend.kind, ...backend.setting, name }))
    storage.setItem(KEY, JSON.stringify(entries))
  }

  return {
    known$: known.asObservable(),
    kinds: async () => {
      const wantedFirst = descriptors.toSorted((a, b) => Number(b.kind === chosen.kind) - Number(a.kind === chosen.kind))
      return Promise.all(wantedFirst.flatMap(({ setup }) => (setup === null ? [] : [setup()])))
    },
    check: async (kind, typed) => {
      try {
        const originOf = (address: object) => backendIn(here, readerOf({ ...address, set: kind }))?.origin ?? location.origin
        return await checkBackend(typed, { setup: await setupOf(here, kind), originOf, runtime: browserRuntime() })
      } catch {
        // Offline, so that the code cannot be fetched.
        return { status: 'failed', error: portError('net/unavailable', {}) }
      }
    },
    add: (kind, address, name) => {
      const backend = backendIn(here, readerOf({ ...address, set: kind }))
      if (backend === null) throw portError('backend/not-configured', { missing: Object.keys(address) })
      const others = readAdded(here).filter((each) => each.backend.id !== backend.id)
      keepAdded([...others, { backend, name: name.trim() === '' ? hostOf(backend) : name.trim() }])
      turnTo(backend)
    },
    choose: (id) => {
      const backend = backends().get(id)
      if (backend !== undefined) turnTo(backend)
    },
    connect: async (id) => {
      const backend = backends().get(id)
      if (backend === undefined) throw portError('backend/not-configured', { missing: [id] })
      return compose(backend)
    },
    keepReplica: async (id, keeps) => {
      const module = await import('./replica')
      await module.keepReplica(storage, id, keeps)
      restart()
    },
    backupFolder: async () => (await chosen.backend?.ownData?.())?.backupFolder ?? null,
    forget: async (id) => {
      const backend = readAdded(here).find((each) => each.backend.id === id)?.backend
      if (backend === undefined || id === chosen.backend?.id) return
      // The session first: as long as it is stored, the backend is listed.
      await (await setupOf(here, backend.kind)).forget(backend, storage)
      keepAdded(readAdded(here).filter((each) => each.backend.id !== id))
      known.next(list())
      // A replica that cannot be deleted now is harmless: no session opens it.
      await import('./replica').then((module) => module.keepReplica(storage, id, null)).catch(() => undefined)
    },
  }
}

async function setupOf({ descriptors }: BackendsHere, wanted: string): Promise<BackendSetup> {
  const setup = await descriptors.find(({ kind }) => kind === wanted)?.setup?.()
  if (setup === undefined) throw portError('backend/not-configured', { missing: [wanted] })
  return setup
}

/** Empty for the backend in this browser. */
function hostOf({ origin }: Backend): string {
  return origin === null ? '' : new URL(origin).host
}

interface Added {
  readonly backend: Backend
  readonly name: string
}

/** Entries that no descriptor can read are left out. */
function readAdded(here: BackendsHere): readonly Added[] {
  const list = parsedJson(here.storage.getItem(KEY))
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    const backend = backendIn(here, readerOf(entry))
    return backend === null ? [] : [{ backend, name: readerOf(entry).text('name') ?? hostOf(backend) }]
  })
}

/** Entries from when there was only one kind name none: the first descriptor that can read one takes it. */
function backendIn({ descriptors }: BackendsHere, entry: JsonReader): Backend | null {
  const set = entry.text('set')
  const readers = descriptors.filter(({ kind, setup }) => (set === null ? setup !== null : kind === set))
  return readers.flatMap((reader) => reader.backendOf(entry) ?? [])[0] ?? null
}

/** The browser reports a breach of its policy in a later task, after the call has failed. */
const REPORTED_WITHIN_MS = 50

export interface CheckWith {
  readonly setup: BackendSetup
  readonly runtime: Runtime
  readonly originOf: (address: BackendAddress) => string
}

/** Checks what a person typed, and then probes that address. Never rejects. */
export async function checkBackend(typed: BackendAddress, { setup, originOf, runtime }: CheckWith): Promise<BackendFinding> {
  const read = setup.read(typed)
  if (read.status !== 'ready') return read
  const origin = originOf(read.address)
  let isBlocked = false
  const onBreach = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    isBlocked ||= blockedURI.startsWith(origin)
  }
  document.addEventListener('securitypolicyviolation', onBreach)
  try {
    await setup.probe(read.address, runtime)
    return read
  } catch (error) {
    await new Promise<void>((resolve) => runtime.schedule(REPORTED_WITHIN_MS, resolve))
    return isBlocked ? { status: 'blocked', origin } : { status: 'failed', error: asPortError(error, 'probe') }
  } finally {
    document.removeEventListener('securitypolicyviolation', onBreach)
  }
}
