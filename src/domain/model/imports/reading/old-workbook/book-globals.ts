import { encodingNamed, type Encoding } from '../text/encodings'
import type { NamedSheet } from '../workbook/choose-sheet'
import { builtInFormat, numberFormat, type NumberFormat } from '../workbook/number-format'
import { RECORD, RecordReader, recordsFrom, type BiffRecord } from './records'

export interface BookSheet extends NamedSheet {
  /** Where its records begin. */
  readonly offset: number
}

/** What a workbook says once for all its sheets. */
export interface BookGlobals {
  readonly isLocked: boolean
  readonly sheets: readonly BookSheet[]
  readonly texts: readonly string[]
  readonly styles: readonly NumberFormat[]
  readonly is1904: boolean
  /** Of texts in no Unicode encoding; `null`: there are none. */
  readonly encoding: Encoding | null
}

/** Of one kind: a workbook has 65,490 styles at most. */
const MOST_RECORDS = 65_536

const VERSION_8 = 0x0600
const VERSION_5 = 0x0500

/** @returns `null`: it is of no version that is read, or damaged */
export function bookGlobals(view: DataView): BookGlobals | null {
  if (view.byteLength < 8 || view.getUint16(0, true) !== RECORD.bof) return null
  const version = view.getUint16(4, true)
  if (version !== VERSION_8 && version !== VERSION_5) return null
  const records = new Map<number, BiffRecord[]>()
  for (const record of recordsFrom(view, 0)) {
    const same = records.get(record.type) ?? []
    if (same.length >= MOST_RECORDS) continue
    same.push(record)
    records.set(record.type, same)
  }
  const first = (type: number) => records.get(type)?.[0]
  const encoding = version === VERSION_8 ? null : codePage(view, first(RECORD.codePage))
  const reading = (record: BiffRecord) => new RecordReader(view, record, encoding)
  const all = (type: number) => (records.get(type) ?? []).map(reading)
  const codes = new Map(all(RECORD.format).map((record) => [record.u16(), numberFormat(record.text(encoding === null ? 2 : 1))]))
  const shared = first(RECORD.sst)
  const dateMode = first(RECORD.dateMode)
  return {
    isLocked: first(RECORD.filePass) !== undefined,
    sheets: all(RECORD.boundSheet).flatMap(sheetOf),
    texts: shared === undefined ? [] : sharedTexts(reading(shared)),
    styles: all(RECORD.xf).map((record) => {
      record.skip(2)
      const id = record.u16()
      return codes.get(id) ?? builtInFormat(id)
    }),
    is1904: dateMode !== undefined && reading(dateMode).u16() === 1,
    encoding,
  }
}

function sheetOf(record: RecordReader): readonly BookSheet[] {
  const offset = record.u32()
  const isHidden = record.u8() % 4 !== 0
  const isSheet = record.u8() === 0
  return isSheet ? [{ offset, isHidden, name: record.text(1) }] : []
}

/** Texts that cells name by number, each kept once. */
function sharedTexts(record: RecordReader): readonly string[] {
  record.skip(4)
  const count = record.u32()
  const texts: string[] = []
  while (texts.length < count && !record.isAtEnd) texts.push(record.text(2))
  return texts
}

const NAMES: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10_000: 'macintosh',
  32_768: 'macintosh',
  32_769: 'windows-1252',
}

function codePage(view: DataView, record: BiffRecord | undefined): Encoding {
  const number = record === undefined ? 1252 : new RecordReader(view, record, null).u16()
  return encodingNamed(NAMES[number]) ?? encodingNamed(`windows-${number}`) ?? encodingNamed(`ibm${number}`) ?? 'windows-1252'
}
