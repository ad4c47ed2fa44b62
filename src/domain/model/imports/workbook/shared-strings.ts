import type { Unpacked } from '../zip/unpack'
import type { ZipEntry } from '../zip/zip-entries'
import { readXml } from './read-xml'
import { RichText } from './rich-text'

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
