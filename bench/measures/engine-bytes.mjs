import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from '../../scripts/setup.mjs'

const REPLICA = join(ROOT, 'src', 'adapters', 'replica')

/** The replica's own code, without what every set shares, against the library that a Supabase workspace fetches anyway. */
export async function measureEngineBytes() {
  const isShared = (id) => id.startsWith(join(ROOT, 'src')) && !id.startsWith(REPLICA)
  const value = await gzipped('bench/bytes/replica.ts', (id) => isShared(id) || /node_modules\/(rxjs|idb|valibot)\//.test(id))
  const baseline = await gzipped('bench/bytes/supabase.ts', () => false)
  return [{ key: 'engine.bytes', value, baseline, unit: 'B gz', goal: 0.3 }]
}

/** A build of the entry, minified as the product is, in one file: what loads the parts of a build is the app's. */
async function gzipped(entry, isLeftOut) {
  const left = new Set()
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'bench:left-out',
        enforce: 'pre',
        async resolveId(source, importer, options) {
          if (importer === undefined) return null
          if (source.includes('vite/preload-helper')) return { id: './loader', external: true }
          const found = await this.resolve(source, importer, { ...options, skipSelf: true })
          if (found === null || !isLeftOut(found.id)) return null
          left.add(found.id)
          return { id: found.id, external: 'absolute' }
        },
      },
    ],
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(ROOT, entry), preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  if (output.length === 0) throw new Error(`Nothing was built of ${entry}.`)
  return output.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? gzipSync(namesOnly(file.code, left), { level: 9 }).length : 0),
    0,
  )
}

/** Where a module that was left out lies is no code. */
function namesOnly(code, left) {
  return [...left].reduce((text, id, index) => text.replaceAll(id, `./${index}`), code)
}
