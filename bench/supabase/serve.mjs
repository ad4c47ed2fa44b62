import { startBackend } from '../../scripts/backend/start-backend.mjs'

/** The local backend in a process of its own, so that its work is not taken for the client's. Ends with its parent. */
const { url, publishableKey } = await startBackend()
process.send({ url, publishableKey })
process.once('disconnect', () => process.exit(0))
