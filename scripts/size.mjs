import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifestOf } from './build-manifest.mjs'
import { chunkCircles, foreignCode } from './bundles.mjs'
import { ON_THE_WAY } from './on-the-way.mjs'
import { ROOT } from './setup.mjs'

/** What it is and a little: more than that is to be decided, not to happen. */
const BUDGET_BYTES = 181_850

const manifest = JSON.parse(readFileSync(manifestOf('dist'), 'utf8'))
const page = readFileSync(join(ROOT, 'dist/index.html'), 'utf8')
const rows = [
  ...[...staticFiles(['index.html', ...ON_THE_WAY])].map((file) => ({
    file,
    bytes: gzippedBytes(readFileSync(join(ROOT, 'dist', file))),
  })),
  { file: 'the script in index.html', bytes: gzippedBytes(/<script[^>]*>([^]*?)<\/script>/.exec(page)[1]) },
]
const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { file, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) console.log(`${String(bytes).padStart(8)}  ${file}`)
console.log(`${String(total).padStart(8)}  gzipped bytes of JavaScript to a usable list of people; the budget is ${BUDGET_BYTES}`)

const breaches = [...foreignCode(manifest, (file) => readFileSync(join(ROOT, 'dist', file), 'utf8')), ...chunkCircles(manifest)]
for (const breach of breaches) console.error(breach)
process.exitCode = total <= BUDGET_BYTES && breaches.length === 0 ? 0 : 1

/** The script files of these chunks and of all that they import statically, each once. */
function staticFiles(keys) {
  const reached = new Set(keys)
  for (const key of reached) for (const next of chunkOf(key).imports ?? []) reached.add(next)
  return new Set([...reached].map((key) => chunkOf(key).file).filter((file) => file.endsWith('.js')))
}

function chunkOf(key) {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The build has no chunk for ${key}: it is part of another one, or was renamed.`)
  return chunk
}

function gzippedBytes(text) {
  return gzipSync(text, { level: 9 }).length
}
