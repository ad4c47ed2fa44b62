import { headersFor, parseHeaderRules } from '../headers.mjs'

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  png: 'image/png',
  woff2: 'font/woff2',
}
const COMPRESSIBLE = new Set(['html', 'js', 'css', 'json', 'webmanifest', 'svg', 'csv', 'txt'])
const INDEX = '/index.html'
/** A page of its own; all other paths are the app's. */
const FORM = '/form/'

let rules = null

/**
 * Serves a production build from a folder, as the platform does where it is deployed: with the headers of its `_headers`,
 * compressed, and index.html for every path that is a route rather than a file. `env.DISK` is the folder.
 */
export default {
  async fetch(request, env) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 })
    const { pathname } = new URL(request.url)
    const path = /\.\w+$/.test(pathname) ? pathname : pathname === FORM ? `${FORM}index.html` : INDEX
    const file = path === '/_headers' ? null : await env.DISK.fetch(`http://disk${path}`)
    if (file === null || !file.ok) return new Response('Not found\n', { status: 404 })
    rules ??= parseHeaderRules(await (await env.DISK.fetch('http://disk/_headers')).text())
    const type = path.slice(path.lastIndexOf('.') + 1)
    const headers = new Headers({ 'cache-control': 'no-cache' })
    for (const [name, value] of Object.entries(headersFor(rules, path))) headers.set(name, value)
    headers.set('content-type', TYPES[type] ?? 'application/octet-stream')
    // The runtime compresses what says that it is.
    const isSmaller = COMPRESSIBLE.has(type) && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
    if (isSmaller) headers.set('content-encoding', 'gzip')
    headers.set('vary', 'accept-encoding')
    return new Response(file.body, { headers })
  },
}
