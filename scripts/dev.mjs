import { spawn } from 'node:child_process'
import { freePort } from './free-port.mjs'
import { toolEnv } from './run.mjs'
import { ensureDependencies, ensurePostgres, ROOT } from './setup.mjs'

const flag = process.argv.indexOf('--backend')
const set = flag < 0 ? 'memory' : process.argv[flag + 1]
if (!['memory', 'supabase', 'cloudflare'].includes(set)) {
  console.error('--backend takes memory, supabase or cloudflare.')
  process.exit(1)
}

ensureDependencies()
const port = await freePort(Number(process.env.PORT ?? 47_180))
const backend = set === 'supabase' ? await localBackend(`http://127.0.0.1:${port}`) : null
// Its dependencies are there only now.
const worker = set === 'cloudflare' ? await (await import('./cloudflare/local-worker.mjs')).localWorker() : null
const child = spawn('vite', ['--port', String(port), '--strictPort'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: toolEnv({
    VITE_PORTSIDE_BACKEND: set,
    ...(worker === null ? {} : { PORTSIDE_WORKER: worker.url }),
    ...(backend === null ? {} : { VITE_SUPABASE_URL: backend.url, VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey }),
  }),
})
const end = async (code) => {
  await backend?.close()
  await worker?.close()
  process.exit(code)
}
child.once('exit', (code) => void end(code ?? 0))
// Its end is ours. A terminal tells it as well, which does no harm.
process.on('SIGINT', () => child.kill()).on('SIGTERM', () => child.kill())

/** Loaded only when wanted: its dependencies are many. */
async function localBackend(appUrl) {
  ensurePostgres()
  const { startDevelopmentBackend } = await import('./backend/development-backend.mjs')
  return startDevelopmentBackend({ appUrl })
}
