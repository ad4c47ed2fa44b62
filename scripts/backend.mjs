import { startDevelopmentBackend } from './backend/development-backend.mjs'
import { ensureDependencies, ensurePostgres } from './setup.mjs'

ensureDependencies()
ensurePostgres()

const backend = await startDevelopmentBackend({ appUrl: process.env.APP_URL ?? 'http://127.0.0.1:47180' }).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
const end = () => void backend.close().then(() => process.exit(0))
process.once('SIGINT', end).once('SIGTERM', end)
