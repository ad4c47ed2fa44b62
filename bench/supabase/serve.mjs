import { SUPERUSER } from '../../scripts/backend/cluster.mjs'
import { startBackend } from '../../scripts/backend/start-backend.mjs'

/** The local backend in a process of its own, so that its work is not taken for the client's. Ends with its parent. */
const { url, publishableKey, databaseUrl } = await startBackend()
const adminUrl = Object.assign(new URL(databaseUrl), { username: SUPERUSER }).href
process.send({ url, publishableKey, adminUrl })
process.once('disconnect', () => process.exit(0))
