import { describe, expect, it } from 'vitest'
import type { SourceTable } from '../../../../src/domain/model/imports/reading/source-table'
import { encode, windows1252 } from '../../../support/encode-text'
import { guessFor, planFor, tableOf } from '../../../support/import-file'
import { HUBSPOT_COMPANIES, HUBSPOT_CONTACTS, HUBSPOT_DEALS, HUBSPOT_SPANISH, HUBSPOT_WORKBOOK } from './hubspot'
import { BARS, HEADERLESS, PASTED, SAME_NAMES, SEMICOLONS, THUNDERBIRD, ZOHO_CONTACTS, ZOHO_DEALS } from './others'
import { PIPEDRIVE_ACCOUNT, PIPEDRIVE_LIST, PIPEDRIVE_WORKBOOK } from './pipedrive'
import { SALESFORCE_CONTACTS, SALESFORCE_DATA_LOADER, SALESFORCE_LEADS, SALESFORCE_OPPORTUNITIES } from './salesforce'

/** The values of some columns, row by row. */
function valuesOf(table: SourceTable, names: readonly string[]): readonly (readonly string[])[] {
  const indexes = names.map((name) => table.columns.findIndex((column) => column.name === name))
  return table.rows.map(({ cells }) => indexes.map((at) => cells[at] ?? ''))
}

const sizeOf = ({ rows, columns, footer, headerRow }: SourceTable) => [headerRow, rows.length, columns.length, footer.length]

