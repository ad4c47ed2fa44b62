import { BehaviorSubject } from 'rxjs'
import { browserRuntime } from '../adapters/browser/runtime'
import { parsedJson } from '../adapters/shared/parsed-json'
import { portError } from '../domain/model/errors/port-error'
import type { Backends, KnownBackend } from '../ports/backends.port'
import type { BackendPlace, BackendSetup } from './backend-descriptor'
import { checkBackend } from './check-backend'
import { builtInBackends, writeChosenBackend, type BackendsHere, type ChosenBackend } from './chosen-backend'
import { compose } from './compose'
import { keepsCopy } from './copy-setting'
import { keptIn, type Kept } from './kept-json'

const KEY = 'portside:backends'

export interface BackendsPlace extends BackendsHere {
  /** What the app stands on. */
  readonly chosen: ChosenBackend
  /** Begins the page anew, at its first screen: paths of one backend lead nowhere on another. */
  readonly restart: () => void
}

/** What this browser, and the build, know of backends. */
export function browserBackends({ chosen, restart, ...here }: BackendsPlace): Backends {
  const { descriptors, storage } = here
  const builtIn = builtInBackends(here)
  const known = new BehaviorSubject(list())

  function places(): ReadonlyMap<string, BackendPlace> {
    // One that was chosen by a setting alone is known, too: else there would be no way back to it.
    const all = [...builtIn, ...readAdded(here).map(({ place }) => place), ...(chosen.place === null ? [] : [chosen.place])]
    return new Map(all.map((place) => [place.id, place]))
  }

  function list(): readonly KnownBackend[] {
    const names = new Map(readAdded(here).map(({ place, name }) => [place.id, name]))
    return Array.from(places().values(), (place) => ({
      id: place.id,
      kind: place.kind,
      name: names.get(place.id) ?? hostOf(place),
      host: hostOf(place),
      isOnDevice: place.origin === null,
      isCurrent: place.id === chosen.place?.id,
      keepsCopy: place.takesCopy ? keepsCopy(storage, place) : null,
      wasAdded: names.has(place.id) && !builtIn.some(({ id }) => id === place.id),
    }))
  }

  function turnTo(place: BackendPlace): void {
    writeChosenBackend(storage, place)
    restart()
  }

  function keepAdded(added: readonly Added[]): void {
    const entries = added.map(({ place, name }) => ({ set: place.kind, ...place.setting, name }))
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
        const originOf = (address: object) => placeIn(here, keptIn({ ...address, set: kind }))?.origin ?? location.origin
        return await checkBackend(typed, { setup: await setupOf(here, kind), originOf, runtime: browserRuntime() })
      } catch {
        // Where the code cannot be had, no backend can be reached either.
        return { status: 'failed', error: portError('net/unavailable', {}) }
      }
    },
    add: (kind, address, name) => {
      const place = placeIn(here, keptIn({ ...address, set: kind }))
      if (place === null) throw portError('backend/not-configured', { missing: Object.keys(address) })
      const others = readAdded(here).filter((each) => each.place.id !== place.id)
      keepAdded([...others, { place, name: name.trim() === '' ? hostOf(place) : name.trim() }])
      turnTo(place)
    },
    choose: (id) => {
      const place = places().get(id)
      if (place !== undefined) turnTo(place)
    },
    connect: async (id) => {
      const place = places().get(id)
      if (place === undefined) throw portError('backend/not-configured', { missing: [id] })
      return compose(place)
    },
    keepCopy: async (id, keeps) => {
      const copies = await import('./keep-copy')
      await copies.keepCopy(storage, id, keeps)
      restart()
    },
    backupFolder: async () => (await chosen.place?.ownData?.())?.backupFolder ?? null,
    forget: async (id) => {
      const place = readAdded(here).find((each) => each.place.id === id)?.place
      if (place === undefined || id === chosen.place?.id) return
      // First: as long as a session is kept, the backend is listed.
      await (await setupOf(here, place.kind)).forget(place, storage)
      keepAdded(readAdded(here).filter((each) => each.place.id !== id))
      known.next(list())
      // What cannot be deleted now is nobody's: no session opens it.
      await import('./keep-copy').then((copies) => copies.keepCopy(storage, id, null)).catch(() => undefined)
    },
  }
}

async function setupOf({ descriptors }: BackendsHere, wanted: string): Promise<BackendSetup> {
  const setup = await descriptors.find(({ kind }) => kind === wanted)?.setup?.()
  if (setup === undefined) throw portError('backend/not-configured', { missing: [wanted] })
  return setup
}

/** Empty for this browser. */
function hostOf({ origin }: BackendPlace): string {
  return origin === null ? '' : new URL(origin).host
}

interface Added {
  readonly place: BackendPlace
  readonly name: string
}

/** What cannot be read is not there. */
function readAdded(here: BackendsHere): readonly Added[] {
  const list = parsedJson(here.storage.getItem(KEY))
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    const place = placeIn(here, keptIn(entry))
    return place === null ? [] : [{ place, name: keptIn(entry).text('name') ?? hostOf(place) }]
  })
}

/** An entry of when there was one kind to add names none: whichever can read it is meant. */
function placeIn({ descriptors }: BackendsHere, entry: Kept): BackendPlace | null {
  const set = entry.text('set')
  const readers = descriptors.filter(({ kind, setup }) => (set === null ? setup !== null : kind === set))
  return readers.flatMap((reader) => reader.placeOf(entry) ?? [])[0] ?? null
}
