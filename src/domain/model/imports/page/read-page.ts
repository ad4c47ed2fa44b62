import type { Decoded } from '../decode'
import { findHeader } from '../header'
import type { ReadChoices, ReadFile } from '../source-table'
import { toSourceTable } from '../to-source-table'
import type { PageTable } from './page-table'
import { pageTables } from './page-tables'

/** A web page, which many a `.xls` is, as one of its tables. */
export function readPage({ text, encoding, how, unreadable }: Decoded, choices: ReadChoices): ReadFile {
  const tables = pageTables(text)
  if (tables.some(({ isTooMuch }) => isTooMuch)) return { ok: false, refusal: { reason: 'unpacks-too-large' } }
  const sheet = choices.sheet ?? likeliest(tables)
  const table = tables[sheet]
  if (table === undefined)
    return { ok: false, refusal: { reason: 'not-a-table', kind: /^\s*<\?xml/.test(text) ? 'xml' : 'web-page' } }
  return toSourceTable(table, {
    format: { kind: 'web-page', encoding, how, unreadable, sheets: tables.map(nameOf), sheet },
    usual: table.rows.reduce((most, { length }) => Math.max(most, length), 0),
    rowCount: table.rowCount,
    choices,
  })
}

/** The one with the most names of columns that are known; of equals the one that holds most. */
function likeliest(tables: readonly PageTable[]): number {
  const rated = tables.map(({ rows }, at) => ({
    at,
    hits: rows.length < 2 ? -1 : findHeader(rows).hits,
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

/** The character set a page says it is in. */
export function declaredCharset(text: string): string | undefined {
  return /(?:charset|encoding)\s*=\s*["']?\s*([\w-]+)/i.exec(text.slice(0, 2048))?.[1]
}
