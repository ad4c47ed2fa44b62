import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { manifestOf } from './build-manifest.mjs'
import { run } from './run.mjs'
import { ROOT } from './setup.mjs'

const INPUTS = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', '.env', '.env.local', '.env.production']

/**
 * Builds for production unless the folder is whole and newer than everything that goes into it; resolves to the exit code.
 *
 * @param {{ folder?: string, env?: Record<string, string> }} [options] `env`: what the build is told; the same for a folder each time
 */
export async function buildIfStale({ folder = 'dist', env = {} } = {}) {
  const built = join(ROOT, folder, 'index.html')
  const isWhole = existsSync(built) && existsSync(manifestOf(folder))
  const isFresh = isWhole && Math.max(...INPUTS.map(newest)) < statSync(built).mtimeMs
  return isFresh ? 0 : run('vite', ['build', '--outDir', folder, '--emptyOutDir'], { env })
}

function newest(input) {
  const path = join(ROOT, input)
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  // A folder's own time tells of files that were removed.
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(input, name))))
}
