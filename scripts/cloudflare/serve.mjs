import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isFree } from '../free-port.mjs'
import { ensureDependencies, ROOT } from '../setup.mjs'

/** Serves Portside to a team from this machine: `npm run serve`. docs/self-hosting.md says what may be set. */
const { PORT = '8080', HOST = '127.0.0.1', PORTSIDE_DATA = 'data', SMTP_HOST } = process.env

ensureDependencies()
// Their dependencies are there only now.
const { openSmtpRelay } = await import('./smtp-relay.mjs')
const { startWorker } = await import('./start-worker.mjs')
const { buildTeamSite } = await import('./team-site.mjs')
const { variablesIn } = await import('./variables.mjs')

// Another one that serves the same data would answer in our place.
if (!(await isFree(Number(PORT), HOST))) fail(new Error(`Something listens on ${HOST}:${PORT} already.`))

const data = resolve(ROOT, PORTSIDE_DATA)
mkdirSync(data, { recursive: true })
// Nobody else of this machine reads the team's records.
chmodSync(data, 0o700)

// Two that work on the same databases would not know of each other.
const mark = join(data, 'served-at')
const before = existsSync(mark) ? readFileSync(mark, 'utf8') : null
if (before !== null && (await answers(before))) fail(new Error(`The data in ${data} is served at ${before} already.`))

const relay = SMTP_HOST ? await openSmtpRelay(process.env).catch(fail) : null
const variables = { ...variablesIn(process.env), ...relay?.variables }
// It answers to any host name, which whoever asks for somebody's link would choose.
if ('MAIL_URL' in variables && !('APP_URL' in variables)) fail(new Error('Set APP_URL, too: links in mails lead there.'))
const mail = relay === null ? {} : { mailAt: relay.address }
const worker = await startWorker({ ...(await buildTeamSite()), data, host: HOST, port: Number(PORT), variables, ...mail }).catch(
  ({ message }) => fail(new Error(`${message} Is the folder ${data} of another user?`)),
)
writeFileSync(mark, worker.url)
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

async function answers(url) {
  const answer = await fetch(`${url}/api/health`).catch(() => null)
  return answer !== null && answer.ok
}

function fail({ message }) {
  console.error(message)
  process.exit(1)
}
