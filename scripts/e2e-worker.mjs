import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleAssets, bundleWorker } from './cloudflare/bundle-worker.mjs'
import { startWorker } from './cloudflare/start-worker.mjs'
import { ROOT } from './setup.mjs'

/** The Worker of the end-to-end tests, with the build in `dist`: empty, gone with its process. `node scripts/e2e-worker.mjs <port>` */
const [port] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'portside-e2e-worker-'))
const site = { assets: await bundleAssets(folder), folder: join(ROOT, 'dist') }
const worker = await startWorker({ worker: await bundleWorker(folder), folder, port: Number(port), site, isDevelopment: true })
const end = async () => {
  await worker.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGINT', () => void end()).once('SIGTERM', () => void end())
console.log(worker.url)
