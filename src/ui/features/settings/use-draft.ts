import { useState } from 'react'

export interface Draft<T> {
  /** What is saved, and over it what was typed. */
  readonly value: T
  /** Only what differs from what is saved. */
  readonly patch: Partial<T>
  readonly isUnchanged: boolean
  readonly change: (part: Partial<T>) => void
  readonly reset: () => void
}

/** What is being typed over what is saved; a field nobody touched here follows when it is changed elsewhere. */
export function useDraft<T extends object>(saved: T): Draft<T> {
  const [typed, setTyped] = useState<Partial<T>>({})
  const patch = differing(saved, typed)
  return {
    value: { ...saved, ...typed },
    patch,
    isUnchanged: Object.keys(patch).length === 0,
    change: (part) => setTyped((before) => ({ ...before, ...part })),
    reset: () => setTyped({}),
  }
}

function differing<T extends object>(saved: T, typed: Partial<T>): Partial<T> {
  const patch = { ...typed }
  for (const key in typed) if (Object.is(typed[key], saved[key])) delete patch[key]
  return patch
}
