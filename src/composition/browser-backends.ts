import { BehaviorSubject } from 'rxjs'
import { openBackupFolder } from '../adapters/browser/backup-folder'
import { browserRuntime } from '../adapters/browser/runtime'
import { parsedJson } from '../adapters/shared/parsed-json'
import { keysOfSession } from '../adapters/supabase/storage-key'
import type { BackendAddress } from '../domain/model/backend/backend-address'
import { portError } from '../domain/model/errors/port-error'
import type { BackendFinding, Backends, KnownBackend } from '../ports/backends.port'
import { builtInProject, writeBackendSetting, type BackendSetting, type BuiltIn } from './backend-setting'
import { compose } from './compose'
import { keepsCopy } from './copy-setting'
import { keptIn } from './kept-json'

const KEY = 'portside:backends'
const MEMORY = 'memory'

interface Added extends BackendAddress {
  readonly name: string
}

export interface BackendsPlace {
  readonly storage: Storage
  readonly build: BuiltIn
  /** What the app stands on. */
  readonly setting: BackendSetting
  /** Begins the page anew, at its first screen: paths of one backend lead nowhere on another. */
  readonly restart: () => void
}

/** What this browser, and the build, know of backends. */
export function browserBackends({ storage, build, setting, restart }: BackendsPlace): Backends {
  const builtIn = builtInProject(build)
  const current = setting.set === 'supabase' ? setting.url : setting.set === 'memory' ? MEMORY : null
  const known = new BehaviorSubject(list())

  function list(): readonly KnownBackend[] {
    const added = readAdded(storage)
    // One that was chosen by a setting alone is known, too: else there would be no way back to it.
    const chosen = setting.set === 'supabase' && !added.some(({ url }) => url === setting.url) ? [setting] : []
    const unlisted = [...(builtIn === null ? [] : [builtIn]), ...chosen]
    const projects = new Map<string, KnownBackend>()
    for (const { url } of unlisted) projects.set(url, { ...projectAt(url), wasAdded: false })
    for (const { url, name } of added) projects.set(url, { ...projectAt(url), name, wasAdded: url !== builtIn?.url })
    return [
      { id: MEMORY, kind: 'memory', name: '', host: '', isCurrent: current === MEMORY, keepsCopy: null, wasAdded: false },
      ...projects.values(),
    ]
  }

  function projectAt(url: string): Omit<KnownBackend, 'wasAdded'> {
    const host = hostOf(url)
    return { id: url, kind: 'supabase', name: host, host, isCurrent: url === current, keepsCopy: keepsCopy(storage, url) }
  }

  const settingOf = (id: string): BackendSetting | null => {
    if (id === MEMORY) return { set: 'memory', kept: true }
    const project = readAdded(storage).find(({ url }) => url === id) ?? (builtIn?.url === id ? builtIn : undefined)
    return project === undefined ? null : { set: 'supabase', url: project.url, publishableKey: project.publishableKey }
  }

  const turnTo = (next: BackendSetting): void => {
    writeBackendSetting(storage, next)
    restart()
  }

  return {
    known$: known.asObservable(),
    check,
    add: ({ url, publishableKey }, name) => {
      const others = readAdded(storage).filter((each) => each.url !== url)
      const added: Added = { url, publishableKey, name: name.trim() === '' ? hostOf(url) : name.trim() }
      storage.setItem(KEY, JSON.stringify([...others, added]))
      turnTo({ set: 'supabase', url, publishableKey })
    },
    choose: (id) => {
      const next = settingOf(id)
      if (next !== null) turnTo(next)
    },
    connect: async (id) => {
      const next = settingOf(id)
      if (next === null) throw portError('backend/not-configured', { missing: ['url', 'publishableKey'] })
      return compose(next)
    },
    keepCopy: async (id, keeps) => {
      const copies = await import('./keep-copy')
      await copies.keepCopy(storage, id, keeps)
      restart()
    },
    backupFolder: () => Promise.resolve(setting.set === 'memory' && setting.kept ? openBackupFolder() : null),
    forget: (id) => {
      if (known.value.some((each) => each.id === id && each.isCurrent)) return
      storage.setItem(KEY, JSON.stringify(readAdded(storage).filter(({ url }) => url !== id)))
      for (const key of keysOfSession(id, Object.keys(storage))) storage.removeItem(key)
      // What cannot be deleted now is nobody's: no session opens it.
      void import('./keep-copy').then((copies) => copies.keepCopy(storage, id, null)).catch(() => undefined)
      known.next(list())
    },
  }
}

/** Fetched when somebody first wants to know: where the code cannot be had, no project can be reached either. */
async function check(typed: BackendAddress): Promise<BackendFinding> {
  try {
    const { checkBackend } = await import('./check-backend')
    return await checkBackend(typed, browserRuntime())
  } catch {
    return { status: 'unreachable' }
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

/** What cannot be read is not there. */
function readAdded(storage: Pick<Storage, 'getItem'>): readonly Added[] {
  const list = parsedJson(storage.getItem(KEY))
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    const value = keptIn(entry)
    const [url, publishableKey] = [value.text('url'), value.text('publishableKey')]
    if (url === null || publishableKey === null || !URL.canParse(url)) return []
    return [{ url, publishableKey, name: value.text('name') ?? hostOf(url) }]
  })
}
