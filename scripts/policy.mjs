import { createHash } from 'node:crypto'
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

const SCRIPTS = "script-src 'self'"
/** `scripts/first-paint.mjs` writes it. */
const FIRST_SCRIPT = /<script data-entry="[^"]*">([^]*?)<\/script>/

/**
 * The same whose policy lets the app's page run the script that stands in it, by the hash of its text, and no other.
 *
 * @param {string} headers
 * @param {string} page HTML
 */
export function allowingFirstScript(headers, page) {
  const text = FIRST_SCRIPT.exec(page)?.[1]
  if (text === undefined) throw new Error('The page has no script to start the app.')
  if (!headers.includes(SCRIPTS)) throw new Error(`The policy has no ${SCRIPTS} to add the first script to.`)
  // The first policy is that of the app's page, the second that of a form's.
  return headers.replace(SCRIPTS, `${SCRIPTS} 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * Writes into the build's `_headers` the script that stands in its page, and the backends that the build names:
 * `VITE_SUPABASE_URL`, and those of `VITE_PORTSIDE_BACKENDS`, separated by spaces, which may be added in the browser.
 *
 * @returns {import('vite').Plugin}
 */
export function buildPolicy() {
  let resolved
  return {
    name: 'portside:build-policy',
    apply: 'build',
    configResolved(config) {
      resolved = config
    },
    closeBundle() {
      const [path, page] = ['_headers', 'index.html'].map((name) => resolve(resolved.root, resolved.build.outDir, name))
      const { VITE_SUPABASE_URL: one = '', VITE_PORTSIDE_BACKENDS: others = '' } = resolved.env
      const backends = `${one} ${others}`.split(/\s+/).filter(Boolean)
      if (!existsSync(path)) return
      const headers = allowingFirstScript(readFileSync(path, 'utf8'), readFileSync(page, 'utf8'))
      writeFileSync(path, allowingBackends(headers, backends))
    },
  }
}
