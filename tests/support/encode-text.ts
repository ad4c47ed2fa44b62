export type WideEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'utf-32le' | 'utf-32be'

/** The bytes of a text; a mark is written where the text begins with U+FEFF. */
export function encode(text: string, encoding: WideEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const units = encoding.startsWith('utf-16')
    ? Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
    : Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const size = encoding.startsWith('utf-16') ? 2 : 4
  const view = new DataView(new ArrayBuffer(units.length * size))
  for (const [at, unit] of units.entries()) {
    if (size === 2) view.setUint16(at * 2, unit, encoding === 'utf-16le')
    else view.setUint32(at * 4, unit, encoding === 'utf-32le')
  }
  return new Uint8Array(view.buffer)
}

/** For texts of the characters that Windows-1252 has. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const byte = WINDOWS_1252.get(character)
    if (byte === undefined) throw new Error(`Windows-1252 has no ${character}`)
    return byte
  })
}

const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const WINDOWS_1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [UPPER[byte - 0x80] ?? String.fromCharCode(byte), byte] as const),
)
