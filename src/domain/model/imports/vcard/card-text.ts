import { decode, type Decoded } from '../decode'
import { encodingNamed, type Encoding } from '../encodings'

export interface CardText {
  readonly text: string
  readonly decoded: Omit<Decoded, 'text'>
  /** A value as it stands in `text`, or the bytes that quoted-printable spelt out, as characters. */
  readonly valueOf: (raw: string, charset: string | undefined, isBytes: boolean) => string
}

/**
 * The text of a file of cards. Each property may be in a character set of its own (vCard 2.1), named or not: bytes that
 * are not UTF-8 as a whole are kept as bytes until the property is known.
 */
export function cardText(bytes: Uint8Array, options: { readonly encoding?: Encoding; readonly fallback: Encoding }): CardText {
  const { encoding, fallback } = options
  const decoded = decode(bytes, encoding === undefined ? { fallback } : { encoding })
  const { text, ...how } = decoded
  const isWhole = how.encoding.startsWith('utf-') && how.unreadable === 0
  const page = how.encoding.startsWith('utf-') ? fallback : how.encoding
  // Chosen by the person: for everything that does not say otherwise itself.
  const ofBytes = (raw: string, charset: string | undefined) => byteText(raw, encodingNamed(charset) ?? encoding ?? null, page)
  return {
    text: isWhole ? text.replace(/^\ufeff+/, '') : latin(bytes),
    decoded: how,
    valueOf: (raw, charset, isBytes) => (isBytes || !isWhole ? ofBytes(raw, charset) : raw),
  }
}

function byteText(raw: string, named: Encoding | null, fallback: Encoding): string {
  if (/^[\u0000-\u007f]*$/.test(raw)) return raw
  const bytes = Uint8Array.from({ length: raw.length }, (_, at) => raw.charCodeAt(at) & 0xff)
  return decode(bytes, named === null ? { fallback } : { encoding: named }).text
}

/** Bytes as characters of the same numbers, in pieces that fit on the stack. */
function latin(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return pieces.join('')
}
