import { freePort } from '../free-port.mjs'
import { startCluster } from './cluster.mjs'
import { DEMO, ensureDemoAccount } from './demo-account.mjs'
import { startBackend } from './start-backend.mjs'
import { migrationHash } from './template.mjs'

/**
 * The backend of `npm run backend` and `npm run dev:supabase`, with lasting data. Prints on the console how to reach it.
 *
 * @param {{ appUrl: string }} options where the app is, for links in mails
 */
export async function startDevelopmentBackend({ appUrl }) {
  const since = performance.now()
  const cluster = await startCluster({ keepAs: 'development' })
  const backend = await startBackend({
    cluster,
    // Other migrations get another database: data entered under the old ones stays in its own.
    database: `portside_${migrationHash()}`,
    port: await freePort(Number(process.env.BACKEND_PORT ?? 54_321)),
    appUrl,
    schedules: true,
    log: (line) => console.log(`  ${line}`),
  })
  await ensureDemoAccount(backend)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(`Supabase on loopback, ready in ${seconds} s. Ctrl+C ends it; its data stays.`)
  const facts = {
    URL: backend.url,
    'publishable key': backend.publishableKey,
    'secret key': backend.secretKey,
    database: backend.databaseUrl,
    mails: `${backend.url}/__dev/mail`,
    'sign in as': `${DEMO.email} with “${DEMO.password}”`,
  }
  for (const [name, value] of Object.entries(facts)) console.log(`  ${name.padEnd(16)} ${value}`)
  return {
    ...backend,
    async close() {
      await backend.close()
      await cluster.close()
    },
  }
}
