import { ensureDependencies, ensurePostgres } from './setup.mjs'

ensureDependencies()
ensurePostgres()

// Its dependencies are there only now.
const { startDevelopmentBackend } = await import('./backend/development-backend.mjs')
const appUrl = process.env.APP_URL ?? 'http://127.0.0.1:47180'
const backend = await startDevelopmentBackend({ appUrl }).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
const end = () => void backend.close().then(() => process.exit(0))
process.once('SIGINT', end).once('SIGTERM', end)
