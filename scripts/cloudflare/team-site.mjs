import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '../build.mjs'
import { ROOT } from '../setup.mjs'
import { bundleAssets, bundleWorker } from './bundle-worker.mjs'

/** Of the files below `ROOT` that are made anew for each build. */
const FOLDER = '.cache/worker'

/**
 * Builds what a team is served: the app, whose backend is the Worker that it comes from, and that Worker.
 *
 * @returns {Promise<{ folder: string, worker: string, site: { assets: string, folder: string } }>}
 */
export async function buildTeamSite() {
  const folder = join(ROOT, FOLDER)
  mkdirSync(folder, { recursive: true })
  const code = await buildIfStale({ folder: `${FOLDER}/site`, env: { VITE_PORTSIDE_BACKEND: 'cloudflare' } })
  if (code !== 0) process.exit(code)
  const site = { assets: await bundleAssets(folder), folder: join(folder, 'site') }
  return { folder, worker: await bundleWorker(folder), site }
}
