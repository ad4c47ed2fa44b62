import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { person } from '../contracts/acts'
import { cloudflareOn } from '../harness/cloudflare.harness'
import type { World } from '../harness/harness'
import { openWorker, type LocalWorker } from '../harness/local-worker'
import { newMutationId, openStage, type Actor, type Stage } from '../harness/stage'

/* What the platform hands over (Email Routing): its event is all that the local runtime does not have. */

const RECEIVER = 'mx.example'
const UNKNOWN = '0123456789abcdef0123456789abcdef.0123456789abcdef01234567@crm.example'

let worker: LocalWorker
let world: World
let stage: Stage
let owner: Actor

beforeAll(async () => {
  worker = await openWorker([], { variables: { MAIL_DOMAIN: 'crm.example', MAIL_AUTHSERV_ID: RECEIVER } })
})
beforeEach(async () => {
  world = await cloudflareOn(async () => worker).open()
  stage = await openStage(world)
  owner = await stage.as('owner')
  await owner.ports.records.commit([ada()], { workspaceId: owner.workspaceId, mutationId: newMutationId(world) })
})
afterEach(() => world.close())
afterAll(() => worker.close())

describe('a mail to the workspace’s own address', () => {
  it('becomes a note on whom it is from, once, however often it is delivered', async () => {
    const { address } = await ask(false)
    expect(address).toMatch(/^[0-9a-f]{32}\.[0-9a-f]{24}@crm\.example$/)
    expect([await receive(address), await receive(address?.toUpperCase())]).toEqual([null, null])
    expect(await titles()).toEqual([expect.stringContaining('Ten looms')])
  })

  it('waits for a decision where its sender is not proven', async () => {
    const { address } = await ask(false)
    expect(await receive(address, mailFrom('ada@engine.example', 'fail'))).toBeNull()
    expect(await titles()).toEqual([])
    const { items } = await owner.ports.records.list('files', { workspaceId: owner.workspaceId, limit: 9 })
    expect(items).toHaveLength(1)
  })

  it('of somebody the workspace does not know is taken like any other, and leaves nothing', async () => {
    const { address } = await ask(false)
    expect(await receive(address, mailFrom('nobody@else.example', 'pass'))).toBeNull()
    expect(await titles()).toEqual([])
  })

  it('is refused once the address is renewed', async () => {
    const { address: before } = await ask(false)
    const { address } = await ask(true)
    expect([await receive(before), await receive(address)]).toEqual(['No such mailbox', null])
  })
})

describe('a mail to any other address', () => {
  it('is refused, and wakes no workspace', async () => {
    const { address } = await ask(false)
    const forged = address?.replace(/\.[0-9a-f]{24}@/, `.${'0'.repeat(24)}@`)
    const others = [forged, UNKNOWN, 'sales@crm.example', '', `${'9'.repeat(9999)}@crm.example`]
    expect(await Promise.all(others.map((to) => receive(to)))).toEqual(others.map(() => 'No such mailbox'))
    expect(await titles()).toEqual([])
  })
})

function ada() {
  return person(world, { firstName: 'Ada', emails: [{ value: 'ada@engine.example', label: null, primary: true }] })
}

async function ask(renew: boolean) {
  const { functions } = owner.ports
  const { workspaceId } = owner
  const answer = await functions.call('capture-address', { workspaceId, renew }, { mutationId: newMutationId(world) })
  if (!answer.ok) throw new Error('refused')
  return answer.value
}

function receive(to: string | null | undefined, mail = mailFrom('ada@engine.example', 'pass')): Promise<string | null> {
  return worker.develop('receive-mail', { to: to ?? '', mail })
}

async function titles(): Promise<readonly string[]> {
  const { items } = await owner.ports.records.list('notes', { workspaceId: owner.workspaceId, limit: 9 })
  return items.map(({ body }) => body)
}

function mailFrom(from: string, dkim: 'pass' | 'fail'): string {
  return [
    `Authentication-Results: ${RECEIVER}; dkim=${dkim} header.d=engine.example; dmarc=${dkim}`,
    `From: <${from}>`,
    'To: sales@acme.example',
    'Subject: Ten looms',
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    'Message-ID: <1@engine.example>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Can you do ten?',
  ].join('\r\n')
}
