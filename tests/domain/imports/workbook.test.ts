import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberFormat, numberText } from '../../../src/domain/model/imports/reading/workbook/number-format'
import { unpack, zipEntries } from '../../../src/domain/model/imports/reading/zip/zip'
import { encode, windows1252 } from '../../support/encode-text'
import { refusalOf, tableOf } from '../../support/import-file'
import { claiming, writeWorkbook, zipped, type WrittenCell, type WrittenWorkbook } from '../../support/write-workbook'

const HEADER = ['Name', 'Email', 'Notes']

function sheetOf(rows: readonly (readonly WrittenCell[])[], more: Partial<WrittenWorkbook> = {}) {
  return tableOf(writeWorkbook({ sheets: [{ name: 'One', rows }], ...more }))
}

const cellsOf = ({ rows }: { readonly rows: readonly { readonly cells: readonly string[] }[] }) => rows.map(({ cells }) => cells)

describe('reading a workbook', () => {
  it('gives back any table, with shared and inline texts, with and without prefixes', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }).map((value) => value.replace(/[\ud800-\udfff]/g, '')),
      fc.constantFrom('', ' a ', 'x\ny', '_x0041_', '<b>&amp;', '=1+1', '00123', 'Ž李🚀'),
    )
    const row = fc.tuple(fc.constantFrom('Ana', 'Bob'), fc.constantFrom('ana@example.com', ''), text)
    const rows = fc.array(row, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(rows, fc.boolean(), fc.constantFrom('', 'x'), (table, isInline, prefix) => {
        const read = sheetOf([HEADER, ...table], { isInline, prefix, isStored: true })
        const trimmed = table.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1))
        expect(cellsOf(read)).toEqual(trimmed)
      }),
      { numRuns: 40 },
    )
  })

  it('reads dates, times, percentages, amounts, leading zeros, flags and formulas as a person sees them', () => {
    const formats = ['dd/mm/yyyy', 'yyyy-mm-dd hh:mm', '0%', '#,##0.00 [$€-407]', '00000', '[h]:mm', '"Q"0', 'mmm-yy;@']
    const table = sheetOf(
      [
        ['Name', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'],
        [
          'Ana',
          { value: 45631, format: 0 },
          { value: 45631.604166667, format: 1 },
          { value: 0.25, format: 2 },
          { value: 1234.5, format: 3 },
          { value: 1234, format: 4 },
          { value: 1.5, format: 5 },
          { value: 3, format: 6 },
          { value: 45631, format: 7 },
          true,
          { value: '7', formula: 'SUM(A1)' },
          { type: 'str', value: 'text', formula: 'A1' },
        ],
      ],
      { formats },
    )
    expect(table.rows[0]?.cells).toEqual([
      'Ana',
      '2024-12-05',
      '2024-12-05 14:30',
      '25%',
      '1234.50 €',
      '01234',
      '36:00',
      '3',
      '2024-12-05',
      'TRUE',
      '7',
      'text',
    ])
  })

  it.each([
    ['1', false, '1900-01-01'],
    ['59', false, '1900-02-28'],
    ['60', false, '60'],
    ['61', false, '1900-03-01'],
    ['0.5', false, '12:00'],
    ['44169', true, '2024-12-05'],
    ['2958466', false, '2958466'],
    ['-1', false, '-1'],
  ])('reads day %s (from 1904: %s) as %s', (raw, is1904, text) => {
    expect(numberText(raw, { kind: 'date' }, is1904)).toBe(text)
  })

  it.each([
    ['19.989999999999998', '19.99'],
    ['4.9170123456E11', '491701234560'],
    ['1E-3', '0.001'],
  ])('reads the stored number %s as %s', (raw, text) => {
    expect(numberText(raw, { kind: 'plain' }, false)).toBe(text)
  })

  it.each([
    ['General', 'plain'],
    ['[Red]#,##0;[Blue]-#,##0', 'plain'],
    ['0.00E+00', 'plain'],
    ['"day" 0', 'plain'],
    ['[$-409]d-mmm-yy;@', 'date'],
    ['yyyy"年"m"月"d"日"', 'date'],
    ['mm:ss.0', 'date'],
    ['_-* #,##0.00 "€"_-', 'money'],
    ['$#,##0', 'money'],
  ])('takes the format %s for %s', (code, kind) => {
    expect(numberFormat(code).kind).toBe(kind)
  })

  it('names cells whose formula gives nothing, and leaves them blank', () => {
    const table = sheetOf([HEADER, ['Ana', { type: 'e', value: '#REF!', formula: 'B9' }, { formula: 'A1' }]])
    expect(table.rows[0]).toMatchObject({
      cells: ['Ana'],
      problems: [
        { rule: 'formula-empty', column: 1, value: '#REF!' },
        { rule: 'formula-empty', column: 2, value: '' },
      ],
    })
  })

  it('chooses the visible sheet whose header it knows, and reads another one on request', () => {
    const bytes = writeWorkbook({
      sheets: [
        { name: 'Cover', rows: [['Export of contacts'], ['Made on Monday']] },
        { name: 'Old', isHidden: true, rows: [HEADER, ['Old', 'old@example.com', '']] },
        { name: 'People', rows: [HEADER, ['Ana', 'ana@example.com', '']] },
      ],
    })
    const sheets = ['Cover', 'Old', 'People']
    const table = tableOf(bytes)
    expect([table.format, table.rows[0]?.cells[0]]).toEqual([{ kind: 'spreadsheet', sheets, sheet: 2 }, 'Ana'])
    expect(tableOf(bytes, { sheet: 1 }).rows[0]?.cells[0]).toBe('Old')
  })

  it('finds the header below a title, drops the footer, and knows the line of each row across gaps', () => {
    const table = sheetOf([
      ['Contacts of Acme'],
      [],
      HEADER,
      ['Ana', 'a@example.com', ''],
      [],
      ['Bob', 'b@example.com', 'x'],
      [],
      ['Made by Acme'],
    ])
    expect([table.preamble, table.footer, table.rows.map(({ line }) => line)]).toEqual([
      ['Contacts of Acme'],
      ['Made by Acme'],
      [4, 6],
    ])
  })

  it('gives a value merged over several rows to each of them', () => {
    const rows = [
      ['Company', 'Name', 'Email'],
      ['Acme', 'Ana', 'a@example.com'],
      [null, 'Bob', 'b@example.com'],
      ['Other', 'Cy', ''],
    ]
    const table = tableOf(writeWorkbook({ sheets: [{ name: 'One', rows, merged: ['A2:A3', 'A4:C4'] }] }))
    expect(cellsOf(table).map(([company]) => company)).toEqual(['Acme', 'Acme', 'Other'])
  })

  it('keeps what cells link to', () => {
    const rows = [
      ['Name', 'Email', 'Website'],
      ['Ana', 'ana@example.com', ''],
      ['Bob', '', 'x'],
    ]
    const links = { A2: 'https://example.com/ana', B2: 'mailto:ana@example.com', C2: 'https://acme.example' }
    const table = tableOf(writeWorkbook({ sheets: [{ name: 'One', rows, links }] }))
    expect([table.columns.map(({ name }) => name), ...cellsOf(table)]).toEqual([
      ['Name', 'Email', 'Website', 'Name (URL)'],
      ['Ana', 'ana@example.com', 'https://acme.example', 'https://example.com/ana'],
      ['Bob', '', 'x', ''],
    ])
  })
})

