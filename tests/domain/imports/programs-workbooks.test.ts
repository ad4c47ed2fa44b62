import { describe, expect, it } from 'vitest'
import { fixture, tableOf } from '../../support/import-file'

const NAMES = ['Name', 'Email', 'Phone', 'Birthday', 'Met', 'Value', 'Share', 'Zip', 'Active', 'Notes']
const JUERGEN = ['Jürgen Müller', 'juergen@example.com', '493012345678', '1980-03-31', '2024-12-05 14:30']
const LUCJA = ['Łucja Žák', 'lucja@example.com', '+48 22 123 45 67', '1975-12-01', '2024-01-02 08:05']
const LI = ['李 小龙', 'li@example.com', '', '', '', '', '', '', '', '<b> & "q"']

/**
 * One list as other programs save it: LibreOffice 7.4, Gnumeric 1.12 and xlwt 1.3, the first two from the same workbook. Excel's
 * own files are no different to them.
 */
describe('the workbooks that programs save', () => {
  it.each([
    ['libreoffice.xls', '€'],
    ['gnumeric.xls', '€'],
    ['xlwt.xls', '€'],
    ['gnumeric.ods', '€'],
    ['libreoffice.ods', 'EUR'],
  ])('reads %s, its second sheet, as a person sees it', (name, currency) => {
    const table = tableOf(fixture(`workbooks/${name}`))
    expect(table.format).toEqual({ kind: 'spreadsheet', sheets: ['Cover', 'People'], sheet: 1 })
    expect(table.columns.map((column) => column.name)).toEqual(NAMES)
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      [...JUERGEN, `1234.50 ${currency}`, '25%', '01067', 'TRUE', 'zwei\nZeilen'],
      [...LUCJA, `99 ${currency}`, '50%', '90210', 'FALSE'],
      LI,
    ])
  })

  it('reads what Excel 95 kept, in the letters of its code page', () => {
    const { rows } = tableOf(fixture('workbooks/gnumeric-95.xls'))
    expect(rows.map(({ cells: [name] }) => name)).toEqual(['Jürgen Müller', '?ucja Žák', '? ??'])
    expect(rows[0]?.cells).toEqual([...JUERGEN, '1234.50 €', '25%', '01067', 'TRUE', 'zwei\nZeilen'])
  })

  it('reads XML of Excel 2003 whose styles end in themselves', () => {
    const { columns, rows } = tableOf(fixture('workbooks/libreoffice-2003.xml'))
    expect(columns.map(({ name }) => name)).toEqual(NAMES)
    expect(rows.map(({ cells: [name, email, phone] }) => [name, email, phone])).toEqual([
      JUERGEN.slice(0, 3),
      LUCJA.slice(0, 3),
      LI.slice(0, 3),
    ])
  })
})
