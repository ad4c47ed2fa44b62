import { Subject } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { Line } from '../../../src/adapters/supabase/line/line'
import { SCHEMA_VERSION } from '../../../src/adapters/supabase/schema-version'
import type { Connection } from '../../../src/ports/events.port'
import { Ear } from '../../harness/ear'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const PROJECT = { url: 'https://project.example', publishableKey: 'sb_publishable_x' }

const PEOPLE = `${PROJECT.url}/rest/v1/people`
const LOOK = ['/auth/v1/settings', '/rest/v1/rpc/backend_info']
const SETTINGS = { external: { email: true }, disable_signup: false }

class Socket extends EventTarget {}

class Place {
  readonly runtime = new LeapingRuntime()
  readonly hints$ = new Subject<void>()
  readonly asked: string[] = []
  answer: (signal?: AbortSignal | null, path?: string) => Promise<Response>
  readonly line: Line
  readonly ear: Ear<Connection>

  constructor(isSeen: boolean, answer: Place['answer']) {
    this.answer = answer
    this.line = new Line({
      project: PROJECT,
      runtime: this.runtime,
      hints$: this.hints$,
      transport: Socket,
      isSeen,
      fetch: (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input)
        this.asked.push(pathname)
        return this.answer(init?.signal, pathname)
      },
    })
    this.ear = new Ear(this.line.connection$, 1000)
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
  if (path === LOOK[0]) return Response.json(SETTINGS)
  return path === LOOK[1] ? Response.json({ schema: SCHEMA_VERSION }) : Response.json([])
}

function never(signal?: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))))
}

const places: Place[] = []
function open(isSeen = true, answer: Place['answer'] = well): Place {
  const place = new Place(isSeen, answer)
  places.push(place)
  return place
}

afterEach(() => {
  for (const { line, runtime, ear } of places.splice(0)) {
    line.close()
    ear.stop()
    if (runtime.dueTasks > 0) throw new Error('a timer was left behind')
  }
})

test('it is connecting until the project has answered', async () => {
  const { ear, asked } = open(false)
  expect(ear.latest).toEqual({ status: 'connecting', attempt: 1 })
  await ear.until(({ status }) => status === 'online')
  expect(asked).toEqual(LOOK)
})

test('a project that has just been seen is there', () => {
  expect(open().ear.latest?.status).toBe('online')
})

test('a request that fails raises the question, and the answer decides', async () => {
  const place = open()
  place.cut()
  await expect(place.line.fetch(PEOPLE)).rejects.toThrow('fetch failed')
  place.restore()
  // The question was asked while nobody was there yet.
  await place.ear.until(({ status }) => status === 'offline')
  expect(place.asked).toEqual(['/rest/v1/people', ...LOOK])
})

test('while it is down it says when it asks again, ever later, and is up when the project answers', async () => {
  const place = open()
  place.cut()
  place.hints$.next()
  const waits: number[] = []
  for (let count = 0; count < 7; count += 1) {
    const down = await place.ear.until(({ status }) => status === 'offline')
    if (down.status !== 'offline' || down.retryAt === null) throw new Error('it does not say when')
    const waitMs = Date.parse(down.retryAt) - place.runtime.now()
    waits.push(Math.round(waitMs / 1000))
    await place.runtime.advance(waitMs + 1)
  }
  expect(waits).toEqual([1, 2, 4, 8, 15, 30, 30])
  place.restore()
  await place.runtime.advance(30_001)
  await place.ear.until(({ status }) => status === 'online')
})

test('a call that comes through has it look at once', async () => {
  const place = open()
  place.cut()
  place.hints$.next()
  const down = await place.ear.until(({ status }) => status === 'offline')
  expect(down).toMatchObject({ cause: { code: 'net/offline' } })
  place.restore()
  await place.line.fetch(PEOPLE)
  await place.ear.until(({ status }) => status === 'online')
  expect(place.runtime.dueTasks).toBe(0)
})

test('a connection that comes and goes is looked at later each time, whatever comes through', async () => {
  const place = open()
  let isWell = true
  place.answer = (signal, path) =>
    isWell || path === '/rest/v1/people' ? well(signal, path) : Promise.reject(new TypeError('fetch failed'))
  const waits: number[] = []
  for (let count = 0; count < 4; count += 1) {
    isWell = false
    place.hints$.next()
    const down = await place.ear.until(({ status }) => status === 'offline')
    if (down.status !== 'offline' || down.retryAt === null) throw new Error('it does not say when')
    waits.push(Math.round((Date.parse(down.retryAt) - place.runtime.now()) / 1000))
    isWell = true
    await place.line.fetch(PEOPLE)
    if (count >= 2) {
      const asked = place.asked.length
      await place.runtime.advance(waits.at(-1)! * 1000 - 500)
      expect(place.asked).toHaveLength(asked)
      await place.runtime.advance(501)
    }
    await place.ear.until(({ status }) => status === 'online')
  }
  expect(waits).toEqual([1, 2, 4, 8])
})

