import { fileURLToPath } from 'node:url'

const LITTLE = fileURLToPath(new URL('module-metadata.mjs', import.meta.url))

/**
 * Puts a few lines in place of the polyfill that Inversify loads.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutMetadata() {
  return {
    name: 'portside:without-metadata',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'reflect-metadata/lite' ? { id: LITTLE, moduleSideEffects: true } : null),
  }
}
