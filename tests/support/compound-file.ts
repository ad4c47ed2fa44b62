const SECTOR = 512
const SHORT = 64
const CUTOFF = 4096
const END = 0xffff_fffe
const FREE = 0xffff_ffff

/** A compound file (MS-CFB) of one stream; one that is shorter than 4096 bytes is filled up to them, unless it is to stay short. */
export function compoundFile(name: string, content: Uint8Array, { isShort = false } = {}): Uint8Array {
  const isMini = isShort && content.length < CUTOFF
  const stream = isMini ? content : padded(content, Math.max(CUTOFF, content.length))
  const count = (bytes: number) => Math.ceil(bytes / SECTOR)
  const shorts = Math.ceil(stream.length / SHORT)
  // The sectors: directory, those of the stream, of what follows what among short ones, and of what follows what.
  const dataAt = 1
  const miniAt = dataAt + count(stream.length)
  const miniSectors = isMini ? count(shorts * 4) : 0
  const fatAt = miniAt + miniSectors
  const fatSectors = Math.ceil((fatAt + 1) / (SECTOR / 4 - 1))
  const total = fatAt + fatSectors
  const bytes = new Uint8Array((total + 1) * SECTOR)
  const view = new DataView(bytes.buffer)
  const put = (at: number, numbers: readonly number[]) => numbers.forEach((n, index) => view.setUint32(at + index * 4, n, true))
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  put(24, [0x0003_003e, 0x0009_fffe, 6])
  put(44, [fatSectors, 0, 0, CUTOFF, isMini ? miniAt : END, miniSectors, END, 0])
  put(
    76,
    Array.from({ length: 109 }, (_, at) => (at < fatSectors ? fatAt + at : FREE)),
  )
  const sectorAt = (sector: number) => (sector + 1) * SECTOR
  const root = { name: 'Root Entry', kind: 5, child: 1, start: isMini ? dataAt : END, size: isMini ? shorts * SHORT : 0 }
  const entries = [root, { name, kind: 2, child: FREE, start: isMini ? 0 : dataAt, size: stream.length }]
  for (const [at, entry] of entries.entries()) {
    const from = sectorAt(0) + at * 128
    entry.name.split('').forEach((letter, index) => view.setUint16(from + index * 2, letter.charCodeAt(0), true))
    view.setUint16(from + 64, entry.name.length * 2 + 2, true)
    bytes[from + 66] = entry.kind
    put(from + 68, [FREE, FREE, entry.child])
    put(from + 116, [entry.start, entry.size])
  }
  bytes.set(stream, sectorAt(dataAt))
  if (isMini) put(sectorAt(miniAt), chain(0, shorts))
  const fat = [END, ...chain(dataAt, count(stream.length)), ...(isMini ? chain(miniAt, miniSectors) : [])]
  put(sectorAt(fatAt), [...fat, ...Array.from({ length: fatSectors }, () => 0xffff_fffd)])
  return bytes
}

function chain(from: number, length: number): readonly number[] {
  return Array.from({ length }, (_, at) => (at === length - 1 ? END : from + at + 1))
}

function padded(content: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length)
  whole.set(content)
  return whole
}
