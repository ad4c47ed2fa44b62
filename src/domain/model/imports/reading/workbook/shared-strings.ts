import { LIMITS } from '../../../records/limits'
import type { Unpacked } from '../zip/unpack'
import type { ZipEntry } from '../zip/zip-entries'
import { readXml } from './read-xml'

/** More text than a file that is no archive may have, several times over. */
const MOST = 400 * 1024 * 1024

/** Texts that cells name by number, each kept once. */
export function sharedStringsOf(
  bytes: Uint8Array,
  entry: ZipEntry | null,
  onProgress: (part: number) => void,
): { readonly texts: readonly string[]; readonly result: Unpacked } {
  if (entry === null) return { texts: [], result: 'done' }
  const texts: string[] = []
  const rich = new RichText()
  const result = readXml(bytes, entry, {
    most: MOST,
    onProgress,
    taker: {
      open(name) {
        if (name === 'si') rich.start()
        rich.open(name)
      },
      text: (text) => rich.add(text),
      close(name) {
        rich.close(name)
        if (name === 'si') texts.push(rich.take())
      },
    },
  })
  return { texts, result }
}

/** Gathers the text of a cell or shared string out of its runs, as far as one may be long; how they look and are spoken is left out. */
export class RichText {
  private text = ''
  private isText = false
  private spoken = 0

  start(): void {
    this.text = ''
    this.isText = false
    this.spoken = 0
  }

  open(name: string): void {
    if (name === 'rPh') this.spoken += 1
    else if (name === 't' || name === 'v') this.isText = this.spoken === 0
  }

  add(text: string): void {
    if (this.isText && this.text.length <= LIMITS.importCellBytes) this.text += text
  }

  close(name: string): void {
    if (name === 'rPh') this.spoken -= 1
    else if (name === 't' || name === 'v') this.isText = false
  }

  /** With the characters that XML cannot hold, which stand as `_x000D_`. */
  take(): string {
    return this.text.includes('_x')
      ? this.text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : this.text
  }
}
