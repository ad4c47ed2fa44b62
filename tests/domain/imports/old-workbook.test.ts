import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compoundFile } from '../../support/compound-file'
import { refusalOf, tableOf } from '../../support/import-file'
import { writeOldWorkbook, type OldCell, type OldWorkbook } from '../../support/write-old-workbook'

const HEADER = ['Name', 'Email', 'Notes']

function sheetOf(rows: readonly (readonly (OldCell | null)[])[], more: Partial<OldWorkbook> = {}) {
  return tableOf(writeOldWorkbook({ sheets: [{ name: 'One', rows }], ...more }))
}

const cellsOf = ({ rows }: { readonly rows: readonly { readonly cells: readonly string[] }[] }) => rows.map(({ cells }) => cells)

describe('reading a workbook of Excel 97 to 2003', () => {
  it('gives back any table, however its texts are broken into records and its sectors are kept', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }).map((value) => value.replace(/[\ud800-\udfff]/g, '')),
      fc.constantFrom('', ' a ', 'x\ny', '00123', 'Ž李🚀', 'Müller & Söhne €'),
    )
    const rows = fc.array(fc.tuple(fc.constantFrom('Ana', 'Bob'), fc.constantFrom('ana@example.com', ''), text), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: 12, max: 60 }),
        fc.boolean(),
        fc.boolean(),
        (table, recordBytes, isFromBelow, isShort) => {
          const read = sheetOf([HEADER, ...table], { recordBytes, isFromBelow, isShort })
          const trimmed = table.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1))
          expect(cellsOf(read)).toEqual(trimmed)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('reads dates, percentages, amounts, leading zeros, flags and formulas as a person sees them', () => {
    const formats = ['dd/mm/yyyy', 'yyyy-mm-dd hh:mm', '0%', '#,##0.00 [$€-407]', '00000', '"yes";"yes";"no"']
    const cells: readonly (OldCell | null)[] = [
      'Ana',
      { value: 45631, format: 0 },
      { value: 45631.604166667, format: 1 },
      { value: 0.25, format: 2 },
      { value: 1234.5, format: 3 },
      { value: 1234, format: 4 },
      { value: 0, format: 5 },
      true,
      -7,
      19.989999999999998,
      { formula: 'as it came' },
      { formula: 7.5 },
      { formula: false },
      null,
      491701234567,
    ]
    const table = sheetOf([['Name', ...Array.from({ length: cells.length - 1 }, (_, at) => `c${at}`)], cells], { formats })
    expect(table.rows[0]?.cells.join(' | ')).toBe(
      'Ana | 2024-12-05 | 2024-12-05 14:30 | 25% | 1234.50 € | 01234 | no | TRUE | -7 | 19.99 | as it came | 7.5 | FALSE |  | 491701234567',
    )
  })

  it('counts days from 1904 where the workbook does', () => {
    const rows = [HEADER, ['Ana', 'ana@example.com', { value: 44169, format: 0 }]] as const
    expect(sheetOf(rows, { formats: ['yyyy-mm-dd'], is1904: true }).rows[0]?.cells[2]).toBe('2024-12-05')
  })

  it('names cells whose formula came to an error, and leaves them blank', () => {
    const table = sheetOf([HEADER, ['Ana', { formula: { error: 42 } }]])
    expect(table.rows[0]).toMatchObject({
      cells: ['Ana'],
      problems: [{ rule: 'formula-empty', column: 1, value: '#N/A' }],
    })
  })

  it('chooses the visible sheet whose header it knows, and reads another one on request', () => {
    const bytes = writeOldWorkbook({
      sheets: [
        { name: 'Cover', rows: [['My list'], ['of 2024']] },
        { name: 'Old', isHidden: true, rows: [HEADER, ['Bob', 'bob@example.com']] },
        { name: 'People', rows: [HEADER, ['Ana', 'ana@example.com']] },
      ],
    })
    expect(tableOf(bytes)).toMatchObject({ format: { sheets: ['Cover', 'Old', 'People'], sheet: 2 } })
    expect(cellsOf(tableOf(bytes, { sheet: 1 }))).toEqual([['Bob', 'bob@example.com']])
  })

  it('spreads merged cells over their rows, and keeps where cells link to', () => {
    const rows = [HEADER, ['Ana', 'a@example.com', 'Team 1'], ['Bob', 'b@example.com'], ['Cleo', 'c@example.com']] as const
    const links = [{ row: 1, column: 0, target: 'https://example.com/ana' }]
    const table = tableOf(writeOldWorkbook({ sheets: [{ name: 'One', rows, merged: [[1, 3, 2, 2]], links }] }))
    expect(table.columns.map(({ name }) => name)).toEqual([...HEADER, 'Name (URL)'])
    expect(cellsOf(table)).toEqual([
      ['Ana', 'a@example.com', 'Team 1', 'https://example.com/ana'],
      ['Bob', 'b@example.com', 'Team 1', ''],
      ['Cleo', 'c@example.com', 'Team 1', ''],
    ])
  })

  const good = writeOldWorkbook({ sheets: [{ name: 'One', rows: [HEADER, ['Ana', 'ana@example.com', 'x'.repeat(6000)]] }] })
  it.each([
    [
      'one with a password',
      writeOldWorkbook({ sheets: [], isLocked: true }),
      { reason: 'not-a-table', kind: 'locked-spreadsheet' },
    ],
    ['one that is cut off', good.subarray(0, 3000), { reason: 'damaged' }],
    ['one of an unknown version', compoundFile('Workbook', Uint8Array.from([9, 8, 2, 0, 0, 4])), { reason: 'damaged' }],
    ['one without a row', writeOldWorkbook({ sheets: [{ name: 'One', rows: [] }] }), { reason: 'no-rows' }],
    ['a document', compoundFile('WordDocument', new Uint8Array(9)), { reason: 'not-a-table', kind: 'document' }],
    ['another program’s file', compoundFile('Contents', new Uint8Array(9)), { reason: 'not-a-table', kind: 'binary' }],
  ])('refuses %s', (_, bytes, refusal) => {
    expect(refusalOf(bytes)).toEqual(refusal)
  })

  it('goes over records that go on with nothing, however many', () => {
    const text = [0xfc, 0, 8, 0, 1, 0, 0, 0, 1, 0, 0, 0, ...Array.from({ length: 100_000 }, () => [0x3c, 0, 0, 0]).flat()]
    const book = [9, 8, 4, 0, 0, 6, 5, 0, ...text, 10, 0, 0, 0]
    expect(refusalOf(compoundFile('Workbook', Uint8Array.from(book)))).toEqual({ reason: 'damaged' })
  })

  it('never throws nor runs on, whatever is damaged', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }), (changes) => {
        const bytes = good.slice()
        for (const [at, byte] of changes) bytes[at] = byte
        expect(() => refusalOf(bytes)).not.toThrow()
      }),
      { numRuns: 200 },
    )
  })
})
