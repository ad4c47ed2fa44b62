import type { KeptWork } from '../ports/kept-work.port'

/** Fetched when something is first kept: nothing on the way to the first screen is. */
export function lazyKeptWork(): KeptWork {
  let loading: Promise<KeptWork> | null = null
  const load = () => (loading ??= import('../adapters/browser/kept-work').then((file) => file.browserKeptWork('portside-work')))
  return {
    keep: async (key, file) => (await load()).keep(key, file),
    find: async (key) => (await load()).find(key),
    forget: async (key) => (await load()).forget(key),
    claim: async (key) => (await load()).claim(key),
  }
}
