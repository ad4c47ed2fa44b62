/** One file in a ZIP archive, as its table of contents says: the sizes are claims. */
export interface ZipEntry {
  readonly name: string
  /** 0: stored, 8: deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedSize: number
  readonly size: number
  /** Of its own header in the archive. */
  readonly offset: number
}

/** More are no workbook that people made. */
const MOST = 10_000

/** The table of contents at the end of an archive; `null`: there is none that can be read (cut off, damaged). */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  if (end === null) return null
  const count = Math.min(view.getUint16(end + 10, true), MOST)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  if (at === FULL_32) at = zip64Start(view, end) ?? FULL_32
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return null
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const next = at + 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
    if (next > view.byteLength) return null
    entries.push(entryAt(bytes, view, at))
    at = next
  }
  return entries
}

const FULL_32 = 0xffff_ffff

/** Searched from the end: a comment may follow it. */
function endRecord(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= least; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at
  return null
}

/** Where the table of contents of a 64-bit archive starts; some programs write those however small they are. */
function zip64Start(view: DataView, end: number): number | null {
  const locator = end - 20
  if (locator < 0 || view.getUint32(locator, true) !== 0x07064b50) return null
  const record = Number(view.getBigUint64(locator + 8, true))
  if (record + 56 > view.byteLength || view.getUint32(record, true) !== 0x06064b50) return null
  return Number(view.getBigUint64(record + 48, true))
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const nameLength = view.getUint16(at + 28, true)
  const sizes = {
    size: view.getUint32(at + 24, true),
    packed: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  }
  const long = longSizes(view, at + 46 + nameLength, view.getUint16(at + 30, true), sizes)
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedSize: long.packed,
    size: long.size,
    offset: long.offset,
  }
}

interface Sizes {
  readonly size: number
  readonly packed: number
  readonly offset: number
}

/** The extra field 1 holds, in this order, what does not fit in 32 bits. */
function longSizes(view: DataView, from: number, length: number, sizes: Sizes): Sizes {
  for (let at = from; at + 4 <= from + length;) {
    const size = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === 1) {
      let field = at + 4
      const long = (value: number) => {
        if (value !== FULL_32 || field + 8 > at + 4 + size) return value
        field += 8
        return Number(view.getBigUint64(field - 8, true))
      }
      return { size: long(sizes.size), packed: long(sizes.packed), offset: long(sizes.offset) }
    }
    at += 4 + size
  }
  return sizes
}
