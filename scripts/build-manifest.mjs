import { mkdirSync, renameSync, rmdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../.cache', import.meta.url))

/** Which chunk holds what, of the last build in a folder: for its size budget, and so not in the folder, which is served. */
export function manifestOf(folder) {
  return join(CACHE, `${basename(folder)}-manifest.json`)
}

/**
 * Moves the manifest out of what is served.
 *
 * @param {string} [given] where to; by default where `manifestOf` says
 * @returns {import('vite').Plugin}
 */
export function manifestAside(given) {
  let resolved
  return {
    name: 'portside:manifest-aside',
    apply: 'build',
    configResolved(config) {
      resolved = config
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler() {
        const outDir = resolve(resolved.root, resolved.build.outDir)
        const folder = join(outDir, '.vite')
        const to = given ?? manifestOf(outDir)
        mkdirSync(dirname(to), { recursive: true })
        renameSync(join(folder, 'manifest.json'), to)
        rmdirSync(folder)
      },
    },
  }
}
