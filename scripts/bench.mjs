import { buildIfStale } from './build.mjs'
import { run } from './run.mjs'
import { ensureBrowser, ensureDependencies } from './setup.mjs'

ensureDependencies()
ensureBrowser()

const words = process.argv.slice(2)
process.exit((await buildIfStale()) || (words[0] === 'beside' ? await beside(words.slice(1)) : await measures(words)))

async function measures(names) {
  const bench = (app) => ['build', `bench/${app}`, '--config', 'bench/vite.config.ts']
  return (
    (await run('vite', bench('floor'))) ||
    (await run('vite', bench('engine'))) ||
    (await run('node', ['bench/run.mjs', ...names], { limitMs: 60 * 60_000 }))
  )
}

function beside(options) {
  return run('node', ['bench/beside.mjs', ...options])
}
