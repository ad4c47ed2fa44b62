import { Subject } from 'rxjs'
import { afterEach, expect, test } from 'vitest'
import { Line } from '../../../src/adapters/supabase/line/line'
import type { Connection } from '../../../src/ports/events.port'
import { Ear } from '../../harness/ear'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const PROJECT = { url: 'https://project.example', publishableKey: 'sb_publishable_x' }

class Socket extends EventTarget {}

class Place {
  readonly runtime = new LeapingRuntime()
  readonly hints$ = new Subject<void>()
  readonly asked: string[] = []
  answer: (signal?: AbortSignal | null) => Promise<Response> = async () => new Response('ok')
  readonly line: Line
  readonly ear: Ear<Connection>

  constructor() {
    this.line = new Line({
      project: PROJECT,
      runtime: this.runtime,
      hints$: this.hints$,
      transport: Socket,
      fetch: (input, init) => {
        this.asked.push(new URL(input instanceof Request ? input.url : input).pathname)
        return this.answer(init?.signal)
      },
    })
    this.ear = new Ear(this.line.connection$, 1000)
  }

  cut(): void {
    this.answer = async () => {
      throw new TypeError('fetch failed')
    }
  }

  restore(status = 200): void {
    this.answer = async () => new Response(null, { status })
  }
}

const places: Place[] = []
function open(): Place {
  const place = new Place()
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

test('it is connecting until somebody has answered, whatever the answer', async () => {
  const { line, ear, ...place } = open()
  expect(ear.latest).toEqual({ status: 'connecting', attempt: 1 })
  place.answer = async () => new Response(null, { status: 503 })
  await line.fetch(`${PROJECT.url}/rest/v1/people`)
  expect(ear.latest?.status).toBe('online')
})

test('a request that fails raises the question, and the answer decides', async () => {
  const place = open()
  await place.line.fetch(PROJECT.url)
  place.cut()
  await expect(place.line.fetch(PROJECT.url)).rejects.toThrow('fetch failed')
  place.restore()
  // The question was asked while nobody was there yet.
  await place.ear.until(({ status }) => status === 'offline')
  expect(place.asked).toEqual(['/', '/', '/auth/v1/health'])
})

test('while it is down it says when it asks again, ever later, and is up with the first answer', async () => {
  const place = open()
  await place.line.fetch(PROJECT.url)
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
  place.restore(401)
  await place.runtime.advance(30_001)
  await place.ear.until(({ status }) => status === 'online')
})

test('a call that comes through says that the connection is back before anybody asks', async () => {
  const place = open()
  place.cut()
  place.hints$.next()
  const down = await place.ear.until(({ status }) => status === 'offline')
  expect(down).toMatchObject({ cause: { code: 'net/offline' } })
  place.restore()
  await place.line.fetch(PROJECT.url)
  expect(place.ear.latest?.status).toBe('online')
  expect(place.runtime.dueTasks).toBe(0)
})

test('a socket that closes is no broken connection where requests still come through', async () => {
  const place = open()
  const socket = new place.line.transport('wss://project.example/realtime/v1')
  socket.dispatchEvent(new Event('open'))
  expect(place.ear.latest?.status).toBe('online')
  socket.dispatchEvent(new Event('close'))
  await expect.poll(() => place.asked).toEqual(['/auth/v1/health'])
  await expect.poll(() => place.runtime.dueTasks).toBe(0)
  expect(place.ear.heard.map(({ status }) => status)).toEqual(['connecting', 'online'])
  place.cut()
  socket.dispatchEvent(new Event('close'))
  await place.ear.until(({ status }) => status === 'offline')
})

test('a request that its caller called off says nothing of the connection', async () => {
  const place = open()
  const controller = new AbortController()
  place.answer = (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('off'))))
  const asked = place.line.fetch(PROJECT.url, { signal: controller.signal })
  controller.abort()
  await expect(asked).rejects.toThrow('off')
  expect(place.asked).toEqual(['/'])
})

test('a question that nobody answers in time is no answer', async () => {
  const place = open()
  place.answer = (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))))
  place.hints$.next()
  place.hints$.next()
  expect([place.asked.length, place.runtime.dueTasks]).toEqual([1, 1])
  await place.runtime.advance(10_000)
  await place.ear.until(({ status }) => status === 'offline')
})
