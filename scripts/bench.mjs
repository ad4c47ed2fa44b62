import { buildIfStale } from './build.mjs'
import { run } from './run.mjs'
import { ensureBrowser, ensureDependencies } from './setup.mjs'

ensureDependencies()
ensureBrowser()

const code =
  (await buildIfStale()) ||
  (await run('vite', ['build', 'bench/floor', '--config', 'bench/floor/vite.config.ts'])) ||
  (await run('node', ['bench/run.mjs', ...process.argv.slice(2)], { limitMs: 60 * 60_000 }))
process.exit(code)
