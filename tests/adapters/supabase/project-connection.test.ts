import { Subject } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { ProjectConnection } from '../../../src/adapters/supabase/connection/project-connection'
import { SCHEMA_VERSION } from '../../../src/adapters/supabase/schema-version'
import type { Connection } from '../../../src/ports/events.port'
import { Listener } from '../../harness/listener'
import { JitterRuntime } from '../../harness/jitter-runtime'

const PROJECT = { url: 'https://project.example', publishableKey: 'sb_publishable_x' }

const PEOPLE = `${PROJECT.url}/rest/v1/people`
const PROBE = ['/auth/v1/settings', '/rest/v1/rpc/backend_info']
const SETTINGS = { external: { email: true }, disable_signup: false }

class Socket extends EventTarget {}

class Setup {
  readonly runtime
  readonly hints$ = new Subject<void>()
  readonly requests: string[] = []
  answer: (signal?: AbortSignal | null, path?: string) => Promise<Response>
  readonly connection: ProjectConnection
  readonly listener: Listener<Connection>

  constructor(isVerified: boolean, answer: Setup['answer'], jitter: 'none' | 'most') {
    this.runtime = new JitterRuntime(jitter)
    this.answer = answer
    this.connection = new ProjectConnection({
      project: PROJECT,
      runtime: this.runtime,
      hints$: this.hints$,
      transport: Socket,
      isVerified,
      fetch: (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        this.requests.push(pathname)
        return this.answer(init?.signal, pathname)
      },
    })
    this.listener = new Listener(this.connection.connection$, 1000)
  }

  cut(): void {
    this.answer = async () => {
      throw new TypeError('fetch failed')
    }
  }

  restore(): void {
    this.answer = well
  }
}

/** A project that stands, in its own words. */
async function well(_?: AbortSignal | null, path?: string): Promise<Response> {
  if (path === PROBE[0]) return Response.json(SETTINGS)
  return path === PROBE[1] ? Response.json({ schema: SCHEMA_VERSION }) : Response.json([])
}

function never(signal?: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))))
}

const setups: Setup[] = []
function open(isVerified = true, answer: Setup['answer'] = well, jitter: 'none' | 'most' = 'none'): Setup {
  const setup = new Setup(isVerified, answer, jitter)
  setups.push(setup)
  return setup
}

afterEach(() => {
  for (const { connection, runtime, listener } of setups.splice(0)) {
    connection.close()
    listener.stop()
    if (runtime.dueTasks > 0) throw new Error('a timer was left behind')
  }
})

test('it is connecting until the project has answered', async () => {
  const { listener, requests } = open(false)
  expect(listener.latest).toEqual({ status: 'connecting', attempt: 1 })
  await listener.until(({ status }) => status === 'online')
  expect(requests).toEqual(PROBE)
})

test('a project that has just been seen is there', () => {
  expect(open().listener.latest?.status).toBe('online')
})

test('a request that fails raises the question, and the answer decides', async () => {
  const setup = open()
  setup.cut()
  await expect(setup.connection.fetch(PEOPLE)).rejects.toThrow('fetch failed')
  setup.restore()
  // The question was asked while nobody was there yet.
  await setup.listener.until(({ status }) => status === 'offline')
  expect(setup.requests).toEqual(['/rest/v1/people', ...PROBE])
})

test('while it is down it says when it asks again, ever later, and is up when the project answers', async () => {
  const setup = open()
  expect(await waitsOf(setup, 7)).toEqual([1, 2, 4, 8, 15, 30, 30])
  setup.restore()
  await setup.runtime.advance(30_001)
  await setup.listener.until(({ status }) => status === 'online')
})

test('browsers that lost it together do not ask again together', async () => {
  expect(await waitsOf(open(true, well, 'most'), 4)).toEqual([1.5, 3, 6, 12])
})

/** Seconds until it asks again, each time. */
async function waitsOf(setup: Setup, times: number): Promise<readonly number[]> {
  setup.cut()
  setup.hints$.next()
  const waits: number[] = []
  for (let count = 0; count < times; count += 1) {
    const down = await setup.listener.until(({ status }) => status === 'offline')
    if (down.status !== 'offline' || down.retryAt === null) throw new Error('it does not say when')
    const waitMs = Date.parse(down.retryAt) - setup.runtime.now()
    // To half a second: the clock goes on between the two.
    waits.push(Math.round(waitMs / 500) / 2)
    await setup.runtime.advance(waitMs + 1)
  }
  return waits
}

test('a call that comes through has it look at once', async () => {
  const setup = open()
  setup.cut()
  setup.hints$.next()
  const down = await setup.listener.until(({ status }) => status === 'offline')
  expect(down).toMatchObject({ cause: { code: 'net/offline' } })
  setup.restore()
  await setup.connection.fetch(PEOPLE)
  await setup.listener.until(({ status }) => status === 'online')
  expect(setup.runtime.dueTasks).toBe(0)
})

test('a connection that comes and goes is looked at later each time, whatever comes through', async () => {
  const setup = open()
  let isWell = true
  setup.answer = (signal, path) =>
    isWell || path === '/rest/v1/people' ? well(signal, path) : Promise.reject(new TypeError('fetch failed'))
  const waits: number[] = []
  for (let count = 0; count < 4; count += 1) {
    isWell = false
    setup.hints$.next()
    const down = await setup.listener.until(({ status }) => status === 'offline')
    if (down.status !== 'offline' || down.retryAt === null) throw new Error('it does not say when')
    waits.push(Math.round((Date.parse(down.retryAt) - setup.runtime.now()) / 1000))
    isWell = true
    await setup.connection.fetch(PEOPLE)
    if (count >= 2) {
      const before = setup.requests.length
      await setup.runtime.advance(waits.at(-1)! * 1000 - 500)
      expect(setup.requests).toHaveLength(before)
      await setup.runtime.advance(501)
    }
    await setup.listener.until(({ status }) => status === 'online')
  }
  expect(waits).toEqual([1, 2, 4, 8])
})

