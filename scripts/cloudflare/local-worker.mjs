import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup.mjs'
import { bundleWorker } from './bundle-worker.mjs'
import { startWorker } from './start-worker.mjs'
import { variablesIn } from './variables.mjs'

/** The Worker of a developer, whose data stays from run to run. */
export async function localWorker({ port } = {}) {
  const folder = join(ROOT, 'node_modules/.cache/portside-worker')
  mkdirSync(folder, { recursive: true })
  return startWorker({
    worker: await bundleWorker(folder),
    folder,
    port,
    isDevelopment: true,
    variables: variablesIn(process.env),
  })
}