describe('workbooks that are not what they seem', () => {
  const parts = (sheet: string | Uint8Array) => ({
    'xl/workbook.xml': '<workbook><sheets><sheet name="S" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  })
  /** The same text in every cell, which is in the file once. */
  const repeated = (rows: number) => ({
    ...parts(Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c t="s"><v>0</v></c></row>`).join('')),
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst><si><t>${'y'.repeat(250_000)}</t></si></sst>`,
  })
  const good = writeWorkbook({ sheets: [{ name: 'One', rows: [HEADER, ['Ana', 'a@example.com', '']] }] })
  const wide = `<row r="1">${Array.from({ length: 701 }, (_, at) => `<c t="str"><v>c${at}</v></c>`).join('')}</row><row><c t="str"><v>a@x.org</v></c></row>`

  it.each([
    ['one that is cut off', good.subarray(0, good.length - 40), { reason: 'damaged' }],
    ['one with a damaged part', zipped(parts(good)), { reason: 'no-rows' }],
    ['one that claims to be a bomb', claiming(zipped(parts('<worksheet/>')), 2 ** 31), { reason: 'unpacks-too-large' }],
    ['a million columns', zipped(parts('<row r="1"><c r="BDWGN1" t="str"><v>x</v></c></row>')), { reason: 'unpacks-too-large' }],
    ['more columns than the limit', zipped(parts(wide)), { reason: 'too-many-columns', columns: 701 }],
    ['tags that never close', zipped(parts('<a>'.repeat(5000))), { reason: 'damaged' }],
    ['half a million tags that never close', zipped(parts('<c>'.repeat(500_000))), { reason: 'damaged' }],
    ['one long text in thousands of cells', zipped(repeated(2000)), { reason: 'unpacks-too-large' }],
    ['a text document', zipped({ 'word/document.xml': '<x/>' }), { reason: 'not-a-table', kind: 'document' }],
    [
      'another program’s spreadsheet',
      zipped({ 'Index/Document.iwa': 'x' }),
      { reason: 'not-a-table', kind: 'other-spreadsheet' },
    ],
    ['an archive of tables', zipped({ 'a.csv': 'Name\nAna', 'b.csv': 'Name\nBob' }), { reason: 'not-a-table', kind: 'archive' }],
    ['an archive of a picture', zipped({ 'me.png': 'x' }), { reason: 'not-a-table', kind: 'archive' }],
    [
      'an archive in an archive',
      zipped({ 'a.csv': zipped({ 'a.csv': 'Name\nAna' }) }),
      { reason: 'not-a-table', kind: 'archive' },
    ],
    ['an empty sheet', zipped(parts('<sheetData/>')), { reason: 'no-rows' }],
  ])('refuses %s', (_, bytes, refusal) => {
    expect(refusalOf(bytes)).toEqual(refusal)
  })

  it('reads the one list in an archive, LinkedIn’s connections among other things too, in the encoding that was chosen', () => {
    const text = 'First Name,Last Name,Connected On\nÄnne,Doe,09 Oct 2024\n'
    const bytes = zipped({ 'Basic/Connections.csv': windows1252(text), 'Basic/Invitations.csv': 'x', '__MACOSX/a.csv': 'x' })
    expect([tableOf(bytes), tableOf(bytes, { encoding: 'macintosh' })].map(({ rows }) => rows[0]?.cells[0])).toEqual([
      'Änne',
      '\u0192nne',
    ])
  })

  it('stops unpacking a bomb at the limit, holding little of it at a time', () => {
    const bytes = zipped({ bomb: new Uint8Array(8 * 1024 * 1024) })
    const [entry] = zipEntries(claiming(bytes, 100)) ?? []
    const pieces: number[] = []
    const result = entry && unpack(bytes, entry, { most: 3_000_000, take: ({ length }) => pieces.push(length) > 0 })
    expect([result, pieces.every((length) => length < 3_000_000)]).toEqual(['too-large', true])
  })

  it.each([
    ['EncryptedPackage', 'locked-spreadsheet'],
    ['WordDocument', 'document'],
    ['Contents', 'binary'],
  ])('tells by the stream %s that it is a %s', (stream, kind) => {
    const bytes = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4, ...encode(stream, 'utf-16le')])
    expect(refusalOf(bytes)).toEqual({ reason: 'not-a-table', kind })
  })

  it('cuts a cell beyond the limit, and names it', () => {
    const table = sheetOf([HEADER, ['Ana', 'a@example.com', 'x'.repeat(1024 * 1024)]])
    expect([table.rows[0]?.cells[2]?.length, table.rows[0]?.problems]).toEqual([
      262_144,
      [{ rule: 'cell-cut', column: 2, value: '' }],
    ])
  })

  it('keeps a stray cell far to the right as what it is', () => {
    const table = tableOf(
      zipped(
        parts('<row><c t="str"><v>Name</v></c></row><row><c t="str"><v>Ana</v></c><c r="XFD2" t="str"><v>note</v></c></row>'),
      ),
    )
    expect(table.rows[0]?.problems).toEqual([{ rule: 'cells-beyond-header', column: null, value: 'note' }])
  })

  it('never throws, whatever is damaged', () => {
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), (at, byte) => {
        const bytes = good.slice()
        bytes[at] = byte
        expect(() => refusalOf(bytes)).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })
})