test('a socket that closes is no broken connection where requests still come through', async () => {
  const setup = open()
  const socket = new setup.connection.transport('wss://project.example/realtime/v1')
  socket.dispatchEvent(new Event('close'))
  await expect.poll(() => setup.requests).toEqual(PROBE)
  await expect.poll(() => setup.runtime.dueTasks).toBe(0)
  expect(setup.listener.received.map(({ status }) => status)).toEqual(['online'])
  setup.cut()
  socket.dispatchEvent(new Event('close'))
  await setup.listener.until(({ status }) => status === 'offline')
})

test('a request that its caller called off says nothing of the connection', async () => {
  const setup = open()
  const controller = new AbortController()
  setup.answer = (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('off'))))
  const request = setup.connection.fetch(PEOPLE, { signal: controller.signal })
  controller.abort()
  await expect(request).rejects.toThrow('off')
  expect(setup.requests).toEqual(['/rest/v1/people'])
})

test('a question that nobody answers in time is no answer', async () => {
  const setup = open()
  setup.answer = never
  setup.hints$.next()
  setup.hints$.next()
  expect([setup.requests.length, setup.runtime.dueTasks]).toEqual([2, 1])
  await setup.runtime.advance(10_000)
  await setup.listener.until(({ status }) => status === 'offline')
})

test('who has never received of the project is told soon that nobody answers, and when somebody does', async () => {
  const setup = open(false, never)
  await setup.runtime.advance(2000)
  expect(setup.listener.latest?.status).toBe('offline')
  await setup.runtime.advance(8000)
  setup.restore()
  await setup.runtime.advance(1000)
  await setup.listener.until(({ status }) => status === 'online')
})

test('a refusal in the words of the project is no trouble, and one in others raises the question', async () => {
  const setup = open()
  setup.answer = async () => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
  expect((await setup.connection.fetch(PEOPLE)).status).toBe(403)
  expect(setup.requests).toEqual(['/rest/v1/people'])
  setup.answer = async () => Response.json({ message: 'Forbidden' }, { status: 403 })
  expect(await (await setup.connection.fetch(PEOPLE)).json()).toMatchObject({
    message: 'net/unavailable',
    details: { status: 403 },
  })
  await setup.listener.until(({ status }) => status === 'offline')
})

test.each([
  ['/rest/v1/people', 200, '<!doctype html><title>Sign in</title>'],
  ['/rest/v1/people', 200, ''],
  ['/rest/v1/people', 204, null],
  ['/functions/v1/invite-member', 200, 'no JSON'],
  ['/functions/v1/invite-member', 204, null],
])('%s: %i as JSON that is none is no answer of the project', async (path, status, body) => {
  const setup = open()
  setup.answer = async () => new Response(body, { status, headers: { 'content-type': 'application/json' } })
  expect((await setup.connection.fetch(`${PROJECT.url}${path}`, { method: 'POST' })).status).toBe(503)
})

test.each(['null', '0', '"text"', '[]', '{"a":1}'])('%s is whole JSON', async (body) => {
  const setup = open()
  setup.answer = async () => new Response(body, { headers: { 'content-type': 'application/json' } })
  expect(await (await setup.connection.fetch(PEOPLE)).text()).toBe(body)
})

test('a request for a token that nobody answers ends, and raises the question', async () => {
  const setup = open()
  setup.answer = (signal, path) => (path === '/auth/v1/token' ? never(signal) : well(signal, path))
  const request = setup.connection.fetch(`${PROJECT.url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST' })
  const end = request.catch((error: unknown) => String(error))
  await setup.runtime.advance(15_000)
  expect(await end).toBe('Error: late')
  expect(setup.requests).toEqual(['/auth/v1/token', ...PROBE])
  await expect.poll(() => setup.runtime.dueTasks).toBe(0)
})

test('a connection that is closed waits for nobody', async () => {
  const setup = open()
  setup.answer = never
  void setup.connection.fetch(`${PROJECT.url}/auth/v1/user`).catch(() => undefined)
  expect(setup.runtime.dueTasks).toBe(1)
  setup.connection.close()
  expect(setup.runtime.dueTasks).toBe(0)
  void setup.connection.fetch(`${PROJECT.url}/auth/v1/user`).catch(() => undefined)
  expect(setup.runtime.dueTasks).toBe(0)
})

test('while it is down, what fails asks nothing', async () => {
  const setup = open()
  setup.cut()
  setup.hints$.next()
  await setup.listener.until(({ status }) => status === 'offline')
  const before = setup.requests.length
  await expect(setup.connection.fetch(PEOPLE)).rejects.toThrow('fetch failed')
  new setup.connection.transport('wss://project.example/realtime/v1').dispatchEvent(new Event('close'))
  expect(setup.requests.slice(before)).toEqual(['/rest/v1/people'])
})

test('a project of a newer schema is down, and says which', async () => {
  const setup = open()
  setup.answer = async (_, path) => (path === PROBE[1] ? Response.json({ schema: '999' }) : well(_, path))
  setup.hints$.next()
  const down = await setup.listener.until(({ status }) => status === 'offline')
  expect(down).toMatchObject({ cause: { code: 'backend/schema-mismatch', details: { found: '999' } } })
})
