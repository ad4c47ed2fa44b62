import { defer, switchMap } from 'rxjs'
import type { Backends } from '../ports/backends.port'
import type { WorkFiles } from '../ports/device.port'
import type { BackendsOptions } from './browser-backends'

/** Fetched when somebody first looks at the backends: nothing on the way to the first list does. */
export function lazyBackends(options: BackendsOptions): Backends {
  let loading: Promise<Backends> | null = null
  const load = () => (loading ??= import('./browser-backends').then((file) => file.browserBackends(options)))
  return {
    known$: defer(load).pipe(switchMap(({ known$ }) => known$)),
    kinds: async () => (await load()).kinds(),
    check: async (kind, typed) => (await load()).check(kind, typed),
    add: (kind, address, name) => void load().then((backends) => backends.add(kind, address, name)),
    choose: (id) => void load().then((backends) => backends.choose(id)),
    connect: async (id) => (await load()).connect(id),
    keepReplica: async (id, keeps) => (await load()).keepReplica(id, keeps),
    backupFolder: async () => (await load()).backupFolder(),
    forget: async (id) => (await load()).forget(id),
  }
}

/** Loaded with the first stored file: no first screen needs it. */
export function lazyWorkFiles(): WorkFiles {
  let loading: Promise<WorkFiles> | null = null
  const load = () => (loading ??= import('../adapters/browser/work-files').then((file) => file.browserWorkFiles('portside-work')))
  return {
    store: async (key, file) => (await load()).store(key, file),
    find: async (key) => (await load()).find(key),
    forget: async (key) => (await load()).forget(key),
    claim: async (key) => (await load()).claim(key),
  }
}
