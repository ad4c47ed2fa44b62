import { mkdirSync, renameSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Which chunk holds what, of the last build: for its size budget, and so not in `dist`, which is served. */
export const BUILD_MANIFEST = fileURLToPath(new URL('../.cache/build-manifest.json', import.meta.url))

/**
 * Moves the manifest out of what is served.
 *
 * @param {string} [to]
 * @returns {import('vite').Plugin}
 */
export function manifestAside(to = BUILD_MANIFEST) {
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
        const folder = join(resolve(resolved.root, resolved.build.outDir), '.vite')
        mkdirSync(dirname(to), { recursive: true })
        renameSync(join(folder, 'manifest.json'), to)
        rmdirSync(folder)
      },
    },
  }
}
