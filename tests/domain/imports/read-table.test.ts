import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { isColumnName } from '../../../src/domain/model/imports/recognising/columns/recognise-target'
import { detectDialect } from '../../../src/domain/model/imports/reading/delimited/read-delimited'
import { readTable } from '../../../src/domain/model/imports/reading/delimited/read-table'
import { writeTable } from '../../support/write-table'

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '"',
    '""',
    ',',
    ';',
    '\t',
    '|',
    '\n',
    '\r\n',
    'a "b" c',
    ' "x"',
    'x,y',
    '=1+1',
    'Ana <ana@example.com>',
  ),
)
const style = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  quoteAll: fc.boolean(),
})
const table = fc
  .integer({ min: 1, max: 6 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }))

describe('reading a table', () => {
  it('gives back any table written as CSV, whatever the delimiter, line end and quoting', () => {
    fc.assert(
      fc.property(table, style, (rows, how) => {
        const kept = rows.filter((cells) => cells.length > 1 || cells[0]?.trim() !== '')
        const read = readTable(writeTable(rows, how), { delimiter: how.delimiter })
        expect(read.rows).toEqual(kept)
        expect(read.issues).toEqual([])
      }),
    )
  })

  it('reads well-formed files as the field’s common reader does', () => {
    fc.assert(
      fc.property(table, style, (rows, how) => {
        const text = writeTable(rows, { ...how, quoteAll: true })
        const others = Papa.parse<string[]>(text, { delimiter: how.delimiter, skipEmptyLines: false, newline: how.lineEnd }).data
        const expected = others.filter((cells) => cells.length > 1 || cells[0]?.trim() !== '')
        expect(readTable(text, { delimiter: how.delimiter }).rows).toEqual(expected)
      }),
    )
  })

  it('knows the line each row starts on, and which rows follow empty lines', () => {
    const text = 'a,b\r\n"1\r\n2",x\r\n\r\n3,y\r\n'
    expect(readTable(text, { delimiter: ',' })).toEqual({
      rows: [
        ['a', 'b'],
        ['1\r\n2', 'x'],
        ['3', 'y'],
      ],
      lines: [1, 2, 5],
      afterGap: new Set([2]),
      issues: [],
    })
  })

  it('reads CR CR LF as one line end', () => {
    expect(readTable('a,b\r\r\n1,2\r\r\n', { delimiter: ',' }).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it('allows blanks around quotes', () => {
    expect(readTable('"a" , "b, c" ,d', { delimiter: ',' }).rows).toEqual([['a', 'b, c', 'd']])
  })

  it('keeps a quote that is not doubled, and says so', () => {
    const result = readTable('n,t\n1,"say "hi" now"\n', { delimiter: ',', columns: 2 })
    expect([result.rows[1], result.issues]).toEqual([['1', 'say "hi" now'], [{ kind: 'stray-quote', row: 1, line: 2 }]])
  })

  it('does not let a quote that is never closed swallow the rows below it', () => {
    const text = 'name,email\n"Ana,ana@example.com\nBob,bob@example.com\n"Cy","cy@example.com"\n'
    const result = readTable(text, { delimiter: ',', columns: 2 })
    expect(result).toEqual({
      rows: [
        ['name', 'email'],
        ['Ana', 'ana@example.com'],
        ['Bob', 'bob@example.com'],
        ['Cy', 'cy@example.com'],
      ],
      lines: [1, 2, 3, 4],
      afterGap: new Set(),
      issues: [{ kind: 'broken-quote', row: 1, line: 2 }],
    })
  })

  it('names the line of a quote that is open at the end of the file', () => {
    const result = readTable('name,email\n"Ana,ana@example.com\nBob,bob@example.com\n', { delimiter: ',', columns: 2 })
    expect([result.rows.length, result.issues]).toEqual([3, [{ kind: 'broken-quote', row: 1, line: 2 }]])
  })

  it('keeps a cell of several lines with a stray quote where only that reading fits the table', () => {
    const text = 'name,note,city\nAna,"first\nsaid "yes" then\nlast",Rome\n'
    const result = readTable(text, { delimiter: ',', columns: 3 })
    expect([result.rows[1], result.issues]).toEqual([
      ['Ana', 'first\nsaid "yes" then\nlast', 'Rome'],
      [{ kind: 'stray-quote', row: 1, line: 2 }],
    ])
  })

  it('reads every character of a broken file into some row', () => {
    const messy = fc
      .array(fc.constantFrom('a', 'b', '"', ',', '\n', '""', 'x,y'), { maxLength: 60 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(messy, (text) => {
        const letters = (value: string) => value.replace(/[^abxy]/g, '')
        const read = readTable(text, { delimiter: ',' }).rows.flat().join('')
        expect(letters(read)).toBe(letters(text))
      }),
    )
  })

  it('cuts a cell beyond the limit and flags it', () => {
    const result = readTable(`a,b\n1,${'x'.repeat(300_000)}\n`, { delimiter: ',' })
    expect([result.rows[1]?.[1]?.length, result.issues]).toEqual([262_144, [{ kind: 'cell-cut', row: 1, line: 2, column: 1 }]])
  })
})

describe('finding the delimiter', () => {
  it.each([
    ['commas', 'Name,Email\nAna,ana@example.com\n', { delimiter: ',', from: 0, columns: 2 }],
    ['semicolons beside decimal commas', 'Name;Umsatz\nAna;1,5\nBob;2,5\n', { delimiter: ';', from: 0, columns: 2 }],
    ['tabs', 'Name\tEmail\nAna, B\tana@example.com\n', { delimiter: '\t', from: 0, columns: 2 }],
    ['bars', 'a|b|c\n1|2|3\n', { delimiter: '|', from: 0, columns: 3 }],
    ['a sep= line', 'sep=;\r\nName;Email\r\nAna;a@example.com\r\n', { delimiter: ';', from: 7, columns: 2 }],
    ['one column', 'Email\nana@example.com\nbob@example.com\n', { delimiter: '', from: 0, columns: 1 }],
    ['one column of names with commas', 'Name\n"Doe, Ana"\nDoe, Bob\nRoe, Cy\n', { delimiter: '', from: 0, columns: 1 }],
    ['delimiters inside quotes', '"a;b;c","d;e;f"\n"g;h;i","j;k;l"\n', { delimiter: ',', from: 0, columns: 2 }],
    [
      'a preamble',
      'Notes:\n"When exporting, you may; notice; that"\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAna,Doe,,,,,09 Oct 2024\n',
      { delimiter: ',', from: 0, columns: 7 },
    ],
  ])('finds %s', (_, text, dialect) => {
    expect(detectDialect(text, isColumnName)).toEqual(dialect)
  })

  it('finds the delimiter of any regular table with a usual header', () => {
    const row = fc.record({
      name: fc.constantFrom('Ana', 'Bob; Jr', 'Cy, PhD'),
      mail: fc.constantFrom('a@x.org', ''),
      city: cell,
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 10 }), style, (people, how) => {
        const rows = [['Name', 'Email', 'City'], ...people.map(({ name, mail, city }) => [name, mail, city])]
        expect(detectDialect(writeTable(rows, how), isColumnName)).toMatchObject({ delimiter: how.delimiter })
      }),
    )
  })
})
