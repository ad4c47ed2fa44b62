import type { SqlStorage } from '@cloudflare/workers-types'
import { searchTest } from '../../../src/domain/model/kernel/similar-text'
import { searchWords } from '../../../src/domain/model/kernel/text-fold'
import type { AnyQuery } from '../../../src/domain/model/query/ast'
import { baseOf, isRowView, type ListedName } from './names'
import { joined, type Parameters } from './parameters'

/** The index finds what has this many characters in a row. */
const INDEXED = 3

/** What the search of a query asks of `rows r`; `null`: nothing. */
export function compileSearch(
  sql: SqlStorage,
  name: ListedName,
  { query, parameters }: { readonly query: AnyQuery; readonly parameters: Parameters },
): string | null {
  const search = query.search ?? ''
  const words = searchWords(search)
  if (words.length === 0) return null
  const text = textOf(name)
  if (query.similar === true) {
    const test = searchTest(search, true)
    return `r.n IN ${parameters.each(rowsWhere(sql, name, test))}`
  }
  // The index has the texts of a record and of its row in the view: only one of them counts.
  const exact = words.map((word) => `instr(r.${text}, ${parameters.one(word)}) > 0`)
  const indexed = words.filter((word) => Array.from(word).length >= INDEXED).map((word) => `"${word.replaceAll('"', '""')}"`)
  if (indexed.length === 0) return joined('AND', exact)
  const found = `r.n IN (SELECT rowid FROM texts WHERE texts MATCH ${parameters.one(indexed.join(' AND '))})`
  return joined('AND', [found, ...exact])
}

function textOf(name: ListedName): 'text' | 'shown' {
  return isRowView(name) ? 'shown' : 'text'
}

/** Spellings are no words that an index could have: every text is looked at. */
function rowsWhere(sql: SqlStorage, name: ListedName, test: (text: string) => boolean): readonly number[] {
  const found: number[] = []
  const rows = sql.exec(`SELECT n, ${textOf(name)} AS text FROM rows WHERE collection = ?`, baseOf(name))
  for (const { n, text } of rows) if (test(text as string)) found.push(n as number)
  return found
}
