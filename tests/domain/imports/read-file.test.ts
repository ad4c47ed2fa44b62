import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvUncell } from '../../../src/domain/model/imports/reading/delimited/csv-cell'
import { encode, windows1252, type WideEncoding } from '../../support/encode-text'
import { refusalOf, tableOf } from '../../support/import-file'
import { writeTable } from '../../support/write-table'

const HEADER = ['First name', 'E-mail', 'City', 'Notes']
const style = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  quoteAll: fc.boolean(),
})

function rowsOf(text: fc.Arbitrary<string>) {
  const mail = fc.constantFrom('ana@example.com', 'bob@example.com')
  const row = fc.tuple(fc.constantFrom('Ana', 'Bob', 'Cy'), mail, text, text)
  return fc.array(row, { minLength: 2, maxLength: 10 })
}

describe('reading a file', () => {
  it('gives back any table, in any dialect and Unicode encoding', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('a,b', 'x;y', 'p|q', '1\n2', '"', 'Ž李🚀'),
    )
    const encoding = fc.constantFrom<WideEncoding>('utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be')
    fc.assert(
      fc.property(rowsOf(text), style, encoding, (rows, how, name) => {
        const bytes = encode(`\ufeff${writeTable([HEADER, ...rows], how)}`, name)
        const table = tableOf(bytes)
        // What looks guarded against formulas is given back bare.
        expect(table.rows.map(({ cells }) => cells)).toEqual(rows.map((cells) => cells.map((cell) => csvUncell(cell))))
        expect(table.format).toMatchObject({ kind: 'delimited', encoding: name, delimiter: how.delimiter })
      }),
    )
  })

  it('gives back any table of Western letters from Windows-1252', () => {
    const text = fc.stringMatching(/^[a-zÄÖÜäöüßéèñ€“”–,;| ]{0,8}$/)
    fc.assert(
      fc.property(rowsOf(text), style, (rows, how) => {
        const written = writeTable([HEADER, ...rows, ['Zoë', 'zoe@example.com', 'Köln', '5 €']], how)
        expect(
          tableOf(windows1252(written))
            .rows.map(({ cells }) => cells)
            .slice(0, -1),
        ).toEqual(rows)
      }),
    )
  })

  it('reads a file with two marks, and one that ends each line with a delimiter', () => {
    const table = tableOf('\ufeff\ufeff"First name","E-mail",\nAna,ana@example.com,\n')
    expect([table.columns.map(({ name }) => name), table.rows[0]?.problems]).toEqual([['First name', 'E-mail'], []])
  })

  it('keeps a column without a name that holds something', () => {
    expect(tableOf('First name,E-mail,\nAna,ana@example.com,extra\n').columns.map(({ name }) => name)).toEqual([
      'First name',
      'E-mail',
      '',
    ])
  })

  it('goes by the person’s choices before its own findings', () => {
    const table = tableOf('Name;City\nAna;Rome\n', { delimiter: ',', headerRow: null })
    expect(table.rows.map(({ cells }) => cells)).toEqual([['Name;City'], ['Ana;Rome']])
  })

  it.each([
    ['nothing', '', { reason: 'not-a-table', kind: 'empty' }],
    ['blank lines only', '\n \n\n', { reason: 'not-a-table', kind: 'empty' }],
    ['a header only', 'Name,E-mail\n', { reason: 'no-rows' }],
    ['too many columns', `${'Name,'.repeat(701)}E-mail\n${'x,'.repeat(701)}y\n`, { reason: 'too-many-columns', columns: 702 }],
    ['too many rows', `Name\n${'Ana\n'.repeat(100_001)}`, { reason: 'too-many-rows', rows: 100_001 }],
    ['too many bytes', new Uint8Array(50 * 1024 * 1024 + 1), { reason: 'too-large', bytes: 50 * 1024 * 1024 + 1 }],
  ])('refuses %s, and says so', (_, text, refusal) => {
    expect(refusalOf(text)).toEqual(refusal)
  })

  it('takes exactly as many rows and columns as the limits say', () => {
    const wide = Array.from({ length: 700 }, (_, at) => `c${at}`).join(',')
    expect([refusalOf(`Name\n${'Ana\n'.repeat(100_000)}`), refusalOf(`${wide}\n${'x,'.repeat(699)}ana@example.com\n`)]).toEqual([
      null,
      null,
    ])
  })
})

describe('files that are made to take long', () => {
  const mebibyte = 1024 * 1024
  // Each took minutes by a reader that looks too far; a reader that does so again fails by its time.
  it.each([
    ['quotes that open in every line', `Name,Email\n${'"Ana,a@x.org\n'.repeat(10_000)}`, null],
    ['quotes in the midst of every cell', `Name,Email\n${'"a"b"c,d\n'.repeat(10_000)}`, null],
    ['a name of stars', `${'*'.repeat(200_000)}x,Email\nAna,a@x.org\n`, null],
    ['a card of separators', `BEGIN:VCARD\nN:${';'.repeat(mebibyte)}\nEND:VCARD\n`, { reason: 'no-rows' }],
    ['a card of parameters', `BEGIN:VCARD\nN${';A=b'.repeat(mebibyte / 4)}:x\nEND:VCARD\n`, { reason: 'no-rows' }],
    ['a million columns', 'x,'.repeat(1_000_000), { reason: 'too-many-columns', columns: 1_000_001 }],
  ])('come to an end: %s', (_, text, refusal) => {
    expect(refusalOf(text)).toEqual(refusal)
  })
})
