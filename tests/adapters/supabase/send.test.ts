import { firstValueFrom, lastValueFrom, toArray } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { send, type Sending } from '../../../src/adapters/supabase/files/send'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const ENDPOINT = 'https://project.example/storage/v1/upload/resumable'

function sendingOver(fetch: typeof globalThis.fetch, change: Partial<Sending> = {}) {
  const runtime = new LeapingRuntime()
  let headerCalls = 0
  const sending: Sending = {
    endpoint: ENDPOINT,
    body: new Blob(['seven b']),
    metadata: { bucketName: 'attachments', objectName: 'w/people/1/2' },
    uploadId: null,
    fetch,
    runtime,
    headers: async () => {
      headerCalls += 1
      return { authorization: `Bearer ${headerCalls}` }
    },
    ...change,
  }
  return { runtime, sent$: send(sending) }
}

/** Answers as a TUS server that takes whatever comes. */
function taking(requests: string[]): typeof fetch {
  return async (input, init) => {
    const { method, url, headers } = new Request(input, { ...init, body: null })
    requests.push(`${method} ${new URL(url).pathname.split('/').at(-1)} ${headers.get('authorization')}`)
    if (method === 'POST')
      return new Response(null, {
        status: 201,
        headers: { location: `${ENDPOINT}/upload-1`, 'upload-expires': 'Sun, 22 Nov 2026 12:00:00 GMT' },
      })
    if (method === 'HEAD') return new Response(null, { headers: { 'upload-offset': '3', 'upload-length': '7' } })
    return new Response(null, { status: 204, headers: { 'upload-offset': '7' } })
  }
}

/** Never answers. */
function silence() {
  let onRequest: (signal: AbortSignal | null | undefined) => void = () => undefined
  const requested = new Promise<AbortSignal | null | undefined>((resolve) => (onRequest = resolve))
  const fetch: typeof globalThis.fetch = (_, init) => {
    onRequest(init?.signal)
    return new Promise(() => undefined)
  }
  return { fetch, requested }
}

describe('sending by TUS', () => {
  it('tells how to go on before it sends, and asks for headers at every request', async () => {
    const requests: string[] = []
    const sent = await lastValueFrom(sendingOver(taking(requests)).sent$.pipe(toArray()))
    expect(sent).toEqual([
      { kind: 'begun', uploadId: 'upload-1', expiresAt: '2026-11-22T12:00:00.000Z' },
      { kind: 'progress', sentBytes: 0 },
      { kind: 'progress', sentBytes: 7 },
    ])
    expect(requests).toEqual(['POST resumable Bearer 1', 'PATCH upload-1 Bearer 2'])
  })

  it('goes on where the backend says it was', async () => {
    const requests: string[] = []
    const sent = await lastValueFrom(sendingOver(taking(requests), { uploadId: 'upload-1' }).sent$.pipe(toArray()))
    expect(sent.slice(1)).toEqual([
      { kind: 'progress', sentBytes: 3 },
      { kind: 'progress', sentBytes: 7 },
    ])
    expect(requests).toEqual(['HEAD upload-1 Bearer 1', 'PATCH upload-1 Bearer 2'])
  })

  it('does not begin anew what it cannot go on with', async () => {
    const requests: string[] = []
    const gone: typeof fetch = async (_, init) => {
      requests.push(init?.method ?? '')
      return new Response('gone', { status: 410 })
    }
    await expect(lastValueFrom(sendingOver(gone, { uploadId: 'upload-1' }).sent$)).rejects.toThrow('410')
    expect(requests).toEqual(['HEAD'])
  })

  it('gives up when nothing moves for a minute, and leaves no timer', async () => {
    const { fetch, requested } = silence()
    const { runtime, sent$ } = sendingOver(fetch)
    const failure = firstValueFrom(sent$).catch((error: unknown) => error)
    const signal = await requested
    await runtime.advance(59_000)
    expect(signal?.aborted).toBe(false)
    await runtime.advance(1001)
    expect(await failure).toMatchObject({ code: 'net/timeout', details: { afterMs: 60_000 } })
    expect([signal?.aborted, runtime.dueTasks]).toEqual([true, 0])
  })

  it('called off, breaks off what is under way', async () => {
    const { fetch, requested } = silence()
    const { runtime, sent$ } = sendingOver(fetch)
    const sending = sent$.subscribe()
    const signal = await requested
    sending.unsubscribe()
    expect([signal?.aborted, runtime.dueTasks]).toEqual([true, 0])
  })
})
