import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import { signatureHeaders } from '../../../src/domain/model/integrations/signature'
import type { FunctionInput, FunctionName, FunctionOutput } from '../../../src/domain/model/functions/catalogue'
import { commit, person, wild, write } from '../../contracts/acts'
import { cloudflareHarness } from '../../harness/cloudflare.harness'
import type { World } from '../../harness/harness'
import { endLocalWorker, localWorker } from '../../harness/local-worker'
import { type Actor, newMutationId, openStage, type Stage } from '../../harness/stage'

const MAIL = [
  'From: Ada <ada@engine.example>',
  'To: sales@acme.example',
  'Subject: Ten looms',
  'Message-ID: <1@engine.example>',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: 8bit',
  '',
  'Können Sie zehn?',
].join('\r\n')

let world: World
let stage: Stage
let owner: Actor

beforeEach(async () => {
  world = await cloudflareHarness.open()
  stage = await openStage(world)
  owner = await stage.as('owner')
})
afterEach(() => world.close())
afterAll(endLocalWorker)

describe('a calendar program', () => {
  it('reads what the link’s member has to do, until the link is renewed', async () => {
    const { workspaceId, memberId } = owner
    await commit(stage, owner, [task('Call Ada', '2026-12-01')])
    const link = async (renew: boolean) => (await called('calendar-link', { workspaceId, renew })).url ?? ''
    const url = await link(false)
    const answer = await fetch(url)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(await answer.text()).toContain('SUMMARY:Call Ada')
    const renewed = await link(true)
    const forged = renewed.replace(/[0-9a-f]{4}\.ics$/, '0000.ics')
    const elsewhere = renewed.replace(workspaceId, memberId)
    const statuses = await Promise.all([renewed, url, forged, elsewhere].map(async (each) => (await fetch(each)).status))
    expect(statuses).toEqual([200, 404, 404, 404])
  })
})

describe('a mail service', () => {
  it('brings a signed mail, byte for byte and once; an unsigned one nowhere', async () => {
    const { workspaceId } = owner
    const emails = [{ value: 'ada@engine.example', label: null, primary: true }]
    await write(stage, owner, person(world, { firstName: 'Ada', emails }))
    const { url, secret } = await called('capture-address', { workspaceId, renew: false })
    const mail = new Uint8Array(Buffer.from(MAIL, 'latin1'))
    const message = { id: 'msg_1', timestamp: Math.floor(world.now() / 1000), body: mail }
    const post = async (headers: Readonly<Record<string, string>>, to = url ?? '', sent = mail) =>
      (await fetch(to, { method: 'POST', headers, body: sent })).status
    const signed = await signatureHeaders(message, [secret])
    const old = await signatureHeaders({ ...message, timestamp: message.timestamp - 3600 }, [secret])
    expect([
      await post(signed),
      await post(signed),
      await post(old),
      await post(signed, url ?? '', new Uint8Array([...mail, 33])),
      await post({ ...signed, 'webhook-signature': 'v1,x' }),
      await post(signed, url?.replace(workspaceId, owner.memberId)),
    ]).toEqual([200, 200, 401, 401, 401, 401])
    const notes = await owner.ports.records.list('notes', { workspaceId, limit: 9 })
    expect(notes.items).toMatchObject([
      { body: expect.stringMatching(/^\*\*Ten looms\*\*\n\nKönnen Sie zehn\?/), createdBy: { memberId: null, via: 'function' } },
    ])
  })
})

describe('what is due', () => {
  it('is told to webhooks when the alarm goes off, and again later where it was refused', async () => {
    const data = { url: world.hook.url, events: ['created'] as const }
    await write(stage, owner, wild({ kind: 'create', collection: 'webhooks', id: world.newId(), data }))
    const ada = await write(stage, owner, person(world))
    await world.advance(2000)
    world.hook.answerWith(500)
    const counts: number[] = []
    for (const ms of [0, 0, 61_000, 61_000]) {
      await world.advance(ms)
      await wake()
      counts.push((await world.hook.deliveries()).length)
      world.hook.answerWith(200)
    }
    expect(counts).toEqual([1, 1, 2, 2])
    expect(JSON.parse((await world.hook.deliveries())[0]?.body ?? '')).toMatchObject({ data: { objectId: ada.id } })
  })

  it('is mailed once in the morning of the workspace', async () => {
    await commit(stage, owner, [task('Call Ada', '2020-01-01')])
    const { timeZone } = (await owner.ports.records.get('workspaces', owner.workspaceId)) ?? {}
    const hour = Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(world.now()))
    await wake()
    expect(await digests()).toBe(0)
    await world.advance(((31 - hour) % 24 || 24) * 3_600_000)
    await wake()
    await wake()
    expect(await digests()).toBe(1)
  })
})

describe('a call', () => {
  it('sent twice at once is made once', async () => {
    const options = { mutationId: newMutationId(world) }
    const input = { name: 'Looms', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false }
    const make = () => owner.ports.functions.call('create-workspace', input, options)
    const [first, second] = await Promise.all([make(), make()])
    expect(second).toEqual(first)
    const { items } = await owner.ports.records.list('workspaces', { workspaceId: null, limit: 9 })
    expect(items).toHaveLength(2)
  })

  it('about a workspace that the caller has nothing to do with is refused like that of any stranger', async () => {
    const outsider = await stage.as('outsider')
    const ask = (workspaceId: Actor['workspaceId']) =>
      outsider.ports.functions.call('export-workspace', { workspaceId }, { mutationId: newMutationId(world) })
    const codes = [owner.workspaceId, world.newId(), 'nowhere' as never].map((workspaceId) =>
      ask(workspaceId).then(
        () => null,
        (error: unknown) => isPortError(error) && error.code,
      ),
    )
    expect(await Promise.all(codes)).toEqual(['access/denied', 'access/denied', 'record/invalid'])
  })
})

function task(title: string, dueOn: string) {
  const data = { title, dueOn, assigneeId: owner.memberId }
  return wild({ kind: 'create', collection: 'tasks', id: world.newId(), data })
}

async function called<N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> {
  const answer = await owner.ports.functions.call(name, input, { mutationId: newMutationId(world) })
  if (!answer.ok) throw new Error(`refused: ${answer.refusal}`)
  return answer.value
}

async function wake(): Promise<void> {
  await (await localWorker()).develop('wake')
}

async function digests(): Promise<number> {
  const mails = await (await localWorker()).develop<readonly { readonly kind: string }[]>('mails')
  return mails.filter(({ kind }) => kind === 'digest').length
}
