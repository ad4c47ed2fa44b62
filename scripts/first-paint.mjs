import { resolve } from 'node:path'
import { build } from 'vite'
import { ON_THE_WAY } from './on-the-way.mjs'

const NAME = 'first-paint.js'
/** What the app is going to ask for once it runs: of whom nobody knows here, and on a backend other than the page's own. */
const AHEAD = {
  arrival: ['src/ui/features/auth/welcome-screen.tsx'],
  supabase: ['src/adapters/supabase/open-supabase-backend.ts', 'src/composition/replica.ts'],
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
      const ahead = Object.fromEntries(Object.entries(AHEAD).map(([where, paths]) => [where, filesOf(paths, bundle)]))
      file = this.getFileName(this.emitFile({ type: 'asset', name: NAME, source: await built(resolved, ahead) }))
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!ENTRY.test(html)) throw new Error('The page has no entry for the first paint to start.')
        return html.replace(
          ENTRY,
          `<script type="module" src="/${file}" data-entry="$1"></script>\n    <link rel="modulepreload" crossorigin href="$1">`,
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

async function built({ root, build: { target } }, ahead) {
  const { output } = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { FILES_AHEAD: JSON.stringify(ahead) },
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(root, 'src/first-paint/first-paint.ts'), output: { format: 'iife' } },
    },
  })
  return output[0].code
}
