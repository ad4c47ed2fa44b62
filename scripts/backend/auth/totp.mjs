import { createHmac, randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD_MS = 30_000

export function newSecret() {
  return Array.from(randomBytes(32), (byte) => ALPHABET[byte % 32]).join('')
}

/** Whether it is the code of the current half minute, the previous or the next one (RFC 6238). */
export function isCode(secret, code, ms) {
  return [-1, 0, 1].some((step) => codeAt(secret, Math.floor(ms / PERIOD_MS) + step) === code)
}

function codeAt(secret, counter) {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g).map((eight) => Number.parseInt(eight, 2)))
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const hash = createHmac('sha1', key).update(message).digest()
  const value = hash.readUInt32BE(hash.at(-1) & 0x0f) & 0x7fffffff
  return String(value % 1_000_000).padStart(6, '0')
}
