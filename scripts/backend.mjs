import { ensureDependencies, ensurePostgres } from './setup.mjs'

const [kind = 'supabase'] = process.argv.slice(2)
if (kind !== 'supabase' && kind !== 'cloudflare') {
  console.error('Which backend: supabase (default) or cloudflare.')
  process.exit(1)
}
ensureDependencies()
const backend = await (kind === 'supabase' ? project() : worker()).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
const end = () => void backend.close().then(() => process.exit(0))
process.once('SIGINT', end).once('SIGTERM', end)

async function project() {
  ensurePostgres()
  // Its dependencies are there only now.
  const { startDevelopmentBackend } = await import('./backend/development-backend.mjs')
  return startDevelopmentBackend({ appUrl: process.env.APP_URL ?? 'http://127.0.0.1:47180' })
}

/** The same as under `npm run dev:cloudflare`, without the development server. */
async function worker() {
  const { localWorker } = await import('./cloudflare/local-worker.mjs')
  const started = await localWorker({ port: Number(process.env.PORT ?? 47_290) })
  console.log(`Worker: ${started.url}, its mails: POST ${started.url}/development/mails with {}`)
  return started
}
