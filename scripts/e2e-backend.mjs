import { startBackend } from './backend/start-backend.mjs'
import { ensurePostgres } from './setup.mjs'

/** The backend of the end-to-end tests: empty, gone with its process. `node scripts/e2e-backend.mjs <port> <the app's URL>` */
const [port, appUrl] = process.argv.slice(2)
ensurePostgres()
const backend = await startBackend({ port: Number(port), schedules: true, ...(appUrl === undefined ? {} : { appUrl }) })
const end = () => void backend.close().then(() => process.exit(0))
process.once('SIGINT', end).once('SIGTERM', end)
console.log(backend.url)
