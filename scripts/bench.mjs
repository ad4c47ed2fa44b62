import { buildIfStale } from './build.mjs'
import { run } from './run.mjs'
import { ensureBrowser, ensureDependencies } from './setup.mjs'

ensureDependencies()
ensureBrowser()

const bench = (app) => ['build', `bench/${app}`, '--config', 'bench/vite.config.ts']
const code =
  (await buildIfStale()) ||
  (await run('vite', bench('floor'))) ||
  (await run('vite', bench('engine'))) ||
  (await run('node', ['bench/run.mjs', ...process.argv.slice(2)], { limitMs: 60 * 60_000 }))
process.exit(code)
