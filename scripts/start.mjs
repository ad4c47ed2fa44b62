import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { freePort } from './free-port.mjs'
import { serve } from './serve.mjs'
import { ensureDependencies, ROOT } from './setup.mjs'

ensureDependencies()
const code = await buildIfStale()
if (code !== 0) process.exit(code)

const port = await freePort(Number(process.env.PORT ?? 47_100))
await serve({ folder: join(ROOT, 'dist'), port })
console.log('Portside runs in this browser, with no backend. Sign up there; sample data is offered.')
console.log(`http://127.0.0.1:${port}/`)
