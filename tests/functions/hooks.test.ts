import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { postingHooks } from '../../supabase/functions/_shared/hooks'

let server: Server
let origin: string
let taken: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      taken.push(`${request.method} ${request.url} ${String(request.headers['webhook-id'])} ${text}`)
      if (request.url === '/on') response.writeHead(302, { location: `${origin}/there` }).end()
      else response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  taken = []
})

const OUTER = [{ address: '93.184.216.34', family: 4 }]
const INNER = [{ address: '127.0.0.1', family: 4 }]

it('posts to an origin that is allowed, and goes nowhere that an answer leads', async () => {
  const post = postingHooks([origin])
  expect([await post(`${origin}/a`, { 'webhook-id': '1' }, 'ä'), await post(`${origin}/on`, {}, '')]).toEqual([204, 302])
  expect(taken).toEqual(['POST /a 1 ä', 'POST /on undefined '])
})

it('posts to nothing within the network, however it is written', async () => {
  const { port } = new URL(origin)
  const hosts = [
    'localhost',
    'localhost.',
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
  ]
  const post = postingHooks([])
  expect(await Promise.all(hosts.map((host) => post(`http://${host}:${port}/`, {}, '')))).toEqual(hosts.map(() => null))
  expect(taken).toEqual([])
})

it('connects to an address that was judged, though the name leads elsewhere by then', async () => {
  const answers = [OUTER, INNER]
  const post = postingHooks([], async () => answers.shift() ?? INNER)
  expect(await post(`${origin}/`, {}, '')).toBeNull()
  expect(taken).toEqual([])
})

it('has no answer for an address that cannot be asked', async () => {
  const post = postingHooks([])
  const urls = ['https://a.example:99999/', 'https://a..example/', 'ftp://a.example/', 'nonsense']
  expect(await Promise.all(urls.map((url) => post(url, {}, '')))).toEqual([null, null, null, null])
})
