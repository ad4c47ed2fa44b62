import type { RowProblem, SkipReason } from '../problem'
import type { FileKind, ReadableKind } from './file-kind'
import type { KnowsName, Column } from './header'
import type { Decoded } from './text/decode'
import type { Encoding } from './text/encodings'
import type { ZipEntry } from './zip/zip'

/** What columns are looked for with. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

/** What the person decided; what is absent is found out. */
export interface ReadChoices {
  readonly encoding?: Encoding
  /** Empty: one column. */
  readonly delimiter?: string
  /** Index of the row of names among the rows of the file; `null`: there is none. */
  readonly headerRow?: number | null
  /** Index of the sheet of a spreadsheet, or of the table of a web page. */
  readonly sheet?: number
}

/** Any file that was read: named columns and rows of texts, whatever it was written as. */
export interface SourceTable {
  readonly format: SourceFormat
  readonly headerRow: number | null
  readonly columns: readonly Column[]
  readonly rows: readonly SourceRow[]
  /** Rows above the header and below the table, left out. */
  readonly preamble: readonly string[]
  readonly footer: readonly string[]
  /** The first rows as the file has them, for choosing the row of names. */
  readonly head: readonly (readonly string[])[]
}

export interface SourceRow {
  readonly cells: readonly string[]
  readonly line: number
  readonly isEmpty: boolean
  /** Why it is no record, though it is not empty. */
  readonly skipReason: SkipReason | null
  readonly problems: readonly RowProblem[]
}

/** How the file was read, and what can be chosen otherwise. */
export type SourceFormat =
  | (TextFormat & { readonly kind: 'delimited'; readonly delimiter: string })
  | ({ readonly kind: 'spreadsheet' } & SheetChoice)
  | (TextFormat & { readonly kind: 'web-page' } & SheetChoice)
  | (TextFormat & { readonly kind: 'vcard' })

export interface TextFormat {
  readonly encoding: Encoding
  readonly how: Decoded['how']
  /** Characters that could not be read. */
  readonly unreadable: number
}

export interface SheetChoice {
  /** Their names, in the file's order; of a web page, what each table begins with. */
  readonly sheets: readonly string[]
  /** Index of the one that was read. */
  readonly sheet: number
}

export type FileRefusal =
  | { readonly reason: 'not-a-table'; readonly kind: Exclude<FileKind, Exclude<ReadableKind, 'web-page'>> }
  | { readonly reason: 'too-large'; readonly bytes: number }
  | { readonly reason: 'too-many-rows'; readonly rows: number }
  | { readonly reason: 'too-many-columns'; readonly columns: number }
  | { readonly reason: 'no-rows' }
  /** An archive whose content is beyond all limits, or made to be. */
  | { readonly reason: 'unpacks-too-large' }
  /** Cut off, or not what it says it is. */
  | { readonly reason: 'damaged' }

export type ReadFile = { readonly ok: true; readonly table: SourceTable } | { readonly ok: false; readonly refusal: FileRefusal }

/** The encoding of a format that is text; `null`: the format has its own. */
export function encodingOf(format: SourceFormat): Encoding | null {
  return format.kind === 'spreadsheet' ? null : format.encoding
}

/** What a format is read with, besides the file. */
export interface ReadSettings {
  /** The language of whoever reads, for the code page of files in no Unicode encoding. */
  readonly locale: string
  /** Told now and then, while a file takes long: the part that is read, 0 to 1. */
  readonly onProgress: (part: number) => void
  readonly knows: KnowsName
}

/** A file, and what several formats look at. Each is worked out once, and only if it is asked for. */
export interface FileToRead extends ReadSettings {
  readonly bytes: Uint8Array
  readonly choices: ReadChoices
  /** The file as text. */
  readonly decoded: () => Decoded
  /** The table of contents of an archive; `null`: it cannot be read. */
  readonly entries: () => readonly ZipEntry[] | null
}

/** What each format offers: the file as a table, or why it is none. */
export type Format = (file: FileToRead) => ReadFile