describe('exports of other programs, row by row', () => {
  it('HubSpot: hundreds of columns, long cells, names in other languages, a workbook', () => {
    const contacts = tableOf(HUBSPOT_CONTACTS)
    expect([sizeOf(contacts), valuesOf(contacts, ['Record ID', 'Last Name', 'Email', 'Create Date'])]).toEqual([
      [0, 3, 262, 0],
      [
        ['101', 'Doe', 'ana@doe.example', '2026-03-04 09:15'],
        ['102', '', 'bob@roe.example', '2026-11-20 23:59'],
        ['103', '', '', '2025-01-01 00:00'],
      ],
    ])
    expect([valuesOf(contacts, ['Associated Note'])[0]?.[0]?.length, contacts.rows.flatMap(({ problems }) => problems)]).toEqual([
      180_000,
      [],
    ])
    expect(valuesOf(tableOf(HUBSPOT_COMPANIES), ['Company name', 'Associated Contact'])).toEqual([
      ['Doe Ltd.', 'Ana Doe (ana@doe.example);Bob Roe (bob@roe.example)'],
      ['Acme, Inc.', ''],
    ])
    expect(valuesOf(tableOf(HUBSPOT_DEALS), ['Deal Stage', 'Amount'])).toEqual([
      ['Closed won', '12500'],
      ['closedlost', '$1,250.50'],
      ['Appointment Scheduled', 'Call for quote'],
    ])
    expect(valuesOf(tableOf(HUBSPOT_SPANISH), ['País/región', 'Apellidos'])).toEqual([['España', 'García López']])
    const workbook = tableOf(HUBSPOT_WORKBOOK)
    expect([workbook.columns.length, valuesOf(workbook, ['Record ID', 'Create Date', 'Postal Code'])]).toEqual([
      6,
      [
        ['101', '2026-03-04 09:15', '01234'],
        ['102', '2026-11-20 23:59', ''],
      ],
    ])
  })

  it.each([
    ['people', PIPEDRIVE_LIST.people, [0, 2, 13, 0]],
    ['organizations', PIPEDRIVE_LIST.organizations, [0, 2, 7, 0]],
    ['deals', PIPEDRIVE_LIST.deals, [0, 3, 16, 0]],
    ['activities', PIPEDRIVE_LIST.activities, [0, 2, 12, 0]],
    ['notes', PIPEDRIVE_LIST.notes, [0, 1, 7, 0]],
    ['people, account', PIPEDRIVE_ACCOUNT.people, [0, 1, 7, 0]],
    ['organizations, account', PIPEDRIVE_ACCOUNT.organizations, [0, 1, 12, 0]],
    ['deals, account', PIPEDRIVE_ACCOUNT.deals, [0, 1, 9, 0]],
    ['activities, account', PIPEDRIVE_ACCOUNT.activities, [0, 1, 8, 0]],
    ['notes, account', PIPEDRIVE_ACCOUNT.notes, [0, 1, 5, 0]],
  ])('Pipedrive: %s', (_, text, size) => {
    expect(sizeOf(tableOf(text))).toEqual(size)
  })

  it('Pipedrive: names of required columns lose their star, HTML and quotes stay, days of a workbook become dates', () => {
    expect(valuesOf(tableOf(PIPEDRIVE_ACCOUNT.deals), ['Deal - Title', 'Deal - Value'])).toEqual([
      ['Doe - 100 seats', '12.500,00'],
    ])
    expect(valuesOf(tableOf(PIPEDRIVE_LIST.deals), ['Deal - Organization', 'Deal - Status', 'Deal - Stage'])[1]).toEqual([
      'Acme "West" Inc.',
      'Lost',
      'Proposal Made',
    ])
    expect(valuesOf(tableOf(PIPEDRIVE_LIST.notes), ['Note - Content'])).toEqual([
      ['<div>First line<br />second &amp; last</div>'],
    ])
    expect(tableOf(PIPEDRIVE_WORKBOOK).rows[0]?.cells).toEqual([
      'Doe - 100 seats',
      '12500',
      'EUR',
      '2024-12-05 12:00',
      '2024-12-05',
    ])
  })

  it('Salesforce: reports in ISO 8859-1 with lines of notice below, the data loader in UTF-8 without', () => {
    const contacts = tableOf(windows1252(SALESFORCE_CONTACTS))
    expect([sizeOf(contacts), valuesOf(contacts, ['First Name', 'Account Name', 'Mailing Street'])]).toEqual([
      [0, 2, 17, 5],
      [
        ['José', 'Acme "West" Inc.', '1 Main St\nSuite 5'],
        ['', 'Doe Ltd.', ''],
      ],
    ])
    expect([sizeOf(tableOf(SALESFORCE_LEADS)), sizeOf(tableOf(SALESFORCE_OPPORTUNITIES))]).toEqual([
      [0, 2, 11, 5],
      [0, 2, 15, 5],
    ])
    for (const mark of ['', '\ufeff']) {
      const loader = tableOf(mark + SALESFORCE_DATA_LOADER)
      expect([sizeOf(loader), valuesOf(loader, ['ACCOUNTID', 'CREATEDDATE'])]).toEqual([
        [0, 2, 10, 0],
        [
          ['0015000001XyZAbAAN', '2006-06-15T20:47:07.000Z'],
          ['#N/A', '2026-01-02T03:04:05.000Z'],
        ],
      ])
    }
  })

  it('Thunderbird and Zoho', () => {
    const book = tableOf(THUNDERBIRD)
    expect([sizeOf(book), valuesOf(book, ['Display Name', 'Birth Month', 'Notes'])]).toEqual([
      [0, 2, 37, 0],
      [
        ['Ana Doe', '3', 'one\ntwo'],
        ['news@list.example', '', ''],
      ],
    ])
    expect([sizeOf(tableOf(ZOHO_CONTACTS)), sizeOf(tableOf(ZOHO_DEALS))]).toEqual([
      [0, 2, 19, 0],
      [0, 1, 11, 0],
    ])
  })
})

