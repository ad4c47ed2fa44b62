import { joinBytes } from '../join-bytes'

/** Where a chain ends, in place of the next sector. */
const END = 0xffff_fffa
const ENTRY = 128
const HEADER_CHAINS = 109

/**
 * One stream of a compound file (MS-CFB), which old Office programs keep their documents in: a little file system of sectors
 * of equal size, each of which names the next.
 *
 * @param names of which one is wanted, the first before the others; streams in folders are those of embedded documents
 * @returns `null`: there is none, or the file is damaged
 */
export function compoundStream(bytes: Uint8Array, names: readonly string[]): Uint8Array | null {
  const file = new CompoundFile(bytes)
  const entries = file.rootEntries()
  const entry = names.map((name) => entries.find((candidate) => candidate.name === name)).find((found) => found !== undefined)
  return entry === undefined ? null : file.read(entry)
}

interface Entry {
  readonly name: string
  readonly start: number
  readonly size: number
}

class CompoundFile {
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly shift: number
  private readonly fat: readonly number[]
  private readonly directory: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const shift = this.at(30, 2)
    this.shift = shift === 12 ? 12 : 9
    this.fat = this.fatSectors().flatMap((sector) => this.numbers(this.sector(sector)))
    this.directory = this.chained(this.at(48), this.fat, (sector) => this.sector(sector))
  }

  /** Entries that stand in no folder: the root names one, and each its neighbours. */
  rootEntries(): readonly Entry[] {
    const found: Entry[] = []
    const seen = new Set<number>()
    const open = [this.numberAt(0, 76)]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id) || (id + 1) * ENTRY > this.directory.length) continue
      seen.add(id)
      const isStream = this.directory[id * ENTRY + 66] === 2
      if (isStream) found.push(this.entry(id))
      open.push(this.numberAt(id, 68), this.numberAt(id, 72))
    }
    return found
  }

  /** Short streams stand together in one of the root. */
  read({ start, size }: Entry): Uint8Array | null {
    const whole = size < this.at(56) ? this.shortStream(start) : this.chained(start, this.fat, (sector) => this.sector(sector))
    return whole.length < size ? null : whole.subarray(0, size)
  }

  private shortStream(start: number): Uint8Array {
    const fat = this.numbers(this.chained(this.at(60), this.fat, (sector) => this.sector(sector)))
    const { start: first } = this.entry(0)
    const store = this.chained(first, this.fat, (sector) => this.sector(sector))
    return this.chained(start, fat, (sector) => store.subarray(sector * 64, sector * 64 + 64))
  }

  private entry(id: number): Entry {
    const from = id * ENTRY
    const length = Math.min(64, (this.directory[from + 64] ?? 0) - 2)
    const name = new TextDecoder('utf-16le').decode(this.directory.subarray(from, from + Math.max(0, length)))
    return { name, start: this.numberAt(id, 116), size: this.numberAt(id, 120) }
  }

  /** The sectors that say of each which one follows: the first in the header, further ones in a chain of their own. */
  private fatSectors(): readonly number[] {
    const sectors = Array.from({ length: HEADER_CHAINS }, (_, at) => this.at(76 + at * 4))
    const perSector = 2 ** this.shift / 4 - 1
    const most = this.bytes.length >> this.shift
    for (let next = this.at(68), read = 0; next < END && read < most; read += 1) {
      const numbers = this.numbers(this.sector(next))
      sectors.push(...numbers.slice(0, perSector))
      next = numbers[perSector] ?? END
    }
    return sectors.filter((sector) => sector < END).slice(0, most)
  }

  /** A chain put together. One that runs in a circle ends when it is as long as the file. */
  private chained(start: number, next: readonly number[], piece: (at: number) => Uint8Array): Uint8Array {
    const pieces: Uint8Array[] = []
    let length = 0
    for (let at = start; at < next.length && length <= this.bytes.length; at = next[at] ?? END) {
      const part = piece(at)
      if (part.length === 0) break
      pieces.push(part)
      length += part.length
    }
    return joinBytes(pieces)
  }

  private sector(at: number): Uint8Array {
    const from = (at + 1) * 2 ** this.shift
    return this.bytes.subarray(from, from + 2 ** this.shift)
  }

  private numbers(part: Uint8Array): readonly number[] {
    const view = new DataView(part.buffer, part.byteOffset, part.byteLength)
    return Array.from({ length: part.length >> 2 }, (_, at) => view.getUint32(at * 4, true))
  }

  private numberAt(id: number, offset: number): number {
    return this.numbers(this.directory.subarray(id * ENTRY + offset, id * ENTRY + offset + 4))[0] ?? END
  }

  private at(offset: number, size: 2 | 4 = 4): number {
    if (offset + size > this.bytes.length) return END
    return size === 2 ? this.view.getUint16(offset, true) : this.view.getUint32(offset, true)
  }
}
