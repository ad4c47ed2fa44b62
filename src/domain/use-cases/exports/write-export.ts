import { portError } from '../../model/errors/port-error'
import { CSV_MARK, type CsvDialect, csvLine, type ExportCell } from '../../model/exports/export-cell'
import type { ShownColumn } from '../../model/exports/view-columns'
import { xlsxEntries } from '../../model/exports/xlsx-table'
import type { Id } from '../../model/kernel/id'
import type { RecordOf } from '../../model/records/collections'
import type { Turn } from '../../../ports/runtime.port'
import type { ArchiveWriter } from '../bundle/archive'
import { TextPieces } from '../bundle/lines-of'
import type { Exportable } from './exportable'

export type ExportFormat = 'xlsx' | 'csv' | 'vcf' | 'ics'

export interface ExportChoice {
  readonly format: ExportFormat
  /** The columns of a view; `null`: every field there is, in the form that imports read again. Tables only. */
  readonly shown: readonly ShownColumn[] | null
  readonly csv: CsvDialect
}

export interface ExportWork {
  /** Of what is exported, in its order. */
  readonly ids: AsyncIterable<readonly Id[]>
  /** How many of them were read. */
  readonly onRead: (count: number) => void
  readonly turn: Turn
  /** What went into it is given up at the next turn. */
  readonly signal: AbortSignal
  /** What the sheet or calendar is called. */
  readonly name: string
  readonly timeZone: string
  /** iCalendar text. */
  readonly calendarOf: (tasks: readonly RecordOf<'tasks'>[]) => Promise<string>
  /** A workbook is a zip of its parts. */
  readonly newArchive: () => Promise<ArchiveWriter>
}

export interface ExportedTable {
  readonly blob: Blob
  readonly count: number
  /** Texts that were too long for a cell of a spreadsheet, and are not whole. */
  readonly cut: number
}

/** Records in one question. */
const READ_AT_ONCE = 250
/** Rows of forty columns that take a fraction of a frame. */
const WRITTEN_AT_ONCE = 32

/**
 * Reads all of it, since only then it is known how many columns there are, and writes it piece by piece.
 *
 * @throws call/cancelled, and what reading throws
 */
export async function writeExport<T>(exportable: Exportable<T>, choice: ExportChoice, work: ExportWork): Promise<ExportedTable> {
  const items: T[] = []
  for await (const ids of work.ids) {
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      items.push(...(await exportable.read(ids.slice(at, at + READ_AT_ONCE))))
      work.onRead(items.length)
      await turn(work)
    }
  }
  const written = await fileOf(exportable, choice, { items, work })
  return { ...written, count: items.length }
}

interface Read<T> {
  readonly items: readonly T[]
  readonly work: ExportWork
}

async function fileOf<T>(
  exportable: Exportable<T>,
  { format, shown, csv }: ExportChoice,
  { items, work }: Read<T>,
): Promise<Omit<ExportedTable, 'count'>> {
  const { card, task } = exportable
  if (format === 'vcf' && card !== null) {
    return { blob: await textBlob(items, (item) => card(item), { work, type: 'text/vcard', start: '' }), cut: 0 }
  }
  if (format === 'ics' && task !== null) {
    const text = await work.calendarOf(items.map(task))
    return { blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }), cut: 0 }
  }
  const columns = shown === null || exportable.shown === null ? exportable.every(items) : exportable.shown(shown)
  const headers = columns.map(({ header }) => header)
  const rowOf = (item: T): readonly ExportCell[] => columns.map(({ of }) => of(item))
  if (format === 'csv') {
    const start = (csv.marked ? CSV_MARK : '') + csvLine(headers, csv.delimiter)
    const line = (item: T) => csvLine(rowOf(item), csv.delimiter)
    return { blob: await textBlob(items, line, { work, type: 'text/csv;charset=utf-8', start }), cut: 0 }
  }
  let cut = 0
  const options = { sheetName: work.name, timeZone: work.timeZone, onCut: () => (cut += 1) }
  const archive = await work.newArchive()
  for (const { path, pieces } of xlsxEntries(headers, slices(items, rowOf, work), options)) {
    const text = new TextPieces()
    for await (const piece of pieces) text.add(piece)
    await archive.add(path, text.blob(), false)
  }
  return { blob: new Blob([await archive.finish()], { type: XLSX }), cut }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* slices<T, R>(items: readonly T[], of: (item: T) => R, work: ExportWork): AsyncGenerator<readonly R[]> {
  for (let at = 0; at < items.length; at += WRITTEN_AT_ONCE) {
    yield items.slice(at, at + WRITTEN_AT_ONCE).map(of)
    await turn(work)
  }
}

interface TextFile {
  readonly work: ExportWork
  readonly type: string
  readonly start: string
}

async function textBlob<T>(items: readonly T[], of: (item: T) => string, { work, type, start }: TextFile): Promise<Blob> {
  const text = new TextPieces()
  text.add(start)
  for await (const lines of slices(items, of, work)) text.add(lines.join(''))
  return new Blob([text.blob()], { type })
}

async function turn(work: ExportWork): Promise<void> {
  await work.turn()
  if (work.signal.aborted) throw portError('call/cancelled', {})
}