test('a socket that closes is no broken connection where requests still come through', async () => {
  const place = open()
  const socket = new place.line.transport('wss://project.example/realtime/v1')
  socket.dispatchEvent(new Event('close'))
  await expect.poll(() => place.asked).toEqual(LOOK)
  await expect.poll(() => place.runtime.dueTasks).toBe(0)
  expect(place.ear.heard.map(({ status }) => status)).toEqual(['online'])
  place.cut()
  socket.dispatchEvent(new Event('close'))
  await place.ear.until(({ status }) => status === 'offline')
})

test('a request that its caller called off says nothing of the connection', async () => {
  const place = open()
  const controller = new AbortController()
  place.answer = (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('off'))))
  const asked = place.line.fetch(PEOPLE, { signal: controller.signal })
  controller.abort()
  await expect(asked).rejects.toThrow('off')
  expect(place.asked).toEqual(['/rest/v1/people'])
})

test('a question that nobody answers in time is no answer', async () => {
  const place = open()
  place.answer = never
  place.hints$.next()
  place.hints$.next()
  expect([place.asked.length, place.runtime.dueTasks]).toEqual([2, 1])
  await place.runtime.advance(10_000)
  await place.ear.until(({ status }) => status === 'offline')
})

test('who has never heard of the project is told soon that nobody answers, and when somebody does', async () => {
  const place = open(false, never)
  await place.runtime.advance(2000)
  expect(place.ear.latest?.status).toBe('offline')
  await place.runtime.advance(8000)
  place.restore()
  await place.runtime.advance(1000)
  await place.ear.until(({ status }) => status === 'online')
})

test('a refusal in the words of the project is no trouble, and one in others raises the question', async () => {
  const place = open()
  place.answer = async () => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 })
  expect((await place.line.fetch(PEOPLE)).status).toBe(403)
  expect(place.asked).toEqual(['/rest/v1/people'])
  place.answer = async () => Response.json({ message: 'Forbidden' }, { status: 403 })
  expect(await (await place.line.fetch(PEOPLE)).json()).toMatchObject({ message: 'net/unavailable', details: { status: 403 } })
  await place.ear.until(({ status }) => status === 'offline')
})

test.each([
  ['/rest/v1/people', 200, '<!doctype html><title>Sign in</title>'],
  ['/rest/v1/people', 200, ''],
  ['/rest/v1/people', 204, null],
  ['/functions/v1/invite-member', 200, 'no JSON'],
  ['/functions/v1/invite-member', 204, null],
])('%s: %i as JSON that is none is no answer of the project', async (path, status, body) => {
  const place = open()
  place.answer = async () => new Response(body, { status, headers: { 'content-type': 'application/json' } })
  expect((await place.line.fetch(`${PROJECT.url}${path}`, { method: 'POST' })).status).toBe(503)
})

test.each(['null', '0', '"text"', '[]', '{"a":1}'])('%s is whole JSON', async (body) => {
  const place = open()
  place.answer = async () => new Response(body, { headers: { 'content-type': 'application/json' } })
  expect(await (await place.line.fetch(PEOPLE)).text()).toBe(body)
})

test('a request for a token that nobody answers ends, and raises the question', async () => {
  const place = open()
  place.answer = (signal, path) => (path === '/auth/v1/token' ? never(signal) : well(signal, path))
  const asked = place.line.fetch(`${PROJECT.url}/auth/v1/token?grant_type=refresh_token`, { method: 'POST' })
  const end = asked.catch((error: unknown) => String(error))
  await place.runtime.advance(15_000)
  expect(await end).toBe('Error: late')
  expect(place.asked).toEqual(['/auth/v1/token', ...LOOK])
  await expect.poll(() => place.runtime.dueTasks).toBe(0)
})

test('a connection that is closed waits for nobody', async () => {
  const place = open()
  place.answer = never
  void place.line.fetch(`${PROJECT.url}/auth/v1/user`).catch(() => undefined)
  expect(place.runtime.dueTasks).toBe(1)
  place.line.close()
  expect(place.runtime.dueTasks).toBe(0)
  void place.line.fetch(`${PROJECT.url}/auth/v1/user`).catch(() => undefined)
  expect(place.runtime.dueTasks).toBe(0)
})

test('while it is down, what fails asks nothing', async () => {
  const place = open()
  place.cut()
  place.hints$.next()
  await place.ear.until(({ status }) => status === 'offline')
  const asked = place.asked.length
  await expect(place.line.fetch(PEOPLE)).rejects.toThrow('fetch failed')
  new place.line.transport('wss://project.example/realtime/v1').dispatchEvent(new Event('close'))
  expect(place.asked.slice(asked)).toEqual(['/rest/v1/people'])
})

test('a project of a newer schema is down, and says which', async () => {
  const place = open()
  place.answer = async (_, path) => (path === LOOK[1] ? Response.json({ schema: '999' }) : well(_, path))
  place.hints$.next()
  const down = await place.ear.until(({ status }) => status === 'offline')
  expect(down).toMatchObject({ cause: { code: 'backend/schema-mismatch', details: { found: '999' } } })
})
