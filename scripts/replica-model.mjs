import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from './setup.mjs'

/** The programs of the replica's model, built for Node. */
export async function replicaModel() {
  const outDir = join(ROOT, 'node_modules/.cache/replica-programs')
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: join(ROOT, 'tests/adapters/replica/model/run-programs.ts'), outDir, emptyOutDir: true, target: 'node20' },
  })
  return import(pathToFileURL(join(outDir, 'run-programs.js')).href)
}
