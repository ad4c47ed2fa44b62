import { afterAll, beforeAll } from 'vitest'
import { cloudflareOn } from '../harness/cloudflare.harness'
import { type LocalWorker, openWorker } from '../harness/local-worker'
import { mailboxOf, type MailService, mailVariables, openMailService } from '../harness/mail-service'
import { runContracts } from './run-contracts'
import { inTurn } from '../support/in-turn'
import { SAMPLED } from './sampled'

/* As `cloudflare`, where mails are sent and addresses proven: what has to do with accounts and mails. */

const MAILED = /^(auth|accounts)\/|^functions\/(accept|digest|invitation|invite|resend|revoke)/

let mails: MailService
let worker: LocalWorker

beforeAll(async () => {
  mails = await openMailService()
  worker = await openWorker([], { variables: mailVariables(mails) })
})
afterAll(async () => {
  await worker.close()
  mails.close()
})

const only = new Set(
  inTurn(
    [...SAMPLED].filter((key) => MAILED.test(key)),
    3,
  ),
)
runContracts(
  {
    ...cloudflareOn(
      async () => worker,
      mailboxOf(() => mails),
    ),
    name: 'cloudflare-mailed',
  },
  { only },
)
