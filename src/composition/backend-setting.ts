import { keepsCopy } from './copy-setting'
import { kept, type Kept } from './kept-json'

/** Which backend the app stands on. Stored in the browser, so that the same build serves every workspace. */
export type BackendSetting = MemorySetting | SupabaseSetting | UnsetSetting

export interface MemorySetting {
  readonly set: 'memory'
  /** Kept in the browser's database; else every load begins anew. */
  readonly kept: boolean
  /** For `kept: false`: begin signed in to a workspace filled with as many. */
  readonly sample?: SampleSize
}

export interface SupabaseSetting {
  readonly set: 'supabase'
  readonly url: string
  readonly publishableKey: string
  /** This browser keeps a copy of what the project holds, and works offline. */
  readonly keepsCopy?: true
}

/** Supabase is wanted, and nobody has said which project. */
export interface UnsetSetting {
  readonly set: 'unset'
}

export interface SampleSize {
  readonly people: number
  readonly companies: number
  readonly deals: number
}

/** What the build says. */
export interface BuiltIn {
  readonly VITE_PORTSIDE_BACKEND?: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
}

declare global {
  interface ImportMetaEnv extends BuiltIn {
    MODE: string
  }
}

/** Of the kept memory backend. */
export const DATABASE = 'portside'

const KEY = 'portside:backend'

/** What was chosen in this browser, else what the build says, else the browser's own database. */
export function readBackendSetting(storage: Pick<Storage, 'getItem'>, build: BuiltIn): BackendSetting {
  const builtIn = builtInProject(build)
  const chosen = parse(storage.getItem(KEY)) ?? parse(build.VITE_PORTSIDE_BACKEND ?? null) ?? builtIn
  const setting = chosen?.set === 'unset' ? (builtIn ?? chosen) : chosen
  if (setting?.set === 'supabase' && keepsCopy(storage, setting.url)) return { ...setting, keepsCopy: true }
  return setting ?? { set: 'memory', kept: true }
}

/** Chooses the backend for the next load of this browser. */
export function writeBackendSetting(storage: Pick<Storage, 'setItem'>, setting: BackendSetting): void {
  storage.setItem(KEY, JSON.stringify(setting))
}

/** The project that the build names, if it names one whole. */
export function builtInProject({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key }: BuiltIn): SupabaseSetting | null {
  return url && key ? { set: 'supabase', url, publishableKey: key } : null
}

function parse(text: string | null): BackendSetting | null {
  if (text === 'supabase') return { set: 'unset' }
  if (text === 'memory') return { set: 'memory', kept: true }
  return checked(kept(text))
}

/** A setting nobody can read is no setting. */
function checked(value: Kept): BackendSetting | null {
  const set = value.text('set')
  if (set === 'memory') return memorySetting(value)
  if (set !== 'supabase' && set !== 'unset') return null
  const [url, publishableKey] = [value.text('url'), value.text('publishableKey')]
  return url === null || publishableKey === null ? { set: 'unset' } : { set: 'supabase', url, publishableKey }
}

function memorySetting(value: Kept): MemorySetting {
  const isKept = value.get('kept') !== false
  const sample = isKept ? null : value.part('sample')
  if (sample === null) return { set: 'memory', kept: isKept }
  const count = (name: string): number => sample.count(name) ?? 0
  return { set: 'memory', kept: false, sample: { people: count('people'), companies: count('companies'), deals: count('deals') } }
}
