import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Id } from '../../src/domain/model/kernel/id'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import { CookieJar } from '../harness/cookie-jar'
import type { World } from '../harness/harness'
import { endLocalWorker, localWorker } from '../harness/local-worker'
import { openStage, type Stage } from '../harness/stage'

/* What no client of ours sends, by raw requests. */

let world: World
let stage: Stage
let url: string
let workspaceId: Id
/** Of a browser in which the owner is signed in. */
const owner = new CookieJar()

beforeAll(async () => {
  world = await cloudflareHarness.open()
  stage = await openStage(world)
  ;({ url } = await localWorker())
  const { email, password, workspaceId: id } = await stage.as('owner')
  workspaceId = id
  await owner.over(fetch, url)(`${url}/api/auth/sign-in`, post({ method: 'password', email, password }))
})
afterAll(async () => {
  await world.close()
  await endLocalWorker()
})

describe('a page of another origin', () => {
  it('is refused what the visitor’s cookie opens', async () => {
    expect(await statuses(owner.over(fetch, 'https://evil.example'))).toEqual([403, 403, 403])
  })

  it('is refused where it hides where it is', async () => {
    expect(await statuses(owner.over(fetch, 'null'))).toEqual([403, 403, 403])
  })

  it('sends nothing as a form or as plain text', async () => {
    const send = owner.over(fetch, url)
    const kinds = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']
    const answers = await Promise.all(
      kinds.map((kind) =>
        send(`${url}/api/records/workspaces`, { method: 'POST', body: '{}', headers: { 'content-type': kind } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
  })

  it('opens no socket', async () => {
    expect(await firstOf(socketTo(workspaceId, { cookie: owner.header, origin: 'https://evil.example' }))).toBe(
      'refused with 403',
    )
  })
})

describe('whoever has no session', () => {
  const nobody = new CookieJar()
  const guesser = { header: `portside=${'0'.repeat(64)}` }

  it('gets nothing but the answer that nobody is signed in', async () => {
    expect(await statuses(nobody.over(fetch, url))).toEqual([401, 401, 401])
  })

  it('opens a socket on which nothing is said', async () => {
    const said = await Promise.all(
      [{ header: '' }, guesser].map(({ header }) => firstOf(socketTo(workspaceId, { cookie: header, origin: url }))),
    )
    expect(said).toEqual(['{"kind":"ended","code":4401}', '{"kind":"ended","code":4401}'])
  })
})

describe('somebody signed in', () => {
  it('is refused another workspace’s id, be there one or not, in the same words', async () => {
    const outsider = await stage.as('outsider')
    const send = owner.over(fetch, url)
    const ids = [outsider.workspaceId, world.newId(), 'no-id', '../accounts']
    const answers = await Promise.all(
      ids.map(async (id) => (await send(`${url}/api/records/pull`, post({ workspaceId: id, after: null }))).text()),
    )
    expect(new Set(answers)).toEqual(new Set(['{"error":{"code":"access/denied","details":{"action":"changes"}}}']))
    expect(await firstOf(socketTo(outsider.workspaceId, { cookie: owner.header, origin: url }))).toBe(
      '{"kind":"ended","code":4403}',
    )
  })

  it('cannot say who they are by a header', async () => {
    const outsider = await stage.as('outsider')
    const send = owner.over(fetch, url)
    const headers = { 'portside-user': outsider.userId }
    const answer = await send(`${url}/api/files/${outsider.workspaceId}/people/${world.newId()}/${world.newId()}`, { headers })
    expect(answer.status).toBe(403)
  })

  it('is refused a body that no client of ours sends', async () => {
    const send = owner.over(fetch, url)
    const bodies = [null, 7, [], { workspaceId: 7 }, { workspaceId, mutations: [null], mutationId: 'x', via: 'app' }]
    const answers = await Promise.all(bodies.map((body) => send(`${url}/api/records/commit`, post(body))))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
  })

  it('finds no tools of developers by another method', async () => {
    expect((await fetch(`${url}/api/nothing`)).status).toBe(401)
    expect((await owner.over(fetch, url)(`${url}/api/nothing`)).status).toBe(404)
  })
})

describe('whoever signed out', () => {
  it('hears nothing more on a socket that was opened before', async () => {
    const { email, password } = await stage.as('owner')
    const leaving = new CookieJar()
    const send = leaving.over(fetch, url)
    await send(`${url}/api/auth/sign-in`, post({ method: 'password', email, password }))
    const said: string[] = []
    const socket = socketTo(workspaceId, { cookie: leaving.header, origin: url })
    socket.on('message', (data: Buffer) => said.push(data.toString()))
    await new Promise((resolve) => socket.once('open', resolve))
    await send(`${url}/api/auth/sign-out`, post({ scope: 'this-device' }))
    await expect.poll(() => said).toEqual(['{"kind":"ended","code":4401}'])
    const data = { firstName: 'Nora' }
    const mutations = [{ kind: 'create', collection: 'people', id: world.newId(), data }]
    const commit = post({ workspaceId, mutations, mutationId: world.newId(), via: 'app' })
    expect((await owner.over(fetch, url)(`${url}/api/records/commit`, commit)).status).toBe(200)
    expect(said).toHaveLength(1)
    socket.terminate()
  })
})

async function statuses(send: typeof fetch): Promise<readonly number[]> {
  const query = { workspaceId, limit: 1 }
  const answers = [
    await send(`${url}/api/records/list`, post({ collection: 'people', query })),
    await send(`${url}/api/functions/export-workspace`, post({ input: { workspaceId }, mutationId: world.newId() })),
    await send(`${url}/api/records/workspaces`, post({})),
  ]
  return answers.map(({ status }) => status)
}

function post(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function socketTo(id: string, headers: Readonly<Record<string, string>>): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}/api/live/${id}?connection=${crypto.randomUUID()}`, { headers })
}

/** The first thing that is said on it. */
function firstOf(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('message', (data: Buffer) => resolve(data.toString()))
    socket.once('unexpected-response', (_, { statusCode }) => resolve(`refused with ${statusCode}`))
    socket.once('error', (error) => resolve(String(error)))
  }).then((said) => {
    socket.terminate()
    return said as string
  })
}
