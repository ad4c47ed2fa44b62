import { archiveKind, fileKind } from '../file-kind'
import type { FileToRead, FileRefusal, ReadFile } from '../source-table'
import type { ZipEntry } from '../zip/zip'
import { chosenSheet, SAMPLE_ROWS, sheetTable } from './choose-sheet'
import { withLinks, spreadMerged } from './links-and-merges'
import { stylesOf } from './number-format'
import { type Sheet, readSheet, type SheetContext } from './read-sheet'
import { attributeOf, readXml, sharedStringsOf } from './read-xml'

const TOO_MUCH: FileRefusal = { reason: 'unpacks-too-large' }
const DAMAGED: FileRefusal = { reason: 'damaged' }

/** A workbook (XLSX) as one of its sheets. */
export function readWorkbook(file: FileToRead): ReadFile {
  const { bytes, onProgress } = file
  const entries = file.entries()
  const kind = fileKind(bytes)
  if (entries === null) return { ok: false, refusal: kind === 'archive' ? { reason: 'not-a-table', kind } : DAMAGED }
  const workbook = workbookOf(bytes, entries)
  if (workbook === null) return { ok: false, refusal: { reason: 'not-a-table', kind: archiveKind(entries) } }
  const { sheets, is1904 } = workbook
  const shared = sharedStringsOf(bytes, workbook.sharedStrings, (part) => onProgress(part * 0.2))
  if (shared.result !== 'done') return { ok: false, refusal: shared.result === 'broken' ? DAMAGED : TOO_MUCH }
  const context: SheetContext = { bytes, texts: shared.texts, styles: stylesOf(bytes, workbook.styles), is1904 }
  const sheet = chosenSheet(sheets, file, (candidate) => readSheet(candidate, context, { maxRows: SAMPLE_ROWS }).rows)
  if (sheet === undefined) return { ok: false, refusal: DAMAGED }
  const { result, rows, merged, links } = readSheet(sheet, context, { onProgress: (part) => onProgress(0.2 + part * 0.8) })
  if (result !== 'done') return { ok: false, refusal: result === 'broken' ? DAMAGED : TOO_MUCH }
  spreadMerged(rows, merged)
  const read = sheetTable(rows, { sheets, sheet }, file)
  return read.ok ? { ok: true, table: withLinks(read.table, links, linksOf(bytes, sheet)) } : read
}

export interface Workbook {
  readonly sheets: readonly Sheet[]
  /** Days are counted from 1904, as old programs on a Mac did. */
  readonly is1904: boolean
  readonly sharedStrings: ZipEntry | null
  readonly styles: ZipEntry | null
}

const SMALL_PART = 16 * 1024 * 1024

/** Which part of the archive is what; `null`: no workbook of this kind. */
export function workbookOf(bytes: Uint8Array, entries: readonly ZipEntry[]): Workbook | null {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const find = (path: string) => byName.get(path.toLowerCase()) ?? null
  const root = [...relationsOf(bytes, find('_rels/.rels'), '').values()].find(({ type }) => type === 'officeDocument')
  const path = root?.target ?? 'xl/workbook.xml'
  const entry = find(path)
  if (entry === null || !/\.xml$/i.test(path)) return null
  const relations = relationsOf(bytes, find(relationsPath(path)), path)
  const sheets: Sheet[] = []
  let is1904 = false
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '')
    if (name !== 'sheet') return
    const relation = relations.get(attributeOf(attributes, 'id') ?? '')
    const part = relation?.type === 'worksheet' ? find(relation.target) : null
    if (relation === undefined || part === null) return
    const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
    sheets.push({ name: attributes['name'] ?? '', isHidden, entry: part, relations: find(relationsPath(relation.target)) })
  }
  if (readXml(bytes, entry, { most: SMALL_PART, handler: { open } }) !== 'done') return null
  const part = (type: string) => {
    const relation = [...relations.values()].find((candidate) => candidate.type === type)
    return relation === undefined ? null : find(relation.target)
  }
  return { sheets, is1904, sharedStrings: part('sharedStrings'), styles: part('styles') }
}

interface Relation {
  /** The last word of its address, which both dialects of the format share. */
  readonly type: string
  readonly target: string
}

/** Where the relations of a part lead, by id. */
function relationsOf(bytes: Uint8Array, entry: ZipEntry | null, from: string): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>()
  if (entry === null) return relations
  const open = (
    name: string,
    { Id: id, Type: type = '', Target: target = '', TargetMode: mode }: Readonly<Record<string, string>>,
  ) => {
    if (name !== 'Relationship' || id === undefined) return
    relations.set(id, {
      type: type.slice(type.lastIndexOf('/') + 1),
      target: mode === 'External' ? target : resolved(target, from),
    })
  }
  readXml(bytes, entry, { most: SMALL_PART, handler: { open } })
  return relations
}

/** The addresses of a sheet's links, by id. */
export function linksOf(bytes: Uint8Array, sheet: Sheet): ReadonlyMap<string, string> {
  const all = relationsOf(bytes, sheet.relations, sheet.entry.name)
  return new Map([...all].flatMap(([id, { type, target }]) => (type === 'hyperlink' ? [[id, target] as const] : [])))
}

/** `xl/workbook.xml` has its relations in `xl/_rels/workbook.xml.rels`. */
function relationsPath(path: string): string {
  const slash = path.lastIndexOf('/') + 1
  return `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`
}

/** A target beside the part it is named in, or from the root. */
function resolved(target: string, from: string): string {
  const steps = target.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}
