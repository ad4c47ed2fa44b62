import { resolve } from 'node:path'
import { build } from 'vite'
import { chunksNamed, filesOf, filesOfFirstScreen, HOSTED } from './on-the-way.mjs'

/** What the app is going to ask for once it runs: of whom nobody knows here, and on a backend other than the page's own. */
const AHEAD = {
  arrival: ['src/ui/features/auth/welcome-screen.tsx'],
  supabase: HOSTED,
}

/** What Vite writes for the entry. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/**
 * Builds `src/first-paint` into a script that imports nothing, and writes it into the page in place of the entry, which it starts
 * (docs/decisions/0122-the-first-script-stands-in-the-page.md).
 *
 * @returns {import('vite').Plugin}
 */
export function firstPaint() {
  let resolved
  let script
  return {
    name: 'portside:first-paint',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      resolved = config
    },
    async generateBundle(_options, bundle) {
      const source = await built(resolved, 'src/first-paint/keep-screen.ts')
      const keep = this.getFileName(this.emitFile({ type: 'asset', name: 'keep-screen.js', source }))
      const define = { FILES_AHEAD: JSON.stringify(filesAhead(bundle, resolved.env)), KEEP_SCREEN: JSON.stringify(`/${keep}`) }
      script = await built(resolved, 'src/start-first-paint.ts', define)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!ENTRY.test(html)) throw new Error('The page has no entry for the first paint to start.')
        // Before the styles: a script after them would wait for them.
        return html.replace(ENTRY, (_, entry) => `<script data-entry="${entry}">${script}</script>`)
      },
    },
  }
}

/** By where they are needed. */
function filesAhead(bundle, env) {
  const { page, list } = filesOfFirstScreen(bundle, env)
  const others = Object.entries(AHEAD).map(([where, paths]) => [
    where,
    filesOf(chunksNamed(paths, bundle), bundle).filter(
      (file) => !page.includes(file) && (where === 'arrival' || !list.includes(file)),
    ),
  ])
  // The page has links to its styles.
  const scripts = (files) => files.filter((file) => file.endsWith('.js'))
  return { page: scripts(page), list: scripts(list), ...Object.fromEntries(others) }
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
  return output[0].code.trim()
}
