import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/**
 * What is served under the folder's own path rather than by name, or not at all; and the letters that few names have, which a
 * browser fetches where it shows one. The page of a form is for others than the app's people.
 */
const UNLISTED = /^(index\.html|_headers|sw\.js)$|^form\/|inter-latin-ext/

/**
 * Everything that a browser keeps to open the app offline, with what tells that it changed: `null` where its name
 * does. The page itself also changes with its headers, which are kept with it.
 *
 * @param {string} folder of the build
 * @returns {readonly { url: string, revision: string | null }[]}
 */
export function builtFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => !UNLISTED.test(path))
    .toSorted()
  const files = paths.map((path) => ({
    url: `/${path}`,
    revision: path.startsWith('assets/') ? null : digest([join(folder, path)]),
  }))
  const page = ['index.html', '_headers'].map((name) => join(folder, name))
  return [{ url: '/', revision: digest(page) }, ...files]
}

/**
 * Builds the service worker over all that the build made, last of all.
 *
 * @returns {import('vite').Plugin}
 */
export function offlineStart() {
  let resolved
  return {
    name: 'portside:offline-start',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      resolved = config
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const { root, build: options } = resolved
        const outDir = resolve(root, options.outDir)
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          define: { BUILT_FILES: JSON.stringify(builtFiles(outDir)) },
          build: {
            outDir,
            emptyOutDir: false,
            target: options.target,
            modulePreload: false,
            // In one file of a fixed name: that is how browsers find a new one, and not all take modules here.
            rolldownOptions: { input: 'src/service-worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
          },
        })
      },
    },
  }
}

function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths) if (existsSync(path)) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}
