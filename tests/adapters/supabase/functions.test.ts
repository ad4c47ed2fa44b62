import { describe, expect, it } from 'vitest'
import ws from 'ws'
import { openSupabase } from '../../../src/adapters/supabase/client'
import { SupabaseFunctions } from '../../../src/adapters/supabase/functions/supabase-functions'
import type { Id } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { LeapingRuntime } from '../../harness/leaping-runtime'

const KEY = mutationIdOf('0192f000-0000-7000-8000-000000000001' as Id)

/** The port over a connection that answers as it is told, one answer a try. */
function portOver(...answers: readonly (() => Response | Promise<Response>)[]) {
  const asked: Request[] = []
  const backend = openSupabase(
    { url: 'https://project.example', publishableKey: 'sb_publishable_x' },
    {
      transport: ws,
      storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
      fetch: async (input, init) => {
        asked.push(new Request(input, init))
        const answer = answers[asked.length - 1]
        if (answer === undefined) throw new Error('asked once too often')
        return answer()
      },
    },
  )
  const port = new SupabaseFunctions(backend, new LeapingRuntime())
  const call = (options: { signal?: AbortSignal } = {}) =>
    port.call('accept-invitation', { token: 'secret' }, { mutationId: KEY, ...options })
  return { asked, call }
}

const json = (status: number, body: unknown) => () => Response.json(body, { status })
const fault = (status: number, code: string, details: object = {}) => json(status, { error: { code, details } })

describe('the functions of a Supabase project', () => {
  it('carry the key and the input, and give back the answer', async () => {
    const { asked, call } = portOver(json(200, { ok: false, refusal: 'invitation-unknown' }))
    expect(await call()).toEqual({ ok: false, refusal: 'invitation-unknown' })
    const request = asked[0]!
    expect({ url: request.url, method: request.method, key: request.headers.get('idempotency-key') }).toEqual({
      url: 'https://project.example/functions/v1/accept-invitation',
      method: 'POST',
      key: KEY,
    })
    expect(await request.json()).toEqual({ token: 'secret' })
  })

  it('reject with the fault that the function names', async () => {
    const details = { fields: { token: { rule: 'required' } } }
    await expect(portOver(fault(422, 'record/invalid', details)).call()).rejects.toMatchObject({
      code: 'record/invalid',
      details,
    })
    await expect(portOver(fault(401, 'auth/signed-out', { reason: 'revoked' })).call()).rejects.toMatchObject({
      code: 'auth/signed-out',
      details: { reason: 'revoked' },
    })
  })

  it('are asked again, with the same key, after a failure that may pass', async () => {
    const { asked, call } = portOver(
      fault(503, 'net/unavailable'),
      () => new Response('<html>bad gateway</html>', { status: 502 }),
      json(200, { ok: true, value: { workspaceId: KEY } }),
    )
    expect(await call()).toMatchObject({ ok: true })
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual([KEY, KEY, KEY])
  })

  it('are not asked again after a refusal', async () => {
    const { asked, call } = portOver(fault(403, 'access/denied', { action: 'invite-member' }))
    await expect(call()).rejects.toMatchObject({ code: 'access/denied' })
    expect(asked).toHaveLength(1)
  })

  it('that are not deployed are a capability that is missing', async () => {
    await expect(portOver(json(404, { message: 'Requested function was not found' })).call()).rejects.toMatchObject({
      code: 'capability/missing',
      details: { capability: 'accept-invitation' },
    })
  })

  it('say that there is no connection, and that an answer is none of ours', async () => {
    const dead = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(portOver(dead, dead, dead).call()).rejects.toMatchObject({ code: 'net/offline' })
    await expect(portOver(() => new Response('hello')).call()).rejects.toMatchObject({ code: 'internal/unexpected' })
  })

  it('are called off by the caller', async () => {
    const abort = new AbortController()
    const call = portOver(() => new Promise(() => {})).call({ signal: abort.signal })
    abort.abort()
    await expect(call).rejects.toMatchObject({ code: 'call/cancelled' })
  })
})
