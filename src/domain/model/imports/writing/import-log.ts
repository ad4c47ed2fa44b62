import type { Id } from '../../kernel/id'
import type { CollectionName } from '../../records/collections'
import { LIMITS } from '../../records/limits'
import type { NamedRecord, RecordRef } from '../planning/planned-write'
import type { RowProblem, SkipReason } from '../problem'

/** What one commit of an import did. Plain data: it is kept as text, which the backend does not look into. */
export interface ImportLog {
  readonly rows: readonly LoggedRow[]
  /** What all rows rest on: new own fields and stages. */
  readonly setup: readonly LoggedRecord[]
  /** What became of the rows' cells; left out where it is not known. */
  readonly cells?: LoggedCells
}

/** Filled cells of some rows, counted. */
export interface LoggedCells {
  /** Names of the file's columns. */
  readonly columns: readonly string[]
  readonly ends: readonly LoggedEnd[]
}

/** How many cells of a column met one end (`endName`), and the first row where one did. */
export type LoggedEnd = readonly [column: number, end: string, cells: number, row: number]

export interface LoggedRow {
  /** Index into the file's rows. */
  readonly row: number
  readonly line: number
  readonly kind: 'created' | 'updated' | 'skipped' | 'failed'
  /** Of what was not imported. */
  readonly reason: SkipReason | 'cancelled' | 'problem' | 'refused' | null
  /** Of what was not imported, or not as it is: its first values, to know it by. */
  readonly text: string
  readonly problems: readonly LoggedProblem[]
  /** The earlier line with the same record, if there is one. */
  readonly firstLine: number | null
  /** The record it is about; `null`: none. */
  readonly primary: RecordRef | null
  readonly records: readonly LoggedRecord[]
  /** What the file calls records that the row was the first to name; left out where it names none. */
  readonly named?: readonly NamedRecord[]
}

/** A row on its way into the log, where its cells are counted with those of others. */
export interface ReportedRow extends LoggedRow {
  readonly codes?: string
}

export interface LoggedProblem {
  readonly rule: RowProblem['rule']
  /** The column's name; `null`: the row as a whole. */
  readonly column: string | null
  readonly value: string
}

export interface LoggedRecord {
  readonly collection: CollectionName
  readonly id: Id
  /** Field to [before, after], `custom.<key>` for the workspace's own; `null`: the record was made. */
  readonly changes: FieldChanges | null
}

export type FieldChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

/** A chunk is closed here, well below what one may hold: the last row may be a long one. */
const CLOSED_AT = LIMITS.importLog / 5

/** Characters that JSON lets stand and a kept text may not have. */
const BARE = /[\u007f-\u009f]/g

export function writeLog(log: ImportLog): string {
  return writtenJson(log)
}

/** JSON without any control character. */
export function writtenJson(value: object): string {
  return JSON.stringify(value).replace(BARE, (bare) => `\\u00${bare.charCodeAt(0).toString(16)}`)
}

/** @returns nothing done, where the text is none that `writeLog` wrote */
export function readLog(text: string): ImportLog {
  try {
    const log: unknown = JSON.parse(text)
    return isLog(log) ? log : NOTHING
  } catch {
    return NOTHING
  }
}

/** How many rows, from the first on, one chunk reports: at least one. */
export function fittingRows(rows: readonly LoggedRow[]): number {
  let size = 0
  const end = rows.findIndex((row) => (size += JSON.stringify(row).length) > CLOSED_AT)
  return end === -1 ? rows.length : Math.max(1, end)
}

const NOTHING: ImportLog = { rows: [], setup: [] }

function isLog(value: unknown): value is ImportLog {
  if (!isObject(value)) return false
  const { rows, setup, cells } = value
  return isList(rows, isRow) && isList(setup, isRecord) && (cells === undefined || isCells(cells))
}

function isRow(value: unknown): boolean {
  if (!isObject(value) || typeof value['line'] !== 'number' || !isList(value['records'], isRecord)) return false
  return value['named'] === undefined || isList(value['named'], isNamed)
}

function isNamed(value: unknown): boolean {
  return isRecord(value) && isObject(value) && typeof value['fileId'] === 'string'
}

function isCells(value: unknown): boolean {
  return isObject(value) && isList(value['columns'], (name) => typeof name === 'string') && isList(value['ends'], isEnd)
}

function isEnd(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4) return false
  const [column, end, ...counts]: readonly unknown[] = value
  return typeof end === 'string' && [column, ...counts].every((count) => Number.isInteger(count) && Number(count) >= 0)
}

function isRecord(value: unknown): boolean {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['collection'] === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isList(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEntry)
}

/**
 * What an import writes down of how its file was read and planned, so that the same file can be gone on with. `T`: the
 * importer's own, plain data.
 *
 * @returns `null`: it is too much to write down
 */
export function writeChoices(choices: object): string | null {
  const text = writtenJson(choices)
  return text.length <= LIMITS.importChoices ? text : null
}

/** @returns `null`: nothing was written down, or by another program */
export function readChoices(text: string | null): object | null {
  if (text === null) return null
  try {
    const choices: unknown = JSON.parse(text)
    return typeof choices === 'object' ? choices : null
  } catch {
    return null
  }
}

/**
 * What an earlier import called its records. A number counts for files of the same program only: any table's rows begin at one.
 *
 * @param isSame is the file from the same program?
 */
export function namedBefore(log: string, isSame: boolean): readonly NamedRecord[] {
  const named = readLog(log).rows.flatMap((row) => row.named ?? [])
  return named.filter(({ fileId }) => fileId !== '' && (isSame || isUnmistakable(fileId)))
}

/** Is it from the same program? Tables of no program that is known may be from any. */
export function isSameProgram(one: string, other: string): boolean {
  return one === other && one !== 'other'
}

/** Letters and digits, and many: Salesforce's, Close's, and what every newer program takes. */
function isUnmistakable(fileId: string): boolean {
  return fileId.length >= 12 && /\d/.test(fileId) && /[a-z]/i.test(fileId) && !/\s/.test(fileId)
}
