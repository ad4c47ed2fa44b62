/** Which backend the app stands on. Stored in the browser, so that the same build serves every workspace. */
export type BackendSetting = MemorySetting | { readonly set: 'supabase' }

export interface MemorySetting {
  readonly set: 'memory'
  /** Kept in the browser's database; else every load begins anew. */
  readonly kept: boolean
  /** For `kept: false`: begin signed in to a workspace filled with as many. */
  readonly sample?: SampleSize
}

export interface SampleSize {
  readonly people: number
  readonly companies: number
  readonly deals: number
}

/** Of the kept memory backend. */
export const DATABASE = 'portside'

const KEY = 'portside:backend'

/** What was chosen in this browser, else what the build says, else the browser's own database. */
export function readBackendSetting(storage: Pick<Storage, 'getItem'>, builtIn: string | undefined): BackendSetting {
  return parse(storage.getItem(KEY)) ?? parse(builtIn ?? null) ?? { set: 'memory', kept: true }
}

/** Chooses the backend for the next load of this browser. */
export function writeBackendSetting(storage: Pick<Storage, 'setItem'>, setting: BackendSetting): void {
  storage.setItem(KEY, JSON.stringify(setting))
}

function parse(text: string | null): BackendSetting | null {
  if (text === null) return null
  if (text === 'supabase') return { set: 'supabase' }
  if (text === 'memory') return { set: 'memory', kept: true }
  try {
    return checked(JSON.parse(text))
  } catch {
    // A setting nobody can read is no setting.
    return null
  }
}

function checked(value: unknown): BackendSetting | null {
  if (typeof value !== 'object' || value === null || !('set' in value)) return null
  if (value.set === 'supabase') return { set: 'supabase' }
  if (value.set !== 'memory') return null
  const kept = !('kept' in value) || value.kept !== false
  const sample = 'sample' in value && !kept ? sizeOf(value.sample) : null
  return { set: 'memory', kept, ...(sample === null ? {} : { sample }) }
}

function sizeOf(value: unknown): SampleSize | null {
  if (typeof value !== 'object' || value === null) return null
  const count = (name: string): number => {
    const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
    return typeof found === 'number' && Number.isInteger(found) && found >= 0 ? found : 0
  }
  return { people: count('people'), companies: count('companies'), deals: count('deals') }
}
