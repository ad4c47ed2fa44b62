import { chmodSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureDependencies, ROOT } from '../setup.mjs'

/** Serves Portside to a team from this machine: `npm run serve`. docs/self-hosting.md says what may be set. */
const { PORT = '8080', HOST = '127.0.0.1', PORTSIDE_DATA = 'data', SMTP_HOST } = process.env

ensureDependencies()
// Their dependencies are there only now.
const { openSmtpRelay } = await import('./smtp-relay.mjs')
const { startWorker } = await import('./start-worker.mjs')
const { buildTeamSite } = await import('./team-site.mjs')
const { variablesIn } = await import('./variables.mjs')

const data = resolve(ROOT, PORTSIDE_DATA)
mkdirSync(data, { recursive: true })
// Nobody else of this machine reads the team's records.
chmodSync(data, 0o700)

const relay = SMTP_HOST ? await openSmtpRelay(process.env).catch(fail) : null
const variables = { ...variablesIn(process.env), ...relay?.variables }
// It answers to any host name, which whoever asks for somebody's link would choose.
if ('MAIL_URL' in variables && !('APP_URL' in variables)) fail(new Error('Set APP_URL, too: links in mails lead there.'))
const mail = relay === null ? {} : { mailAt: relay.address }
const worker = await startWorker({ ...(await buildTeamSite()), data, host: HOST, port: Number(PORT), variables, ...mail }).catch(
  ({ message }) => fail(new Error(`${message} Is the port ${PORT} taken, or the folder ${data} in use or of another user?`)),
)
let isAsked = false
const end = () => {
  isAsked = true
  void worker.close()
}
process.once('SIGINT', end).once('SIGTERM', end)
console.log(`Portside serves a team, whose data is in ${data}.`)
if (!('MAIL_URL' in variables)) console.log('Without mail nobody can be invited: docs/self-hosting.md has the settings.')
console.log(`${worker.url}/`)
await worker.ended
// Whoever supervises this process starts it anew: what was answered is on the disk.
if (!isAsked) fail(new Error('The runtime ended by itself.'))
process.exit(0)

function fail({ message }) {
  console.error(message)
  process.exit(1)
}
