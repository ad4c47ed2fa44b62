import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
  .replaceAll('\\', '/')
  .replace(/\/$/, '')
const LIST = '/src/ui/features/people/people-screen.tsx'
const FIRST = [LIST, '/src/composition/memory.module.ts']

/**
 * Few requests for the first screen, and none for what it does not need. Left alone, every small module that two screens
 * share becomes a chunk of its own; merged by size alone, the first screen gets the sample data of the last.
 *
 * `app` is what every page needs, `domain` and `list` the rest of what the list of people needs, each whole; what only
 * other screens share is merged where it is small.
 */
export function chunkGroups() {
  const first = staticGraph(FIRST)
  const list = staticGraph([LIST])
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial'], priority: 4 },
    { name: 'app', test: /\/(node_modules|src\/(?!main\.tsx))/, tags: ['$initial'], priority: 3 },
    { name: (id, context) => (id.includes('/src/domain/') && first(id, context) ? 'domain' : null), priority: 2 },
    { name: (id, context) => (!id.endsWith(LIST) && list(id, context) ? 'list' : null), priority: 1 },
    // The model imports nothing but itself, so a chunk of it is in no circle with others; merged with screens it would be.
    { name: 'model', test: /\/src\/domain\/model\//, minShareCount: 2 },
    { name: 'popups', test: /node_modules\/(@base-ui|@floating-ui|tabbable)/, minShareCount: 2, entriesAware: true },
    { name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
  ]
}

/** Is a module imported statically, at any remove, by one of these entries? */
function staticGraph(entries) {
  let reached
  return (id, context) => {
    reached ??= reachedFrom(entries, context)
    return reached.has(id)
  }
}

function reachedFrom(entries, context) {
  const reached = new Set(entries.map((entry) => `${ROOT}${entry}`))
  for (const id of reached) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}
