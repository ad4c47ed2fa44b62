import type { Brand } from './brand'

/** UUIDv7 (RFC 9562, 5.7), lower case. Made by the client, so that a create can be sent again. */
export type Id = Brand<string, 'Id'>

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(value: unknown): value is Id {
  return typeof value === 'string' && UUID.test(value)
}

const VERSION_7 = 0x70
const VARIANT_10 = 0x80

const DASH = '-'.charCodeAt(0)
const DIGITS = codesOf('0123456789abcdef')

/*
 * Shared buffers: an import makes hundreds of thousands of ids, and each object made for one is garbage.
 */
const bytes = new Uint8Array(16)
const text = codesOf('00000000-0000-0000-0000-000000000000')
/** Where in the text the digits are. */
const POSITIONS = text.flatMap((code, index) => (code === DASH ? [] : [index]))

/**
 * Builds a UUIDv7 (RFC 9562, 5.7).
 *
 * @param ms milliseconds since the epoch, 48 bits
 * @param random 10 random bytes
 */
export function uuid7(ms: number, random: Uint8Array): Id {
  let rest = ms
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  for (let index = 0; index < 10; index += 1) bytes[index + 6] = byteAt(random, index)
  bytes[6] = VERSION_7 | (byteAt(bytes, 6) & 0x0f)
  bytes[8] = VARIANT_10 | (byteAt(bytes, 8) & 0x3f)
  for (let digit = 0; digit < POSITIONS.length; digit += 1) {
    const byte = byteAt(bytes, digit >> 1)
    text[POSITIONS[digit] ?? 0] = DIGITS[digit % 2 === 0 ? byte >> 4 : byte & 0x0f] ?? 0
  }
  return String.fromCharCode(...text) as Id
}

function byteAt(from: Uint8Array, index: number): number {
  return from[index] ?? 0
}

function codesOf(characters: string): number[] {
  return Array.from(characters, (character) => character.charCodeAt(0))
}
