import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const OWN = "connect-src 'self'"

/**
 * The text of a `_headers` file whose policy lets the app talk to these backends: to each by its origin, over HTTP and
 * WebSocket, never by a wildcard, which would let it talk to a stranger's project as well.
 *
 * @param {string} headers
 * @param {readonly string[]} backends their URLs
 */
export function allowingBackends(headers, backends) {
  const origins = [...new Set(backends.flatMap(originsOf))]
  if (origins.length === 0) return headers
  if (!headers.includes(OWN)) throw new Error(`The policy has no ${OWN} to add the backend to.`)
  return headers.replaceAll(OWN, [OWN, ...origins].join(' '))
}

function originsOf(url) {
  const { origin } = new URL(url)
  // A URL's host may hold what means more to a policy: `*`, and `;`, which ends a directive.
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(origin)) throw new Error(`${url} is no address of a backend.`)
  return [origin, origin.replace(/^http/, 'ws')]
}

/**
 * Writes into the build's `_headers` the backends that the build names: `VITE_SUPABASE_URL`, and those of
 * `VITE_PORTSIDE_BACKENDS`, separated by spaces, which may be added in the browser.
 *
 * @returns {import('vite').Plugin}
 */
export function backendPolicy() {
  let resolved
  return {
    name: 'portside:backend-policy',
    apply: 'build',
    configResolved(config) {
      resolved = config
    },
    closeBundle() {
      const path = resolve(resolved.root, resolved.build.outDir, '_headers')
      const { VITE_SUPABASE_URL: one = '', VITE_PORTSIDE_BACKENDS: others = '' } = resolved.env
      const backends = `${one} ${others}`.split(/\s+/).filter(Boolean)
      if (existsSync(path)) writeFileSync(path, allowingBackends(readFileSync(path, 'utf8'), backends))
    },
  }
}
