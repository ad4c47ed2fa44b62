import { afterAll, expect, it } from 'vitest'
import { PART_BYTES } from '../../../src/adapters/cloudflare/protocol'
import { announced } from '../../contracts/acts'
import { playScenario, scenario, type Play } from '../../contracts/scenario'
import { bytes, MIB, stored } from '../../contracts/uploads'
import { cloudflareHarness } from '../../harness/cloudflare.harness'
import { CookieJar } from '../../harness/cookie-jar'
import { endLocalWorker, localWorker } from '../../harness/local-worker'
import type { Actor } from '../../harness/stage'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

afterAll(endLocalWorker)

/** What no client of ours asks. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** With an owner, and requests of theirs. */
function played(run: (play: Play & { readonly owner: Actor; readonly ask: Ask }) => Promise<void>): Promise<void> {
  const requests = scenario('requests', 'requests of an owner', async (play) => {
    const owner = await play.stage.as('owner')
    await run({ ...play, owner, ask: await askingAs(owner) })
  })
  return playScenario(requests, () => cloudflareHarness.open())
}

async function askingAs({ email, password }: Actor): Promise<Ask> {
  const { url } = await localWorker()
  const send = new CookieJar().over(fetch, url)
  const ask: Ask = (path, init) => send(`${url}/api/${path}`, init)
  const headers = { 'content-type': 'application/json' }
  await ask('auth/sign-in', { method: 'POST', headers, body: JSON.stringify({ method: 'password', email, password }) })
  return ask
}

async function begun(ask: Ask, address: string, size: number): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await ask(address, { method: 'POST', headers, body: JSON.stringify({ size, type: 'text/plain' }) })
  return ((await answer.json()) as { readonly value: { readonly upload: string } }).value.upload
}

it('a part that does not say how long it is is counted as it comes', () =>
  played(async ({ stage, owner, ask }) => {
    const { workspaceId, path } = await announced(stage, owner)
    const address = `files/${workspaceId}/${path}`
    const upload = await begun(ask, address, 3 * MIB)
    const parts = Array.from({ length: 3 }, () => new Uint8Array(MIB))
    const body = new ReadableStream({
      pull(controller) {
        const part = parts.shift()
        if (part === undefined) controller.close()
        else controller.enqueue(part)
      },
    })
    const answer = await ask(`${address}?upload=${upload}&at=0`, { method: 'PUT', body, duplex: 'half' } as RequestInit)
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { code: 'record/invalid' } }])
    const whole = await ask(`${address}?upload=${upload}&at=0`, { method: 'PUT', body: new Uint8Array(PART_BYTES) })
    expect(await whole.json()).toMatchObject({ value: { kind: 'begun', at: PART_BYTES } })
  }))

it('bytes are saved and never run, and an address that is none is refused', () =>
  played(async ({ stage, owner, ask }) => {
    const target = await announced(stage, owner)
    await stored(owner.ports.files.upload(target, bytes(3 * MIB + 7)))
    const answer = await ask(`files/${target.workspaceId}/${target.path}`)
    const header = (name: string) => answer.headers.get(name)
    expect({
      length: (await answer.arrayBuffer()).byteLength,
      type: header('content-type'),
      disposition: header('content-disposition'),
      policy: header('content-security-policy'),
      sniffing: header('x-content-type-options'),
    }).toEqual({ length: 3 * MIB + 7, type: 'text/plain', disposition: 'attachment', policy: 'sandbox', sniffing: 'nosniff' })
    expect((await ask(`files/${target.workspaceId}/people/%E0%A4%A`)).status).toBe(403)
  }))

it('an upload is kept for a day, and can be gone on with until then', () =>
  played(async ({ stage, owner, ask }) => {
    const { workspaceId, path } = await announced(stage, owner)
    const address = `files/${workspaceId}/${path}`
    const upload = await begun(ask, address, 3 * MIB)
    await ask(`${address}?upload=${upload}&at=0`, { method: 'PUT', body: new Uint8Array(PART_BYTES) })
    const look = async (): Promise<unknown> => (await ask(`${address}?upload=${upload}`)).json()
    await stage.world.advance(DAY_MS - HOUR_MS)
    const before = await look()
    await stage.world.advance(HOUR_MS)
    expect([before, await look()]).toMatchObject([
      { value: { kind: 'begun', upload, at: PART_BYTES } },
      { error: { code: 'file/missing' } },
    ])
  }))
