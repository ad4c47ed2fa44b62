import type { RecordReader } from './records'

/** The class of addresses, after [MS-OSHARED] 2.3.7.6; others are paths on somebody's disk. */
const URL_MONIKER = 'e0c9ea79f9bace118c8200aa004ba90b'

/** Where the link of an HLink record leads, from behind its cells; `null`: to no address. */
export function linkTarget(reader: RecordReader): string | null {
  reader.skip(20)
  const flags = reader.u32()
  const [hasTarget, isText, hasShown, hasFrame] = [1, 0x100, 0x10, 0x80].map((flag) => (flags & flag) !== 0)
  if (hasShown === true) reader.skip(reader.u32() * 2)
  if (hasFrame === true) reader.skip(reader.u32() * 2)
  if (hasTarget !== true) return null
  if (isText === true) return ended(reader.wide(reader.u32()))
  const kind = Array.from(reader.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return kind === URL_MONIKER ? ended(reader.wide(Math.floor(reader.u32() / 2))) : null
}

function ended(text: string): string {
  const end = text.indexOf('\u0000')
  return end === -1 ? text : text.slice(0, end)
}
