import { describe, expect, it } from 'vitest'
import { windows1252 } from '../../support/encode-text'
import { formatOf, refusalOf, tableOf } from '../../support/import-file'
import { SALESFORCE_XLS } from './families/salesforce'

const cellsOf = (text: string) => tableOf(text).rows.map(({ cells }) => cells)
const page = (inner: string) => `<html><body>${inner}</body></html>`
const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

describe('reading a web page', () => {
  it('reads a report that Salesforce calls .xls, in the character set that the page names', () => {
    const table = tableOf(windows1252(SALESFORCE_XLS))
    expect([formatOf(table), table.columns.map(({ name }) => name), table.rows.map(({ cells }) => cells)]).toEqual([
      'web-page, windows-1252, First Name, Last Name, Account Name, Phone, Email, Mailing S of 1',
      ['First Name', 'Last Name', 'Account Name', 'Phone', 'Email', 'Mailing Street'],
      [
        ['José', 'Müller', 'Acme & Söhne', '+49 30 1', 'jose@acme.example', 'Hauptstraße 1\n2. Stock'],
        ['Ana', 'Doe', 'Doe Ltd.', '', 'ana@doe.example'],
      ],
    ])
    expect(table.footer).toEqual([
      'Confidential Information - Do Not Distribute',
      'Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved.',
    ])
  })

  it('chooses the table whose names it knows, and reads another one on request', () => {
    const text = page(
      `<table>${row('Menu', 'Home')}${row('a', 'b')}</table><table>${row('Name', 'Email')}${row('Ana', 'ana@example.com')}</table>`,
    )
    expect([cellsOf(text), tableOf(text, { sheet: 0, headerRow: null }).rows.length]).toEqual([[['Ana', 'ana@example.com']], 2])
  })

  it('gives cells over several rows to each, and counts those over several columns', () => {
    const text = page(
      `<table>${row('Company', 'Name', 'City', 'Email')}<tr><td rowspan="2">Acme</td><td colspan="2">Ana</td><td>a@x.org</td></tr>${row('Bob', 'Rome', 'b@x.org')}</table>`,
    )
    expect(cellsOf(text)).toEqual([
      ['Acme', 'Ana', '', 'a@x.org'],
      ['Acme', 'Bob', 'Rome', 'b@x.org'],
    ])
  })

  it('reads rows and cells that are not closed, and leaves scripts, comments and styles out', () => {
    const text = page(
      '<style>td{color:red}</style><table><tr><th>Name<th>Email<tr><td>Ana<script>alert("x")</script><td><!-- no -->ana@example.com</table>',
    )
    expect(cellsOf(text)).toEqual([['Ana', 'ana@example.com']])
  })

  it('reads the XML that old spreadsheet programs write', () => {
    const cells = (...all: readonly string[]) =>
      `<Row>${all.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`
    const text = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns:ss="urn:s"><Worksheet ss:Name="People"><Table>${cells('Name', 'City', 'Email')}<Row><Cell><Data>Ana</Data></Cell><Cell ss:Index="3"><Data>ana@example.com</Data></Cell></Row></Table></Worksheet></Workbook>`
    const table = tableOf(text)
    expect([formatOf(table), table.rows[0]?.cells]).toEqual(['web-page, utf-8, People of 1', ['Ana', '', 'ana@example.com']])
  })

  it.each([
    ['a page without a table', page('<p>Please sign in</p>'), { reason: 'not-a-table', kind: 'web-page' }],
    ['a table without rows', page('<table></table>'), { reason: 'not-a-table', kind: 'web-page' }],
    ['tables in tables', page('<table><tr><td>'.repeat(20_000)), { reason: 'not-a-table', kind: 'web-page' }],
  ])('refuses %s', (_, text, refusal) => {
    expect(refusalOf(text)).toEqual(refusal)
  })

  it('is not led astray by widths that are made up', () => {
    const text = page(
      `<table>${row('Name', 'Email')}<tr><td colspan="100000000">Ana</td><td rowspan="100000000">a@x.org</td></tr></table>`,
    )
    expect(tableOf(text).rows[0]?.problems).toEqual([{ rule: 'cells-beyond-header', column: null, value: 'a@x.org' }])
  })
})
