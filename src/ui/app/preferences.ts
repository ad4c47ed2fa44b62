import { useCallback, useSyncExternalStore } from 'react'

/** Choices of this browser, not of the person: they live beside the page, never in the backend. */
export type PreferenceName =
  | 'theme'
  | 'language'
  | 'direction'
  | 'sidebar'
  | 'workspace'
  | `view.${string}`
  | 'columns.people'
  | 'columns.companies'
  | 'notifications'
  | `recent.${string}`
  | `reminded.${string}`
  | `backup.every.${string}`
  | `backup.last.${string}`
  | `backup.folder.${string}`
  | `draft.${string}`
  | `pipeline.${string}`

const listeners = new Set<() => void>()

export function readPreference(name: PreferenceName): string | null {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null // storage is forbidden here: the default holds
  }
}

export function writePreference(name: PreferenceName, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value)
  } catch {
    // Full or forbidden: the choice then lasts as long as the page, which is all that can be had.
  }
  for (const listener of listeners) listener()
}

export function forgetPreference(name: PreferenceName): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
  for (const listener of listeners) listener()
}

/** What somebody wrote and did not save does not stay behind when they go. */
export function forgetDrafts(): void {
  try {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith(keyOf('draft.')))
    for (const key of drafts) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** The choice and a way to make it; the same in every tab. */
export function usePreference(name: PreferenceName): readonly [string | null, (value: string) => void] {
  const value = useSyncExternalStore(onPreferenceChange, () => readPreference(name))
  const write = useCallback((next: string) => writePreference(name, next), [name])
  return [value, write]
}

export function onPreferenceChange(notify: () => void): () => void {
  listeners.add(notify)
  addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', notify)
  }
}

function keyOf(name: PreferenceName): string {
  return `portside.${name}`
}
