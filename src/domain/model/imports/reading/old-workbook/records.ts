import { decode } from '../text/decode'
import { windows1252, type Encoding } from '../text/encodings'

/** The records of BIFF that are read, by what they are called in [MS-XLS]. */
export const RECORD = {
  formula: 0x0006,
  eof: 0x000a,
  dateMode: 0x0022,
  filePass: 0x002f,
  continue: 0x003c,
  codePage: 0x0042,
  boundSheet: 0x0085,
  mulRk: 0x00bd,
  rString: 0x00d6,
  xf: 0x00e0,
  mergeCells: 0x00e5,
  sst: 0x00fc,
  labelSst: 0x00fd,
  hLink: 0x01b8,
  number: 0x0203,
  label: 0x0204,
  boolErr: 0x0205,
  string: 0x0207,
  rk: 0x027e,
  format: 0x041e,
  bof: 0x0809,
} as const

/** One record: what it is, and where its content stands in the stream. */
export interface BiffRecord {
  readonly type: number
  readonly start: number
  readonly end: number
}

/** @param start of its content; what does not lie within the stream is an end */
export function recordAt(view: DataView, start: number): BiffRecord {
  const end = start <= view.byteLength ? start + view.getUint16(start - 2, true) : Infinity
  return end > view.byteLength ? { type: RECORD.eof, start, end } : { type: view.getUint16(start - 4, true), start, end }
}

/** The records from a place on, to the end of what begins there: charts within a sheet are gone over. */
export function* recordsFrom(view: DataView, offset: number): Generator<BiffRecord> {
  let depth = 0
  for (let record = recordAt(view, offset + 4); record.end <= view.byteLength; record = recordAt(view, record.end + 4)) {
    if (record.type === RECORD.bof) depth += 1
    if (record.type === RECORD.eof) depth -= 1
    if (depth <= 0) return
    if (depth === 1) yield record
  }
}

/** The content of a record and of those that continue it, read from its start on. Past its end everything is 0. */
export class RecordReader {
  private readonly view: DataView
  /** For the texts of versions 5 and 7, which are in no Unicode encoding; `null`: version 8. */
  private readonly encoding: Encoding | null
  private at: number
  private end: number
  isAtEnd = false

  constructor(view: DataView, { start, end }: Pick<BiffRecord, 'start' | 'end'>, encoding: Encoding | null) {
    this.view = view
    this.encoding = encoding
    this.at = start
    this.end = end
  }

  u8(): number {
    if (this.at >= this.end && !this.goOn()) return 0
    this.at += 1
    return this.view.getUint8(this.at - 1)
  }

  u16(): number {
    return this.u8() + this.u8() * 0x100
  }

  u32(): number {
    return this.u16() + this.u16() * 0x1_0000
  }

  f64(): number {
    const bytes = Uint8Array.from({ length: 8 }, () => this.u8())
    return new DataView(bytes.buffer).getFloat64(0, true)
  }

  /** A number in 30 bits: whole or the upper half of a double, and as it is or a hundred times too large. */
  rk(): number {
    const raw = this.u32()
    const upper = new DataView(new ArrayBuffer(8))
    upper.setUint32(4, raw & 0xffff_fffc, true)
    const value = (raw & 2) === 0 ? upper.getFloat64(0, true) : (raw | 0) >> 2
    return (raw & 1) === 0 ? value : value / 100
  }

  skip(count: number): void {
    let left = count
    while (left > 0 && !this.isAtEnd) {
      const part = Math.min(left, this.end - this.at)
      this.at += part
      left -= part
      if (left > 0 && !this.goOn()) return
    }
  }

  /** @param lengthBytes of the number of its letters, which stands before it */
  text(lengthBytes: 1 | 2): string {
    const length = lengthBytes === 1 ? this.u8() : this.u16()
    if (this.encoding !== null) return decode(this.bytes(length), { encoding: this.encoding }).text
    const flags = this.u8()
    const runs = (flags & 8) === 0 ? 0 : this.u16()
    const spoken = (flags & 4) === 0 ? 0 : this.u32()
    const text = this.letters(length, (flags & 1) === 1)
    this.skip(runs * 4 + spoken)
    return text
  }

  bytes(count: number): Uint8Array {
    const part = Math.max(0, Math.min(count, this.end - this.at))
    this.at += part
    return new Uint8Array(this.view.buffer, this.view.byteOffset + this.at - part, part)
  }

  /** Letters of two bytes. Half of one that takes two of them stays as it is: the other may be in the next record. */
  wide(length: number): string {
    const bytes = this.bytes(length * 2)
    const units: string[] = []
    for (let at = 0; at + 1 < bytes.length; at += 2)
      units.push(String.fromCharCode((bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 0x100))
    return units.join('')
  }

  /** Letters that go on in the next record begin with a word on how they stand there. */
  private letters(length: number, isWide: boolean): string {
    let text = ''
    for (let left = length, wide = isWide; left > 0;) {
      const part = Math.min(left, (this.end - this.at) >> (wide ? 1 : 0))
      text += wide ? this.wide(part) : windows1252(this.bytes(part))
      left -= part
      if (left === 0) return text
      if (!this.goOn()) return text
      wide = (this.u8() & 1) === 1
    }
    return text
  }

  /** To the next record that continues this one and is not empty. */
  private goOn(): boolean {
    do {
      const next = recordAt(this.view, this.end + 4)
      this.isAtEnd = next.type !== RECORD.continue
      if (this.isAtEnd) return false
      this.at = next.start
      this.end = next.end
    } while (this.at === this.end)
    return true
  }
}
