import type { WorkFiles } from '../ports/work-files.port'

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
