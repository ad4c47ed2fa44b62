import type { ZipEntry } from '../zip/zip-entries'
import { builtInFormat, numberFormat, type NumberFormat } from './number-format'
import { readXml } from './read-xml'

const MOST = 64 * 1024 * 1024

/** How numbers are shown, by the index of a cell's style. */
export function stylesOf(bytes: Uint8Array, entry: ZipEntry | null): readonly NumberFormat[] {
  if (entry === null) return []
  const codes = new Map<number, NumberFormat>()
  const formats: NumberFormat[] = []
  let isCells = false
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), numberFormat(attributes['formatCode'] ?? ''))
    if (name === 'cellXfs') isCells = true
    if (name !== 'xf' || !isCells) return
    const id = Number(attributes['numFmtId'] ?? 0)
    formats.push(codes.get(id) ?? builtInFormat(id))
  }
  const close = (name: string) => {
    if (name === 'cellXfs') isCells = false
  }
  readXml(bytes, entry, { most: MOST, taker: { open, close } })
  return formats
}
