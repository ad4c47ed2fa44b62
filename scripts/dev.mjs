import { spawn } from 'node:child_process'
import { freePort } from './free-port.mjs'
import { toolEnv } from './run.mjs'
import { ensureDependencies, ROOT } from './setup.mjs'

const flag = process.argv.indexOf('--backend')
const backend = flag < 0 ? 'memory' : process.argv[flag + 1]
if (backend !== 'memory' && backend !== 'supabase') {
  console.error('--backend takes memory or supabase.')
  process.exit(1)
}

ensureDependencies()
const port = await freePort(Number(process.env.PORT ?? 47_180))
const child = spawn('vite', ['--port', String(port), '--strictPort'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: toolEnv({ VITE_PORTSIDE_BACKEND: backend }),
})
child.once('exit', (code) => process.exit(code ?? 0))
