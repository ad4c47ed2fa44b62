import { startBackend } from './backend/start-backend.mjs'
import { startCluster } from './backend/cluster.mjs'
import { migrationHash } from './backend/template.mjs'
import { freePort } from './free-port.mjs'
import { ensureDependencies, ensurePostgres } from './setup.mjs'

ensureDependencies()
ensurePostgres()

const since = performance.now()
const log = (line) => console.log(`  ${line}`)
const cluster = await startCluster({ keepAs: 'backend' })
const backend = await startBackend({
  cluster,
  // Another database for other migrations: what was entered under the old ones stays where it is.
  database: `portside_${migrationHash()}`,
  port: await freePort(Number(process.env.PORT ?? 54_321)),
  log,
})

console.log(
  `Supabase on loopback, ready in ${((performance.now() - since) / 1000).toFixed(1)} s. Ctrl+C ends it; its data stays.`,
)
console.log(`  URL              ${backend.url}`)
console.log(`  publishable key  ${backend.publishableKey}`)
console.log(`  secret key       ${backend.secretKey}`)
console.log(`  database         ${backend.databaseUrl}`)
console.log(`  mails            ${backend.url}/__dev/mail`)

async function end() {
  await backend.close()
  await cluster.close()
  process.exit(0)
}
process.once('SIGINT', () => void end()).once('SIGTERM', () => void end())
