import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openGateway, type Gateway } from '../../scripts/backend/gateway.mjs'

const APP = 'https://crm.example.com'

/** The keys of the local backend are published, and a mailbox is beside it. */
describe('the gateway of the local backend', () => {
  let gateway: Gateway
  let upgrades = 0
  beforeAll(async () => {
    gateway = await openGateway({ appUrl: APP, log() {} })
    gateway.serve({
      '/auth': {
        async handle(_, response) {
          response.end('mail')
        },
        upgrade(_, socket) {
          upgrades += 1
          socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
        },
      },
    })
  })
  afterAll(() => gateway.close())

  it.each([APP, 'http://127.0.0.1:47180', 'http://localhost:5173', 'http://[::1]:1'])(
    'lets a page of %s read',
    async (origin) => {
      const { status, headers, body } = await ask({ origin })
      expect([status, headers['access-control-allow-origin'], body]).toEqual([200, origin, 'mail'])
      expect((await ask({ origin }, 'OPTIONS')).headers['access-control-allow-origin']).toBe(origin)
    },
  )

  it.each(['https://evil.example', 'http://crm.example.com', 'http://127.0.0.1.evil.example', 'null', 'file://'])(
    'does nothing for a page of %s',
    async (origin) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const { status, headers, body } = await ask({ origin }, method)
        expect([status, headers['access-control-allow-origin'], body.includes('mail')]).toEqual([403, undefined, false])
      }
    },
  )

  it.each(['evil.example', '127.0.0.1.evil.example:80', '192.168.1.7'])('does nothing under the name %s', async (host) => {
    const { status, body } = await ask({ host })
    expect([status, body.includes('mail')]).toEqual([421, false])
  })

  it('answers programs, which have no origin', async () => {
    expect(await ask({})).toMatchObject({ status: 200, body: 'mail' })
  })

  it('opens no socket to a page of a stranger, nor under another name', async () => {
    const upgrade = { connection: 'upgrade', upgrade: 'websocket' }
    for (const headers of [{ origin: 'https://evil.example' }, { host: 'evil.example' }])
      await ask({ ...upgrade, ...headers }).catch(() => undefined)
    expect(upgrades).toBe(0)
    await ask({ ...upgrade, origin: APP })
    expect(upgrades).toBe(1)
  })

  function ask(headers: Readonly<Record<string, string>>, method = 'GET') {
    return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>((resolve, reject) => {
      const call = request(`${gateway.url}/auth`, { method, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (text: string) => (body += text))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      })
      call.once('error', reject)
      call.end()
    })
  }
})
