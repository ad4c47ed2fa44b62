import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusalOf, tableOf } from '../../support/import-file'
import { writeOpenDocument, type OpenDocument } from '../../support/write-open-document'
import { zipped } from '../../support/write-workbook'

const HEADER = ['Name', 'Email', 'Notes']

type Rows = OpenDocument['sheets'][number]['rows']

function sheetOf(...rows: Rows) {
  return tableOf(writeOpenDocument({ sheets: [{ name: 'One', rows }] }))
}

const cell = (attributes: string, shown: string, inner = '') => ({
  xml: `<table:table-cell ${attributes}>${inner}<text:p>${shown}</text:p></table:table-cell>`,
})
const cellsOf = ({ rows }: { readonly rows: readonly { readonly cells: readonly string[] }[] }) => rows.map(({ cells }) => cells)

describe('reading a spreadsheet of LibreOffice', () => {
  it('gives back any table', () => {
    const letters = fc
      .string({ unit: 'grapheme', maxLength: 8 })
      .map((value) => value.replace(/[\u0000-\u001f\ufffe\uffff]/g, ''))
    const text = fc.oneof(letters, fc.constantFrom('', 'a  b', 'x\ny', 'a\tb', '<b>&amp;', '00123', 'Ž李🚀'))
    const row = fc.tuple(fc.constantFrom('Ana', 'Bob'), fc.constantFrom('ana@example.com', ''), text)
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (table) => {
        const trimmed = table.map((cells) => cells.slice(0, cells.findLastIndex((value) => value !== '') + 1))
        expect(cellsOf(sheetOf(HEADER, ...table))).toEqual(trimmed)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['a date', 'office:value-type="date" office:date-value="2024-12-05"', '05.12.24', '2024-12-05'],
    ['a moment', 'office:value-type="date" office:date-value="2024-12-05T14:29:59.999999"', '05.12.24 14:30', '2024-12-05 14:30'],
    ['a time', 'office:value-type="time" office:time-value="PT36H05M00S"', '36:05', '36:05'],
    ['a share', 'office:value-type="percentage" office:value="0.256"', '26%', '25.6%'],
    ['a share kept as a number', 'office:value-type="float" office:value="0.25"', '25%', '25%'],
    ['an amount', 'office:value-type="currency" office:currency="EUR" office:value="1234.5"', '1.235 €', '1234.50 EUR'],
    ['an amount kept as a number', 'office:value-type="float" office:value="99.5"', '$99.50', '99.50 $'],
    ['a long number', 'office:value-type="float" office:value="491701234567"', '4.917E+11', '491701234567'],
    ['a postal code', 'office:value-type="float" office:value="1067"', '01067', '01067'],
    ['a flag', 'office:value-type="boolean" office:boolean-value="true"', 'WAHR', 'TRUE'],
    ['the flag of a formula', 'office:value-type="float" office:value="1"', 'WAHR', 'WAHR'],
  ])('reads %s from its value, not as it is shown for short', (_, attributes, shown, text) => {
    expect(sheetOf(HEADER, ['Ana', 'ana@example.com', cell(attributes, shown)]).rows[0]?.cells[2]).toBe(text)
  })

  it('leaves out comments, and keeps where cells link to', () => {
    const comment = '<office:annotation><text:p>called twice</text:p></office:annotation>'
    const link = '<text:a xlink:href="https://example.com/ana">Ana</text:a>'
    const table = sheetOf(HEADER, [cell('', link), cell('', 'ana@example.com', comment)])
    expect(table.columns.map(({ name }) => name)).toEqual([...HEADER, 'Name (URL)'])
    expect(cellsOf(table)).toEqual([['Ana', 'ana@example.com', '', 'https://example.com/ana']])
  })

  it('repeats cells and rows that say so, and spreads merged ones', () => {
    const twice = { xml: '<table:table-row table:number-rows-repeated="2">' }
    const team = cell('table:number-rows-spanned="3" table:number-columns-spanned="1"', 'Team 1')
    const same = cell('table:number-columns-repeated="2"', 'x')
    const table = sheetOf([...HEADER, 'a', 'b'], ['Ana', 'ana@example.com', team, same], [twice, 'Bob', 'bob@example.com'])
    expect(cellsOf(table)).toEqual([
      ['Ana', 'ana@example.com', 'Team 1', 'x', 'x'],
      ['Bob', 'bob@example.com', 'Team 1'],
      ['Bob', 'bob@example.com', 'Team 1'],
    ])
  })

  it('names cells whose formula came to an error, and leaves them blank', () => {
    const faults = [
      cell('calcext:value-type="error"', '#N/A'),
      cell('table:formula="of:=1/0" office:value-type="string"', '#DIV/0!'),
    ]
    expect(sheetOf(HEADER, ['Ana', ...faults]).rows[0]).toMatchObject({
      cells: ['Ana'],
      problems: [
        { rule: 'formula-empty', column: 1, value: '#N/A' },
        { rule: 'formula-empty', column: 2, value: '#DIV/0!' },
      ],
    })
  })

  it('chooses the visible sheet whose header it knows, and reads another one on request', () => {
    const bytes = writeOpenDocument({
      sheets: [
        { name: 'Cover', rows: [['My list'], ['of 2024']] },
        { name: 'Old', isHidden: true, rows: [HEADER, ['Bob', 'bob@example.com']] },
        { name: 'People', rows: [HEADER, ['Ana', 'ana@example.com']] },
      ],
    })
    expect(tableOf(bytes)).toMatchObject({ format: { sheets: ['Cover', 'Old', 'People'], sheet: 2 } })
    expect(cellsOf(tableOf(bytes, { sheet: 1 }))).toEqual([['Bob', 'bob@example.com']])
  })

  const endless = (times: number) => [
    { xml: `<table:table-row table:number-rows-repeated="${times}">` },
    'Ana',
    'ana@example.com',
  ]
  const ofSheet = (...rows: Rows) => writeOpenDocument({ sheets: [{ name: 'One', rows }] })
  const wide = cell('table:number-columns-repeated="9999999"', 'x')
  const blanks = cell('', `x${'<text:s text:c="262144"/>'.repeat(9)}`)
  it.each([
    [
      'one with a password',
      writeOpenDocument({ sheets: [], isLocked: true }),
      { reason: 'not-a-table', kind: 'locked-spreadsheet' },
    ],
    ['a text', writeOpenDocument({ sheets: [], body: '<office:text/>' }), { reason: 'not-a-table', kind: 'document' }],
    ['one without a row', ofSheet(), { reason: 'no-rows' }],
    ['two hundred thousand equal rows', ofSheet(HEADER, endless(200_000)), { reason: 'too-many-rows', rows: 200_000 }],
    ['a million equal rows', ofSheet(HEADER, endless(1_048_576)), { reason: 'unpacks-too-large' }],
    ['a row of ten million cells', ofSheet(HEADER, [wide]), { reason: 'unpacks-too-large' }],
    [
      'thousands of cells of blanks',
      ofSheet(HEADER, ...Array.from({ length: 2000 }, () => [blanks])),
      { reason: 'unpacks-too-large' },
    ],
    ['tags that never close', zipped({ mimetype: '', 'content.xml': '<a>'.repeat(5000) }), { reason: 'damaged' }],
  ])('refuses %s', (_, bytes, refusal) => {
    expect(refusalOf(bytes)).toEqual(refusal)
  })

  it('never throws, whatever is damaged', () => {
    const good = ofSheet(HEADER, ['Ana', 'ana@example.com', 'x'])
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), (at, byte) => {
        const bytes = good.slice()
        bytes[at] = byte
        expect(() => refusalOf(bytes)).not.toThrow()
      }),
      { numRuns: 100 },
    )
  })
})
