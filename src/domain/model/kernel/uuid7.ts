import type { Id } from './id'

const VERSION_7 = 0x70
const VARIANT_10 = 0x80
/** Every byte in two digits: looking one up costs a tenth of writing it, and an import makes thousands of ids. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

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
  let text = ''
  for (let index = 0; index < 16; index += 1) {
    if (index === 4 || index === 6 || index === 8 || index === 10) text += '-'
    text += HEX[byteAt(bytes, index)]
  }
  return text as Id
}

function byteAt(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}