describe('tables of any dialect', () => {
  it('reads what was copied out of a spreadsheet', () => {
    const table = tableOf(PASTED)
    expect([table.format, table.rows.map(({ cells }) => cells)]).toMatchObject([
      { kind: 'delimited', delimiter: '\t' },
      [
        ['Ana Doe', 'ana@doe.example', 'first line\nsays "hi"\tand more'],
        ['Bob Roe', 'bob@roe.example', ''],
      ],
    ])
  })

  it('reads semicolons below a line that says so, from Windows-1252 and UTF-16', () => {
    for (const bytes of [windows1252(SEMICOLONS), encode(SEMICOLONS, 'utf-16le'), encode(`\ufeff${SEMICOLONS}`, 'utf-16be')]) {
      expect(valuesOf(tableOf(bytes), ['Vorname', 'Umsatz'])).toEqual([
        ['Jörg', '1.234,56 €'],
        ['Änne', '0,5'],
      ])
    }
  })

  it('reads bars and bare carriage returns, files without names, and names that are there twice', () => {
    expect(valuesOf(tableOf(BARS), ['Name', 'City'])).toEqual([
      ['Ana, B', 'Rome'],
      ['Bob', 'Bar | Bar'],
    ])
    expect(sizeOf(tableOf(HEADERLESS))).toEqual([null, 2, 3, 0])
    expect(tableOf(SAME_NAMES).columns.map(({ name, occurrence }) => `${name} ${occurrence}`)).toEqual([
      'Name 1',
      'Email 1',
      'Email 2',
      'email 3',
    ])
  })

  it.each([
    ['Cyrillic', 'windows-1251', [0xcf, 0xf0, 0xe8], 'При'],
    ['Polish', 'windows-1250', [0xa3, 0xf3, 0x9f], 'Łóź'],
  ] as const)('reads %s in the code page that was chosen', (_, encoding, letters, text) => {
    const bytes = Uint8Array.from([...encode('Name,Email\n', 'utf-8'), ...letters, ...encode(',a@example.com\n', 'utf-8')])
    expect(valuesOf(tableOf(bytes, { encoding }), ['Name'])).toEqual([[text]])
  })

  it('reads a file whose lines are in two encodings, and counts what it could not read', () => {
    const utf8 =
      'Name,Email\nJörg,a@x.org\nŽofie,b@x.org\nÄnne,c@x.org\nZoë,d@x.org\nÉva,e@x.org\nÖtzi,f@x.org\nÜrün,g@x.org\nŁódź,h@x.org\n'
    const bytes = Uint8Array.from([...encode(utf8, 'utf-8'), ...windows1252('José,i@x.org\n')])
    const { format, rows } = tableOf(bytes)
    expect([format, rows.length, rows[0]?.cells[0]]).toMatchObject([
      { encoding: 'utf-8', how: 'likely', unreadable: 1 },
      9,
      'Jörg',
    ])
  })

  it('leaves NUL bytes among text out, and takes dangerous names for names', () => {
    const table = tableOf('__proto__,constructor,Email\nx\u0000y,z,ana@example.com\n')
    expect([table.columns.map(({ name }) => name), table.rows[0]?.cells]).toEqual([
      ['__proto__', 'constructor', 'Email'],
      ['xy', 'z', 'ana@example.com'],
    ])
  })
})

describe('what the exports of other programs are taken for', () => {
  it.each([
    ['HubSpot contacts', HUBSPOT_CONTACTS, 'hubspot people', []],
    ['HubSpot companies', HUBSPOT_COMPANIES, 'hubspot companies', []],
    [
      'HubSpot deals',
      HUBSPOT_DEALS,
      'hubspot deals',
      ['pipeline Sales Pipeline', 'lost-reason Too expensive', 'stage Appointment Scheduled'],
    ],
    ['HubSpot in Spanish', HUBSPOT_SPANISH, 'hubspot people', []],
    ['Thunderbird', THUNDERBIRD, 'thunderbird people', []],
    ['Zoho contacts', ZOHO_CONTACTS, 'zoho people', []],
    ['Zoho deals', ZOHO_DEALS, 'zoho deals', []],
    ['Salesforce contacts', SALESFORCE_CONTACTS, 'salesforce people', []],
    ['Salesforce leads', SALESFORCE_LEADS, 'salesforce people', []],
    ['Salesforce opportunities', SALESFORCE_OPPORTUNITIES, 'salesforce deals', ['stage Negotiation/Review']],
    ['Salesforce by its interface', SALESFORCE_DATA_LOADER, 'salesforce people', []],
    ['Pipedrive people', PIPEDRIVE_LIST.people, 'pipedrive people', []],
    ['Pipedrive organizations', PIPEDRIVE_LIST.organizations, 'pipedrive companies', []],
    ['Pipedrive deals', PIPEDRIVE_LIST.deals, 'pipedrive deals', ['lost-reason Too expensive', 'stage Lead In']],
    ['Pipedrive activities', PIPEDRIVE_LIST.activities, 'pipedrive tasks', []],
    ['Pipedrive notes', PIPEDRIVE_LIST.notes, 'pipedrive notes', []],
    ['Pipedrive deals of an account', PIPEDRIVE_ACCOUNT.deals, 'pipedrive deals', []],
  ] as const)('%s', (_, file, kind, questions) => {
    const table = tableOf(file)
    const { source, primary } = guessFor(table)
    const plan = planFor(table)
    const asked = plan.unknown.flatMap(({ kind: of, text }) => (of === 'owner' ? [] : [`${of} ${text}`]))
    expect([`${source} ${primary}`, asked]).toEqual([kind, questions])
    // Whatever is not asked about is written, or skipped for a reason.
    expect(
      plan.rows.filter(({ fate, problems }) => fate.kind === 'fail' && !problems.some(({ rule }) => rule.endsWith('-unknown'))),
    ).toEqual([])
  })
})
