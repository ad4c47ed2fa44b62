import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { parseHeaderRules, headersFor } from './headers.mjs'
import { allowingBackends } from './policy.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
/** What hosts send of themselves where `_headers` says nothing: keep it, and ask before each use. */
const UNLESS_SAID = { 'Cache-Control': 'no-cache' }
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.csv', '.txt'])

/**
 * Serves a production build as a static host would: the headers of its `_headers` file, Brotli or gzip, and index.html
 * for every path that is a route rather than a file. Resolves to the listening server.
 *
 * @param {{ folder: string, port: number, host?: string, backends?: readonly string[] }} options `backends`: URLs that the
 *   policy is to allow beside those of the build
 */
export function serve({ folder: given, port, host = '127.0.0.1', backends = [] }) {
  const folder = normalize(given)
  const rules = parseHeaderRules(allowingBackends(readOptional(join(folder, '_headers')), backends))
  const compressed = new Map()

  const server = createServer((request, response) => {
    const path = pathOf(request.url ?? '/')
    const file = path === null ? null : fileFor(folder, path)
    if (file === null || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(file === null ? 404 : 405, { 'Content-Type': 'text/plain' }).end('Not found\n')
      return
    }
    const type = extname(file)
    const headers = {
      ...UNLESS_SAID,
      ...headersFor(rules, publicPath(folder, file)),
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
    }
    if (!COMPRESSIBLE.has(type)) {
      response.writeHead(200, headers)
      createReadStream(file).pipe(response)
      return
    }
    const encoding = preferredEncoding(request.headers['accept-encoding'] ?? '')
    const body = encode(file, encoding, compressed)
    response.writeHead(200, {
      ...headers,
      Vary: 'Accept-Encoding',
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })

  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

const FOR_THE_HOST = /\/(_headers|_redirects|\.)/

function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return null
  }
}

/** The file of a path; index.html where the path is a route; null where a file is asked for that is not there. */
function fileFor(folder, path) {
  const file = normalize(join(folder, path))
  if (!(file + sep).startsWith(normalize(folder + sep))) return null
  // What is for the host or the build is nobody else's, however its path is written.
  if (FOR_THE_HOST.test(file.slice(folder.length).split(sep).join('/'))) return null
  // A folder is known by its page.
  if (path.endsWith('/') && path !== '/' && existsSync(join(file, 'index.html'))) return join(file, 'index.html')
  if (path !== '/' && existsSync(file) && statSync(file).isFile()) return file
  return extname(path) === '' ? join(folder, 'index.html') : null
}

function publicPath(folder, file) {
  return file.slice(normalize(folder).length).split(sep).join('/')
}

function preferredEncoding(accepted) {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Kept by file, encoding and time of the last change, so that a rebuild under a running server is served. */
function encode(file, encoding, compressed) {
  const key = `${encoding} ${statSync(file).mtimeMs} ${file}`
  const kept = compressed.get(key)
  if (kept !== undefined) return kept
  const plain = readFileSync(file)
  const body = encoding === 'br' ? brotli(plain) : encoding === 'gzip' ? gzipSync(plain, { level: 9 }) : plain
  compressed.set(key, body)
  return body
}

function brotli(plain) {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}

function readOptional(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder = 'dist', port = '47181', ...backends] = process.argv.slice(2)
  await serve({ folder, port: Number(port), backends })
  console.log(`http://127.0.0.1:${port}/`)
}
