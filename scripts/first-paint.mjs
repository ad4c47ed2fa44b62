import { resolve } from 'node:path'
import { build } from 'vite'
import { ON_THE_WAY } from './on-the-way.mjs'

const NAME = 'first-paint.js'
/** What the app is going to ask for once it runs: of whom nobody knows here, and on a backend other than the page's own. */
const AHEAD = {
  arrival: ['src/ui/features/auth/welcome-screen.tsx'],
  supabase: ['src/composition/backends/supabase/open-supabase.ts', 'src/composition/replica.ts'],
}

/** What Vite writes for the entry. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * Builds `src/first-paint` into a script of its own, which imports nothing and waits for nothing. It stands in the page in place of
 * the entry, which is fetched beside it and which it starts.
 *
 * @returns {import('vite').Plugin}
 */
export function firstPaint() {
  let resolved
  let file
  return {
    name: 'portside:first-paint',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      resolved = config
    },
    async generateBundle(_options, bundle) {
      const emit = (name, source) => this.getFileName(this.emitFile({ type: 'asset', name, source }))
      const keep = emit('keep-screen.js', await built(resolved, 'src/first-paint/keep-screen.ts'))
      const ahead = Object.fromEntries(Object.entries(AHEAD).map(([where, paths]) => [where, filesOf(paths, bundle)]))
      const define = { FILES_AHEAD: JSON.stringify(ahead), KEEP_SCREEN: JSON.stringify(`/${keep}`) }
      file = emit(NAME, await built(resolved, 'src/start-first-paint.ts', define))
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!ENTRY.test(html)) throw new Error('The page has no entry for the first paint to start.')
        // Before anything is painted: the mark's frame would come first.
        return html.replace(
          ENTRY,
          `<script defer blocking="render" src="/${file}" data-entry="$1"></script>\n    <link rel="modulepreload" crossorigin href="$1">`,
        )
      },
    },
  }
}

/** @param {string | null} id */
function isAmong(paths, id) {
  return id !== null && paths.some((path) => id.endsWith(`/${path}`))
}

/** The scripts and styles of these modules' chunks and of all that they import, but for those of the page. */
function filesOf(paths, bundle) {
  const chunks = new Map(Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])))
  const graph = (first) => {
    const reached = new Set(first.map(({ fileName }) => fileName))
    for (const each of reached) for (const next of chunks.get(each)?.imports ?? []) reached.add(next)
    return [...reached].flatMap((each) => [...(chunks.get(each)?.viteMetadata?.importedCss ?? []), each])
  }
  const all = [...chunks.values()]
  const page = new Set(graph(all.filter(({ isEntry, facadeModuleId }) => isEntry || isAmong(ON_THE_WAY, facadeModuleId))))
  const wanted = all.filter(({ facadeModuleId }) => isAmong(paths, facadeModuleId))
  if (wanted.length !== paths.length) throw new Error(`The build has no chunk of its own for one of ${paths.join(', ')}.`)
  return graph(wanted).filter((each) => !page.has(each))
}

/** A script that imports nothing. */
async function built({ root, build: { target } }, path, define = {}) {
  const { output } = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(root, path), output: { format: 'iife' } },
    },
  })
  return output[0].code
}
