import { Parser } from 'htmlparser2'
import { PageTable } from './page-table'

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
  const parser = new Parser({
    onopentag(tag, attributes) {
      const name = local(tag)
      if (HIDDEN.has(name)) hidden += 1
      else if (name === 'worksheet') sheetName = attributes['ss:name'] ?? ''
      else if (name === 'table') {
        const table = new PageTable(sheetName)
        if (tables.length < MOST_TABLES) tables.push(table)
        open.push(table)
      } else open.at(-1)?.open(name, attributes)
    },
    ontext(part) {
      if (hidden === 0) open.at(-1)?.text(part)
    },
    onclosetag(tag) {
      const name = local(tag)
      if (HIDDEN.has(name)) hidden -= 1
      else if (name === 'table') open.pop()?.end()
      else open.at(-1)?.close(name)
    },
  })
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
