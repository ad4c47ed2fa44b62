import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guessFor, tableOf } from '../../support/import-file'
import { writeTable } from '../../support/write-table'

/*
 * What each column of the exports that people bring becomes, as a table a product: the name of a column, a value of its, and
 * where it goes; nothing: it is offered as a field of one's own. Names and shapes are those of real exports, no value is.
 */
const FOLDER = new URL('../../support/import-files/exports/', import.meta.url)

const EXPORTS = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n')
      const columns = lines.map((line) => line.split(' |').map((part) => part.trim()))
      const [name = '', primary = ''] = head.split(': ')
      return { name, primary, columns }
    }),
)

describe('columns of exports', () => {
  it.each(EXPORTS)('$name', ({ primary, columns }) => {
    const rows = [0, 1].map((at) => columns.map((column) => column[at] ?? ''))
    const guess = guessFor(tableOf(writeTable(rows, { delimiter: ',', lineEnd: '\n', quoteAll: false })))
    expect({
      primary: guess.primary,
      columns: columns.map(([name], at) => `${name}: ${guess.columns[at]?.target ?? ''}`),
    }).toEqual({ primary, columns: columns.map(([name, , target = '']) => `${name}: ${target}`) })
  })
})
