import type { Id } from './id'

const VERSION_7 = 0x70
const VARIANT_10 = 0x80

/**
 * Builds a UUIDv7 (RFC 9562, 5.7).
 *
 * @param ms milliseconds since the epoch, 48 bits
 * @param random 10 random bytes
 */
export function uuid7(ms: number, random: Uint8Array): Id {
  const bytes = new Uint8Array(16)
  let rest = ms
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = VERSION_7 | (byteAt(bytes, 6) & 0x0f)
  bytes[8] = VARIANT_10 | (byteAt(bytes, 8) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const text = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  return text as Id
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}
