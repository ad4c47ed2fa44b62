import { Parser } from 'htmlparser2'
import { type KnowsName, findHeader } from '../header'
import type { FileToRead, ReadFile } from '../source-table'
import { decode, type Decoded } from '../text/decode'
import { encodingNamed } from '../text/encodings'
import { toSourceTable } from '../to-source-table'
import { PageTable } from './page-table'

/** A web page, which many a `.xls` is, as one of its tables. */
export function readPage(file: FileToRead): ReadFile {
  const { choices, knows } = file
  const { text, encoding, how, unreadable } = declared(file)
  const tables = pageTables(text)
  if (tables.some(({ isTooMuch }) => isTooMuch)) return { ok: false, refusal: { reason: 'unpacks-too-large' } }
  const sheet = choices.sheet ?? likeliest(tables, knows)
  const table = tables[sheet]
  if (table === undefined)
    return { ok: false, refusal: { reason: 'not-a-table', kind: /^\s*<\?xml/.test(text) ? 'xml' : 'web-page' } }
  return toSourceTable(table, {
    format: { kind: 'web-page', encoding, how, unreadable, sheets: tables.map(nameOf), sheet },
    usual: table.rows.reduce((most, { length }) => Math.max(most, length), 0),
    rowCount: table.rowCount,
    choices,
    knows,
  })
}

/** The one with the most names of columns that are known; of equals the one that holds most. */
function likeliest(tables: readonly PageTable[], knows: KnowsName): number {
  const rated = tables.map(({ rows }, at) => ({
    at,
    hits: rows.length < 2 ? -1 : findHeader(rows, knows).hits,
    size: rows.reduce((sum, { length }) => sum + length, 0),
  }))
  return rated.toSorted((a, b) => b.hits - a.hits || b.size - a.size)[0]?.at ?? 0
}

const SHOWN = 60

function nameOf({ name, rows }: PageTable): string {
  return name === ''
    ? (rows[0] ?? [])
        .filter((cell) => cell !== '')
        .join(', ')
        .slice(0, SHOWN)
    : name
}

/** A page in no Unicode encoding says which one it is in. */
function declared({ bytes, decoded }: FileToRead): Decoded {
  const page = decoded()
  const named = /(?:charset|encoding)\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(page.text.slice(0, 2048))?.[1]
  const encoding = page.how === 'assumed' ? encodingNamed(named) : null
  return encoding === null ? page : decode(bytes, { fallback: encoding })
}

/** More tables than this are a layout, not a list. */
const MOST_TABLES = 200

/**
 * The tables of a web page, or of the XML that old spreadsheet programs write (`Worksheet`, `Row`, `Cell`), in the order
 * they begin. Nothing of the page is run, fetched or built: only its tags are gone through.
 */
export function pageTables(text: string): readonly PageTable[] {
  const tables: PageTable[] = []
  const open: PageTable[] = []
  let sheetName = ''
  let hidden = 0
  const handler = {
    onopentag(tag: string, attributes: Readonly<Record<string, string>>) {
      const name = local(tag)
      if (HIDDEN.has(name)) hidden += 1
      else if (name === 'worksheet') sheetName = attributes['ss:name'] ?? ''
      else if (name === 'table') {
        const table = new PageTable(sheetName)
        if (tables.length < MOST_TABLES) tables.push(table)
        open.push(table)
      } else open.at(-1)?.open(name, attributes)
    },
    ontext(part: string) {
      if (hidden === 0) open.at(-1)?.text(part)
    },
    onclosetag(tag: string) {
      const name = local(tag)
      if (HIDDEN.has(name)) hidden -= 1
      else if (name === 'table') open.pop()?.end()
      else open.at(-1)?.close(name)
    },
  }
  // A page's `<style>` goes on to the tag that ends it; a spreadsheet's may end in itself.
  const isSpreadsheet = /^\s*<\?xml/.test(text) && text.slice(0, 4096).includes('urn:schemas-microsoft-com:office:spreadsheet')
  const parser = new Parser(handler, { xmlMode: isSpreadsheet, lowerCaseTags: true, lowerCaseAttributeNames: true })
  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE))
    if (open.length > DEEPEST) return []
    if (tables.some(({ isTooMuch }) => isTooMuch)) return tables
  }
  parser.end()
  return tables.filter(({ rowCount }) => rowCount > 0)
}

const PIECE = 65_536
const DEEPEST = 100
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'title', 'noscript', 'template'])

function local(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1)
}
