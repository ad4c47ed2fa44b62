import { crc32 } from './crc32'

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string
  /** Text as UTF-8; read once, piece by piece. */
  readonly pieces: Iterable<string | Uint8Array<ArrayBuffer>> | AsyncIterable<string | Uint8Array<ArrayBuffer>>
}

interface Written {
  readonly name: Uint8Array<ArrayBuffer>
  readonly crc: number
  readonly size: number
  readonly packed: number
  readonly at: number
}

/** What the format holds without its extension for large files. */
const MOST = 0xffff_fffe
/** Sizes and sum come after the data (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATE = 8
const VERSION = 20

/**
 * A ZIP archive (PKWARE APPNOTE), piece by piece as its entries are read: none of them has to fit in memory. The browser's
 * own deflate packs them, beside the thread that calls.
 *
 * @param at when the entries were made, milliseconds since the epoch
 * @throws RangeError beyond 4 GiB, and what reading an entry throws
 */
export async function* writeZip(entries: Iterable<ZipEntry>, at: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const time = dosTime(at)
  const written: Written[] = []
  let offset = 0
  for (const { name, pieces } of entries) {
    const start = offset
    const bytes = new TextEncoder().encode(name)
    const head = fields([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, DEFLATE], [4, time], [12, 0], [2, bytes.length], [2, 0])
    yield head
    yield bytes
    offset += head.length + bytes.length
    const sums = { crc: 0, size: 0, packed: 0 }
    for await (const piece of packed(pieces, sums)) {
      offset += piece.length
      yield piece
    }
    if (offset > MOST || sums.size > MOST) throw new RangeError('too large for an archive')
    const tail = fields([4, 0x08074b50], [4, sums.crc], [4, sums.packed], [4, sums.size])
    yield tail
    offset += tail.length
    written.push({ ...sums, name: bytes, at: start })
  }
  const from = offset
  for (const entry of written) {
    const { crc, packed: packedSize, size, name } = entry
    const made: Field[] = [
      [4, 0x02014b50],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATE],
      [4, time],
    ]
    const line = fields(...made, [4, crc], [4, packedSize], [4, size], [2, name.length], [12, 0], [4, entry.at])
    yield line
    yield name
    offset += line.length + name.length
  }
  const count = written.length
  yield fields([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, offset - from], [4, from], [2, 0])
}

/** The whole archive at once. */
export async function zipBlob(entries: Iterable<ZipEntry>, at: number, type = 'application/zip'): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of writeZip(entries, at)) pieces.push(piece)
  return new Blob(pieces, { type })
}

interface Sums {
  crc: number
  size: number
  packed: number
}

async function* packed(pieces: ZipEntry['pieces'], sums: Sums): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const deflate = new CompressionStream('deflate-raw')
  const fed = feed(deflate.writable.getWriter(), pieces, sums)
  // What went wrong there is told below, after what was packed until then; it must not count as unhandled meanwhile.
  fed.catch(() => undefined)
  const reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> = deflate.readable.getReader()
  try {
    for (let { value } = await reader.read(); value !== undefined; { value } = await reader.read()) {
      sums.packed += value.length
      yield value
    }
  } catch {
    // Reading stops where feeding did: `fed` says why.
  }
  await fed
}

async function feed(writer: WritableStreamDefaultWriter<BufferSource>, pieces: ZipEntry['pieces'], sums: Sums): Promise<void> {
  const encoder = new TextEncoder()
  try {
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? encoder.encode(piece) : piece
      sums.crc = crc32(bytes, sums.crc)
      sums.size += bytes.length
      await writer.write(bytes)
    }
    await writer.close()
  } catch (error) {
    await writer.abort(error)
    throw error
  }
}

/** Bytes, and the number that is in them, the lowest byte first. */
type Field = readonly [length: number, value: number]

function fields(...parts: readonly Field[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap(([length, value]) => Array.from({ length }, (_, byte) => (byte < 4 ? (value >>> (8 * byte)) & 0xff : 0))),
  )
}

function dosTime(ms: number): number {
  const date = new Date(ms)
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
