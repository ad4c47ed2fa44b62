import { compoundFile } from './compound-file'

export type OldCell =
  | string
  | number
  | boolean
  | { readonly value: number; readonly format: number }
  /** A formula and what it last came to; `error` by its number. */
  | { readonly formula: string | number | boolean | { readonly error: number } }

export interface OldWorkbook {
  readonly sheets: readonly {
    readonly name: string
    readonly isHidden?: boolean
    readonly rows: readonly (readonly (OldCell | null)[])[]
    readonly merged?: readonly (readonly [top: number, bottom: number, left: number, right: number])[]
    readonly links?: readonly { readonly row: number; readonly column: number; readonly target: string }[]
  }[]
  readonly is1904?: boolean
  readonly formats?: readonly string[]
  /** Bytes of a record that the shared texts are broken into. */
  readonly recordBytes?: number
  /** Cells from the last row up, which no program writes and the format allows. */
  readonly isFromBelow?: boolean
  readonly isLocked?: boolean
  /** Left as short as it is, and so kept among the short streams. */
  readonly isShort?: boolean
}

/** A workbook of Excel 97 to 2003 (XLS), as small as a program would write it. */
export function writeOldWorkbook(workbook: OldWorkbook): Uint8Array {
  const { sheets, formats = [], recordBytes = 8000, is1904 = false, isLocked = false, isShort = false } = workbook
  const texts = new Map<string, number>()
  const bodies = sheets.map((sheet) => sheetRecords(sheet, texts, workbook.isFromBelow === true))
  const globals = (offsets: readonly number[]) => [
    ...record(0x0809, u16(0x0600), u16(5), zeros(12)),
    ...(isLocked ? record(0x002f, u16(0)) : []),
    ...record(0x0022, u16(is1904 ? 1 : 0)),
    ...formats.flatMap((code, at) => record(0x041e, u16(200 + at), text(code))),
    ...[0, ...formats.map((_, at) => 200 + at)].flatMap((format) => record(0x00e0, u16(0), u16(format), zeros(16))),
    ...sheets.flatMap(({ name, isHidden = false }, at) =>
      record(0x0085, u32(offsets[at] ?? 0), [isHidden ? 1 : 0, 0, name.length], letters(name)),
    ),
    ...sharedTexts([...texts.keys()], recordBytes),
    ...record(0x000a),
  ]
  const length = globals([]).length
  const offsets = bodies.map((_, at) => bodies.slice(0, at).reduce((sum, body) => sum + body.length, length))
  return compoundFile('Workbook', Uint8Array.from([...globals(offsets), ...bodies.flat()]), { isShort })
}

function sheetRecords(
  { rows, merged = [], links = [] }: OldWorkbook['sheets'][number],
  texts: Map<string, number>,
  isFromBelow: boolean,
): readonly number[] {
  const cells = rows.map((row, at) => row.flatMap((cell, column) => (cell === null ? [] : cellRecord(cell, at, column, texts))))
  return [
    ...record(0x0809, u16(0x0600), u16(0x10), zeros(12)),
    ...(isFromBelow ? cells.toReversed() : cells).flat(),
    ...(merged.length > 0 ? record(0x00e5, u16(merged.length), merged.flat().flatMap(u16)) : []),
    ...links.flatMap(({ row, column, target }) => record(0x01b8, [row, row, column, column].flatMap(u16), linkTo(target))),
    ...record(0x000a),
  ]
}

function cellRecord(cell: OldCell, row: number, column: number, texts: Map<string, number>): readonly number[] {
  const at = (style: number) => [...u16(row), ...u16(column), ...u16(style)]
  if (typeof cell === 'boolean') return record(0x0205, at(0), [cell ? 1 : 0, 0])
  if (typeof cell === 'string') {
    if (cell === '') return []
    if (!texts.has(cell)) texts.set(cell, texts.size)
    return record(0x00fd, at(0), u32(texts.get(cell) ?? 0))
  }
  // Whole numbers stand two to a record, as a row of them does.
  if (typeof cell === 'number')
    return Number.isInteger(cell) && Math.abs(cell) < 2 ** 28
      ? record(0x00bd, u16(row), u16(column), u16(0), u32(((cell << 2) | 2) >>> 0), u16(column))
      : record(0x0203, at(0), f64(cell))
  if ('value' in cell) return record(0x0203, at(cell.format + 1), f64(cell.value))
  const { formula } = cell
  const isNot = (kind: number, value = 0) => [kind, 0, value, 0, 0, 0, 0xff, 0xff]
  if (typeof formula === 'number') return record(0x0006, at(0), f64(formula), zeros(6))
  if (typeof formula === 'boolean') return record(0x0006, at(0), isNot(1, formula ? 1 : 0), zeros(6))
  if (typeof formula === 'object') return record(0x0006, at(0), isNot(2, formula.error), zeros(6))
  // Between a formula and its text may stand what it shares with others.
  return [...record(0x0006, at(0), isNot(0), zeros(6)), ...record(0x04bc, zeros(10)), ...record(0x0207, text(formula))]
}

/** Texts one after another, broken where a record is full: within a text, each further part says again how wide its letters are. */
function sharedTexts(texts: readonly string[], most: number): readonly number[] {
  const records: number[][] = [[...u32(texts.length), ...u32(texts.length)]]
  const last = () => records.at(-1) ?? []
  for (const shared of texts) {
    if (last().length + 4 > most) records.push([])
    const isWide = isWideText(shared)
    last().push(...u16(shared.length), isWide ? 1 : 0)
    for (const letter of shared.split('')) {
      const code = letter.charCodeAt(0)
      if (last().length + 2 > most) records.push([isWide ? 1 : 0])
      last().push(...(isWide ? u16(code) : [code]))
    }
  }
  return records.flatMap((content, at) => record(at === 0 ? 0x00fc : 0x003c, content))
}

function linkTo(target: string): readonly number[] {
  const moniker = [0xe0, 0xc9, 0xea, 0x79, 0xf9, 0xba, 0xce, 0x11, 0x8c, 0x82, 0x00, 0xaa, 0x00, 0x4b, 0xa9, 0x0b]
  const address = `${target}\0`.split('').flatMap((letter) => u16(letter.charCodeAt(0)))
  return [...zeros(16), ...u32(2), ...u32(3), ...moniker, ...u32(address.length), ...address]
}

function record(type: number, ...parts: readonly (readonly number[])[]): readonly number[] {
  const content = parts.flat()
  return [...u16(type), ...u16(content.length), ...content]
}

function text(value: string): readonly number[] {
  return [...u16(value.length), ...letters(value)]
}

function letters(value: string): readonly number[] {
  const isWide = isWideText(value)
  return [isWide ? 1 : 0, ...value.split('').flatMap((l) => (isWide ? u16(l.charCodeAt(0)) : [l.charCodeAt(0)]))]
}

function isWideText(value: string): boolean {
  return /[^\u0000-\u007f\u00a0-\u00ff]/.test(value)
}

const u16 = (value: number): readonly number[] => [value & 0xff, (value >> 8) & 0xff]
const u32 = (value: number): readonly number[] => [...u16(value & 0xffff), ...u16(value >>> 16)]
const f64 = (value: number): readonly number[] => [...new Uint8Array(new Float64Array([value]).buffer)]
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0)
