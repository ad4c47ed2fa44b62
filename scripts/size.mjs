import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { manifestOf } from './build-manifest.mjs'
import { chunkCircles, foreignCode, strayKnowledge } from './bundles.mjs'
import { HOSTED, ON_THE_WAY } from './on-the-way.mjs'
import { ROOT } from './setup.mjs'

/** What it is and a little: more than that is to be decided, not to happen. */
const BUDGET_BYTES = 182_100
const HOSTED_BUDGET_BYTES = 335_500

const manifest = JSON.parse(readFileSync(manifestOf('dist'), 'utf8'))
const page = readFileSync(join(ROOT, 'dist/index.html'), 'utf8')
const script = gzippedBytes(/<script[^>]*>([^]*?)<\/script>/.exec(page)[1])
const ways = [
  { to: 'a usable list of people', keys: ON_THE_WAY, budget: BUDGET_BYTES },
  { to: 'that of a hosted set', keys: [...ON_THE_WAY, ...HOSTED], budget: HOSTED_BUDGET_BYTES },
]
const isWithin = ways.map(({ to, keys, budget }) => {
  const rows = [
    ...[...staticFiles(['index.html', ...keys])].map((file) => ({
      file,
      bytes: gzippedBytes(readFileSync(join(ROOT, 'dist', file))),
    })),
    { file: 'the script in index.html', bytes: script },
  ]
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { file, bytes } of rows.sort((a, b) => b.bytes - a.bytes)) console.log(`${String(bytes).padStart(8)}  ${file}`)
  console.log(`${String(total).padStart(8)}  gzipped bytes of JavaScript to ${to}; the budget is ${budget}`)
  return total <= budget
})

const read = (file) => readFileSync(join(ROOT, 'dist', file), 'utf8')
const scripts = readdirSync(join(ROOT, 'dist/assets')).flatMap((name) => (name.endsWith('.js') ? [`assets/${name}`] : []))
const breaches = [...foreignCode(manifest, read), ...chunkCircles(manifest), ...strayKnowledge(scripts, read)]
for (const breach of breaches) console.error(breach)
process.exitCode = isWithin.every(Boolean) && breaches.length === 0 ? 0 : 1

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
