import { expect, test } from 'vitest'
import { Calls } from '../../../src/adapters/cloudflare/calls'
import { bytesIn } from '../../../src/adapters/cloudflare/faults'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const ONCE = { isRepeatable: false }
const PAGE = '<!doctype html><title>Sign in</title>'

/** Calls that are answered with these, one after another; the last is repeated. */
function answered(...answers: readonly (() => Response | Promise<Response>)[]) {
  const runtime = new LeapingRuntime()
  const [requests, told, refused]: [Request[], string[], unknown[]] = [[], [], []]
  const calls = new Calls({
    url: 'https://crm.example',
    runtime,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (answer === undefined) throw new TypeError('fetch failed')
      return answer()
    },
    connection: { answered: () => told.push('answered'), failed: () => told.push('failed') },
  })
  calls.refusals$.subscribe(({ code }) => refused.push(code))
  return { calls, runtime, requests, told, refused }
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}) {
  return () => Response.json(body, { status, headers })
}

function html(status: number) {
  return () => new Response(PAGE, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Begins, and breaks off. */
function broken() {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"value":')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

test('a call posts its input and gives what the answer holds', async () => {
  const { calls, requests, told } = answered(json({ value: { items: [] } }))
  expect(await calls.call('records', 'list', { limit: 1 }, ONCE)).toEqual({ items: [] })
  const [request] = requests
  expect([request?.method, request?.url, request?.credentials, await request?.json(), told]).toEqual([
    'POST',
    'https://crm.example/api/records/list',
    'same-origin',
    { limit: 1 },
    ['answered'],
  ])
})

test('a refusal of the backend comes as it is', async () => {
  const error = { code: 'record/in-use', details: { collection: 'stages', usedBy: 'deals' } }
  const { calls, told, refused } = answered(json({ error }, 409))
  await expect(calls.call('records', 'commit', {}, ONCE)).rejects.toMatchObject({ ...error, name: 'PortError' })
  expect([told, refused]).toEqual([['answered'], []])
})

test('a refusal of a newer backend is unexpected, and never repeated', async () => {
  const { calls, requests } = answered(json({ error: { code: 'record/locked', details: {} } }, 423))
  const call = calls.call('records', 'commit', {}, { isRepeatable: true })
  await expect(call).rejects.toMatchObject({ code: 'internal/unexpected', details: { source: 'cloudflare' } })
  expect(requests).toHaveLength(1)
})

test('that nobody is signed in is told to whoever keeps the session', async () => {
  const { calls, refused } = answered(json({ error: { code: 'auth/signed-out', details: { reason: 'revoked' } } }, 401))
  await expect(calls.call('records', 'list', {}, ONCE)).rejects.toMatchObject({ details: { reason: 'revoked' } })
  expect(refused).toEqual(['auth/signed-out'])
  await expect(calls.look()).rejects.toMatchObject({ code: 'auth/signed-out' })
  expect(refused).toHaveLength(1)
})

test.each([
  ['a page that wants a sign-in', html(200), 200],
  ['a page of a gateway', html(502), 502],
  ['a bill', html(402), 402],
  ['a refusal in other words', json({ message: 'Forbidden' }, 403), 403],
  ['a refusal with half of the form', json({ error: { code: 'access/denied' } }, 403), 403],
  ['JSON of something else', json({ items: [] }), 200],
  ['nothing', () => new Response(null, { status: 204 }), 204],
  ['half an answer', broken, 200],
])('%s is no answer of the backend', async (_, answer, status) => {
  const { calls, told } = answered(answer)
  await expect(calls.call('records', 'list', {}, ONCE)).rejects.toMatchObject({ code: 'net/unavailable', details: { status } })
  expect(told).toEqual(['failed'])
})

test.each([
  [{ 'retry-after': '90' }, 90_000],
  [{ 'retry-after': 'Sat, 28 Nov 2026 12:00:00 GMT' }, 5000],
  [{}, 5000],
])('a gateway that throttles with %o is obeyed', async (headers: Record<string, string>, retryAfterMs) => {
  const { calls, told } = answered(() => new Response(PAGE, { status: 429, headers }))
  const call = calls.call('records', 'list', {}, ONCE)
  await expect(call).rejects.toMatchObject({ code: 'net/throttled', details: { retryAfterMs } })
  expect(told).toEqual(['answered'])
})

test('what may be carried out twice is repeated, and nothing else', async () => {
  const answers = [html(503), html(503), json({ value: 1 })]
  expect(await answered(...answers).calls.call('records', 'list', {}, { isRepeatable: true })).toBe(1)
  const once = answered(...answers)
  await expect(once.calls.call('records', 'list', {}, ONCE)).rejects.toMatchObject({ code: 'net/unavailable' })
  expect(once.requests).toHaveLength(1)
})

test('no answer at all is no connection', async () => {
  const { calls, told } = answered()
  await expect(calls.call('records', 'list', {}, ONCE)).rejects.toMatchObject({ code: 'net/offline' })
  expect(told).toEqual(['failed'])
})

test('a call that was called off says nothing of the connection', async () => {
  const { calls, told, runtime } = answered(() => new Promise(() => undefined))
  const controller = new AbortController()
  const call = calls.call('records', 'list', {}, { ...ONCE, options: { signal: controller.signal } })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'call/cancelled' })
  expect([told, runtime.dueTasks]).toEqual([[], 0])
})

test('input that is no JSON is refused with an error of the port', async () => {
  const { calls, requests } = answered(json({ value: 1 }))
  await expect(calls.call('records', 'commit', { amount: 1n }, ONCE)).rejects.toMatchObject({ code: 'internal/unexpected' })
  expect(requests).toEqual([])
})

test('a file is read as a whole, whatever it holds, but for a page', async () => {
  const file = answered(() => new Response('{"error":7}', { headers: { 'content-type': 'application/json' } }))
  expect(await (await file.calls.send('/api/files/w/a', {}, ONCE, bytesIn)).text()).toBe('{"error":7}')
  for (const answer of [html(200), broken]) {
    const { calls } = answered(answer)
    const call = calls.send('/api/files/w/a', {}, ONCE, bytesIn)
    await expect(call).rejects.toMatchObject({ code: 'net/unavailable' })
  }
  const missing = answered(json({ error: { code: 'file/missing', details: { path: 'a' } } }, 404))
  const call = missing.calls.send('/api/files/w/a', {}, ONCE, bytesIn)
  await expect(call).rejects.toMatchObject({ code: 'file/missing' })
})

test('whoever closes the tab waits for no look at the session', async () => {
  const { calls, runtime } = answered(() => new Promise(() => undefined))
  const looking = calls.look()
  calls.close()
  await expect(looking).rejects.toMatchObject({ code: 'call/cancelled' })
  expect(runtime.dueTasks).toBe(0)
})
