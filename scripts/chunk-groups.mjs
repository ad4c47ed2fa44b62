import { fileURLToPath } from 'node:url'
import { HOSTED as HOSTED_MODULES, ON_THE_WAY } from './on-the-way.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
  .replaceAll('\\', '/')
  .replace(/\/$/, '')
const [MEMORY, LIST] = ON_THE_WAY.map((path) => `/${path}`)
/** Where somebody arrives who is not signed in. */
const ARRIVAL = ['welcome', 'sign-up', 'sign-in'].map((name) => `/src/ui/features/auth/${name}-screen.tsx`)
/** A set that is elsewhere, and the replica in front of it. */
const HOSTED = HOSTED_MODULES.map((path) => `/${path}`)
const SAMPLE = '/src/adapters/memory/fill-sample.ts'
/** The rest of what it needs other parts do, too, on any backend. */
const MADE_UP = /\/src\/domain\/(use-cases\/sample\/|model\/kernel\/seeded-random)/
const FIRST = [LIST, MEMORY]
/** But for what brings the sample data along, later on: a set has that for itself. */
const ENGINE = /\/src\/adapters\/(shared|memory)\/(?!open-memory-backend|memory-functions)|\/node_modules\/idb\//
const ICONS = /\/node_modules\/lucide-react\//
/** One file names all there is: whoever imports it needs no more than the files of the names it takes. */
const BARRELS = /\/node_modules\/(lucide-react\/|rxjs\/dist\/esm\/index\.js)/

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
  const arrival = staticGraph(ARRIVAL)
  const memory = staticGraph([MEMORY])
  const supabase = staticGraph(HOSTED.slice(0, 1))
  const sample = staticGraph([SAMPLE])
  const hosted = staticGraph(HOSTED)
  const partOf = (id, context) => {
    if (id.includes('/src/domain/')) return first(id, context) ? 'domain' : null
    if (!ENGINE.test(id) || !memory(id, context)) return null
    return supabase(id, context) ? 'domain' : 'engine'
  }
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial'], priority: 4 },
    { name: 'app', test: /\/(node_modules|src\/(?!main\.tsx))/, tags: ['$initial'], priority: 3 },
    // And `engine`, rows, queries and commits: the set in this browser and a copy of another both stand on it. What of it the
    // copy could do without is a few kilobytes; on its own it would cost the first screen more than that.
    { name: partOf, priority: 2 },
    { name: (id, context) => (!id.endsWith(LIST) && list(id, context) ? 'list' : null), priority: 1 },
    // Whole, too: in pieces, each screen for arriving fetched twenty files in three steps, the rest of the model among them.
    {
      name: (id, context) => (!ARRIVAL.some((path) => id.endsWith(path)) && arrival(id, context) ? 'arrival' : null),
      priority: 1,
    },
    // Without the rest of the model: a workspace that is made up is on the way to its first screen, too.
    {
      name: (id, context) => (id.endsWith(SAMPLE) || !sample(id, context) ? null : MADE_UP.test(id) ? 'sample' : 'kernel'),
      priority: 1,
    },
    // What these stand on.
    { name: (id, context) => (id.includes('/src/domain/') && hosted(id, context) ? 'rules' : null), priority: 1 },
    { name: 'icons', test: ICONS },
    // The model imports nothing but itself, and how large a file is nothing at all, so a chunk of it is in no circle with others;
    // merged with screens it would be.
    { name: 'model', test: /\/src\/(domain\/model\/|ui\/features\/files\/file-size)/, minShareCount: 2 },
    // Nor do use-cases import anything but the model.
    { name: 'work', test: /\/src\/domain\/use-cases\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
    // By layers, of which none imports the next: what is merged within one is in no circle with another.
    { name: 'text', test: /\/src\/ui\/text\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
    {
      name: 'parts',
      test: /\/src\/ui\/(design|hooks|app|shell)\//,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 4000,
    },
    // What the pages of records are put together from.
    {
      name: 'fields',
      test: /\/src\/ui\/features\/record\/(fields\/|safe-link|detail-list|field-key|presence\.model)/,
      minShareCount: 2,
    },
    // What became of a value, which timelines and the outbox tell alike; it imports no screen.
    {
      name: 'changes',
      test: /\/src\/ui\/features\/record\/timeline\/(change-lines|change-text|use-change-names|named-records|timeline\.module)/,
      minShareCount: 2,
    },
    { name: 'popups', test: /node_modules\/(@base-ui|@floating-ui|tabbable)/, minShareCount: 2, entriesAware: true },
    // Finding a record by name, which screens and dialogs of every kind do; it imports no screen.
    {
      name: 'finding',
      test: /\/src\/ui\/features\/(palette\/palette(-lines|\.model)|notes\/(about-filter|subject-name|use-subject-options))\b/,
      minShareCount: 2,
    },
    { name: 'table', test: /\/src\/ui\/table\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
    // What judges commits stands on the rest of the model, which a hosted set is without.
    { name: 'backend', test: /\/src\/adapters\/shared\/backend\//, minShareCount: 2, entriesAware: true },
    // Or a backend that fetches a part of itself, or an operator of rxjs, would fetch a screen with it.
    {
      name: 'adapters',
      test: /\/(src\/adapters|node_modules\/rxjs)\//,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 4000,
    },
    { name: 'shared', test: /\/src\//, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4000 },
  ]
}

/**
 * What the files are called. A merged chunk's name tells all who share it, and the first screen carries the names of all that
 * may be fetched after it: the group is enough.
 */
export function fileNames() {
  const group = (name) => name.split('~', 1).join('')
  return {
    chunkFileNames: ({ name }) => `assets/${group(name)}-[hash].js`,
    assetFileNames: ({ names }) => `assets/${group(names.join('').replace(/\.\w+$/, ''))}-[hash][extname]`,
  }
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
  for (const id of reached) {
    const info = context.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) {
      const isTaken = BARRELS.test(imported) && !BARRELS.test(id)
      for (const next of isTaken ? takenFrom(context.getModuleInfo(imported), info) : [imported]) reached.add(next)
    }
  }
  return reached
}

/** The files of what a module imports by name from one that names all there is. */
function takenFrom({ code: barrel, importedIds }, { code }) {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|rxjs)["']/g)].flatMap(([, list]) =>
    list.split(','),
  )
  return names.flatMap((each) => {
    const [name] = each.trim().split(' ', 1)
    const file = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from ['"]\\.(/[^'"]+?)(?:\\.m?js)?['"]`).exec(barrel)?.[1]
    return importedIds.filter((id) => file !== undefined && id.replace(/\.m?js$/, '').endsWith(file))
  })
}
