import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPortError } from '../../src/domain/model/errors/port-error'
import { commit, person, wild, write } from '../contracts/acts'
import { cloudflareOn } from '../harness/cloudflare.harness'
import type { World } from '../harness/harness'
import { type LocalWorker, openWorker } from '../harness/local-worker'
import { linkIn, mailboxOf, type MailService, mailVariables, openMailService } from '../harness/mail-service'
import { type Actor, newMutationId, openStage, PASSWORD, type Stage } from '../harness/stage'

/* What functions and alarms mail, by a mail service that answers here. */

const GUEST = { email: 'guest@example.com', password: PASSWORD, name: 'Guest' }
const MINUTE_MS = 60_000

let mails: MailService
let worker: LocalWorker
let world: World
let stage: Stage
let owner: Actor

beforeAll(async () => {
  mails = await openMailService()
  worker = await openWorker([], { variables: { ...mailVariables(mails), APP_URL: 'https://app.example' } })
})
beforeEach(async () => {
  world = await cloudflareOn(
    async () => worker,
    mailboxOf(() => mails),
  ).open()
  stage = await openStage(world)
  owner = await stage.as('owner')
})
afterEach(() => world.close())
afterAll(async () => {
  await worker.close()
  mails.close()
})

describe('an invitation', () => {
  it('arrives, and its link lets in whoever has proven that address', async () => {
    await invite()
    const mail = await mails.mailTo(GUEST.email)
    expect(mail.subject).toBe('owner invites you to owner & co')
    expect(linkIn(mail).origin).toBe('https://app.example')
    const token = linkIn(mail).pathname.split('/').at(-1) ?? ''

    const { auth, functions } = (await world.connect()).ports
    expect(await functions.readInvitation(token)).toMatchObject({ workspaceName: 'owner & co' })
    await auth.signUp(GUEST)
    await auth.completeRedirect(linkIn(await mails.mailTo(GUEST.email, 2)))
    const accepted = await functions.call('accept-invitation', { token }, { mutationId: newMutationId(world) })
    expect(accepted).toEqual({ ok: true, value: { workspaceId: owner.workspaceId } })
  })

  it('that the service refuses is an error to whoever invites; asked for again, it is mailed, once', async () => {
    const mutationId = newMutationId(world)
    mails.answerWith(401)
    expect(await codeOf(invite(mutationId))).toBe('backend/not-configured')
    mails.answerWith(200)
    await invite(mutationId)
    await invite(mutationId)
    const sent = mails.asked.filter(({ to }) => to.includes(GUEST.email))
    // The same mail by the same name, so that a service that took it without saying so knows it again.
    expect(new Set(sent.map(({ text, headers }) => `${String(headers['idempotency-key'])} ${text}`)).size).toBe(1)
    expect(sent).toHaveLength(2)
  })

  it('that waits for the service keeps nobody from writing', async () => {
    mails.answerWith('never')
    const done: (string | null)[] = []
    const inviting = codeOf(invite()).then((code) => done.push(code))
    await mails.mailTo(GUEST.email)
    await write(stage, owner, person(world))
    done.push('written')
    await inviting
    expect(done).toEqual(['written', 'net/timeout'])
  })
})

describe('whoever invites or asks for their digest', () => {
  it('does so two hundred times an hour at most', async () => {
    const { functions } = owner.ports
    const ask = () =>
      codeOf(
        functions.call('daily-digest', { workspaceId: owner.workspaceId }, { mutationId: newMutationId(world), timeoutMs: 9000 }),
      )
    const codes = await Promise.all(Array.from({ length: 201 }, ask))
    expect(codes.filter((code) => code === 'net/throttled')).toHaveLength(1)
  })
})

describe('the mail of the morning', () => {
  it('is sent to each member once, though the service refused that to one of them at first', async () => {
    const member = await stage.as('member')
    for (const { memberId: assigneeId } of [owner, member]) {
      const data = { title: 'Call Ada', dueOn: '2020-01-01', assigneeId }
      await commit(stage, owner, [wild({ kind: 'create', collection: 'tasks', id: world.newId(), data })])
    }
    await toMorning()
    mails.clear()
    mails.answerWith(503, owner.email)
    await worker.develop('wake')
    expect(await digests()).toEqual([1, 1])
    mails.answerWith(200)
    for (let count = 0; count < 3; count += 1) {
      await world.advance(MINUTE_MS)
      await worker.develop('wake')
    }
    expect(await digests()).toEqual([2, 1])
  })
})

function invite(mutationId = newMutationId(world)) {
  const input = { workspaceId: owner.workspaceId, email: GUEST.email, role: 'member' } as const
  return owner.ports.functions.call('invite-member', input, { mutationId })
}

/** To the beginning of an hour that is the morning's. */
async function toMorning(): Promise<void> {
  const { timeZone } = (await owner.ports.records.get('workspaces', owner.workspaceId)) ?? {}
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const [hour = 0, minute = 0] = parts
    .format(world.now())
    .split(':')
    .map((part) => Number(part))
  const minutes = 31 * 60 - (hour * 60 + minute)
  await world.advance((((minutes - 1) % (24 * 60)) + 1) * MINUTE_MS)
}

async function digests(): Promise<readonly number[]> {
  const subject = 'Due today in owner & co: 1'
  const member = await stage.as('member')
  return [owner, member].map(
    ({ email }) => mails.asked.filter((mail) => mail.to.includes(email) && mail.subject === subject).length,
  )
}

/** What it is refused with; `null`: it is not. */
function codeOf(call: Promise<unknown>): Promise<string | null> {
  return call.then(
    () => null,
    (error: unknown) => (isPortError(error) ? error.code : String(error)),
  )
}
