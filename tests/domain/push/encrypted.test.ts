import { createECDH, createHash, randomBytes } from 'node:crypto'
import ece from 'http_ece'
import { compactVerify, importJWK } from 'jose'
import { expect, it } from 'vitest'
import { isSealable, sealed } from '../../../src/domain/use-cases/functions/push/sealed'
import { vapidHeader, vapidKeys } from '../../../src/domain/use-cases/functions/push/vapid'

const NOW = Date.UTC(2026, 10, 29)
const keysOf = (secret: string) =>
  vapidKeys({ keyFor: async (purpose) => createHash('sha256').update(`${secret} ${purpose}`).digest('hex') })

function browser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  return { keys, auth, endpoint: 'https://push.example/1', p256dh: keys.getPublicKey('base64url') }
}

it('encrypts for one browser alone, every text to the same length', async () => {
  const [one, other] = [browser(), browser()]
  const [short, long] = [await sealed(one, '{"a":1}'), await sealed(one, JSON.stringify('ä'.repeat(200)))]
  const open = (bytes: Uint8Array, by: typeof one) =>
    ece.decrypt(Buffer.from(bytes), { version: 'aes128gcm', privateKey: by.keys, authSecret: by.auth }).toString()
  expect([JSON.parse(open(short, one)), JSON.parse(open(long, one)), short.length === long.length]).toEqual([
    { a: 1 },
    'ä'.repeat(200),
    true,
  ])
  expect(() => open(short, other)).toThrow(/authenticate/)
  expect(() =>
    open(
      Uint8Array.from(short, (byte, at) => (at === short.length - 1 ? byte ^ 1 : byte)),
      one,
    ),
  ).toThrow(/authenticate/)
})

it('knows what nothing can be encrypted for', async () => {
  const keys = browser()
  expect(
    await Promise.all([keys, { ...keys, p256dh: `BA${'A'.repeat(85)}` }, { ...keys, p256dh: '' }].map((one) => isSealable(one))),
  ).toEqual([true, false, false])
})

it('signs who sends, for one push service and half a day, by a key that is always the same', async () => {
  const [keys, again, others] = await Promise.all([keysOf('ours'), keysOf('ours'), keysOf('theirs')])
  expect([keys.publicKey === again.publicKey, keys.publicKey === others.publicKey]).toEqual([true, false])
  const header = await vapidHeader('https://push.example:8443/1?a=b', { keys, now: NOW, contact: 'https://app.example' })
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await compactVerify(token, await importJWK(jwk, 'ES256'))
  expect([key, JSON.parse(new TextDecoder().decode(payload))]).toEqual([
    keys.publicKey,
    { aud: 'https://push.example:8443', exp: NOW / 1000 + 43_200, sub: 'https://app.example' },
  ])
})
