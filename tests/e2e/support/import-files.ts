import type { ImportCollection } from '../../../src/domain/model/imports/import-collections'
import type { Target } from '../../../src/domain/model/imports/targets'

/** A file to import, and what is to stand in the workspace afterwards. */
export interface FileToImport {
  readonly name: string
  readonly text: string
  /** What its rows are. */
  readonly kind: ImportCollection
  readonly columns: readonly ColumnToImport[]
  /** Its columns of its own become fields. */
  readonly keepsAll: boolean
}

export interface ColumnToImport {
  readonly name: string
  readonly cells: readonly string[]
  /** Where its cells stand afterwards; `null`: it is left out. */
  readonly target: Target | 'own' | null
  /** What stands there for each: several texts where it names several, none where nothing is written. */
  readonly said: readonly (readonly string[])[]
}

/** The list of deals as Pipedrive exports it: everything quoted, those that ended in the stage that they were in, which stands nowhere. */
const DEALS = `
Deal - Title | deals.title | Acme seats | Globex pilot | Initech roll-out | Acme lamps | Umbrella audit | Hooli trial
Deal - Value | deals.amount | 1200 | 800.50 | 15000 | 300 | 4500 |
Deal - Currency | deals.currency | EUR | GBP | USD | EUR | EUR | EUR
Deal - Weighted value | | 600 | 80.05 | 15000 | 0 | 0 |
Deal - Weighted value currency | | EUR | GBP | USD | EUR | EUR | EUR
Deal - Probability | deals.probability | 50 | | 100 | 0 | 0 |
Deal - Organization | companies.name | Acme GmbH | Globex Ltd | Initech Inc | Acme GmbH | Umbrella SA | Hooli AG
Deal - Pipeline | deals.pipeline | Pipeline | Pipeline | Pipeline | Pipeline | Pipeline | Partners
Deal - Contact person | people.fullName | Ana Doe | Bob Roe | Cy Orr | Ana Doe | Dana Poe |
Deal - Expected close date | deals.expectedCloseOn | 2027-02-26 | 2027-03-12 | | | | 2027-04-30
Deal - Stage | deals.stage | Proposal Made | Qualified | Negotiations Started | Contact Made | Demo Scheduled | Introduced
Deal - Status | deals.status | Open | Open | Won | Lost | Lost | Open
Deal - Owner | deals.owner | Olivia Owner | Paul Pilot | Olivia Owner | Paul Pilot | Olivia Owner | Olivia Owner
Deal - Deal created | deals.originalCreatedAt | 2026-01-05 10:00:00 | 2026-01-06 10:00:00 | 2025-11-03 09:30:00 | 2025-11-04 09:30:00 | 2025-12-01 08:00:00 | 2026-02-02 11:00:00
Deal - Update time | | 2026-02-01 10:00:00 | 2026-02-01 10:00:00 | 2026-01-20 10:00:00 | 2026-01-21 10:00:00 | 2026-01-22 10:00:00 | 2026-02-02 11:00:00
Deal - Won time | deals.wonAt | | | 2026-01-20 10:00:00 | | |
Deal - Lost time | deals.lostAt | | | | 2026-01-21 10:00:00 | 2026-01-22 10:00:00 |
Deal - Deal closed on | deals.closedAt | | | 2026-01-20 10:00:00 | 2026-01-21 10:00:00 | 2026-01-22 10:00:00 |
Deal - Lost reason | deals.lostReason | | | | Too expensive | |
Deal - Label | deals.tags | Hot | Cold | | | Hot |
Deal - Total activities | | 3 | 0 | 7 | 2 | 1 | 0
Deal - Visible to | | Entire company | Entire company | Entire company | Entire company | Entire company | Entire company
Deal - ID | deals.recordId | 11 | 12 | 13 | 14 | 15 | 16
Person - Email - Work | people.email | ana@acme.example | bob@globex.example | cy@initech.example | ana@acme.example | dana@umbrella.example |
Person - Phone - Mobile | people.phone | +49 170 9012345 | +44 7911 123456 | | +49 170 9012345 | |
`

/** All activities as HubSpot exports them: each type has its own columns. */
const ACTIVITIES = `
Record ID | notes.recordId | 701 | 702 | 703 | 704 | 705 | 706
Activity type | notes.kind | Call | Call | Email | Meeting | Note | Meeting
Activity date | notes.happenedAt | 2026-01-12 10:00 | 2026-01-13 15:30 | 2026-01-14 09:15 | 2026-01-15 14:00 | 2026-01-16 11:00 | 2026-01-19 16:00
Activity assigned to | | Olivia Owner | Paul Pilot | Olivia Owner | Olivia Owner | Paul Pilot | Paul Pilot
Call title | notes.title | Call with Ana | Call with Bob | | | |
Call notes | notes.body | <p>Wants a quote for ten vans</p> | Left a voicemail | | | |
Call outcome | notes.detail | Connected | No answer | | | |
Call direction | notes.detail | Outbound | Outbound | | | |
Call duration | notes.detail | 00:05:10 | 00:00:40 | | | |
Email subject | notes.title | | | Your offer | | |
Email body | notes.body | | | <p>Dear Ana,</p><p>here is the offer.</p> | | |
Meeting name | notes.title | | | | Kick-off | | Demo
Meeting description | notes.body | | | | Agenda: roll-out in spring | | They liked the board
Meeting outcome | notes.detail | | | | Completed | | Completed
Meeting location | notes.detail | | | | Zoom | | Office
Note body | notes.body | | | | | Prefers to be called in the morning |
Associated Contact | people.fullName | Ana Doe (ana@acme.example) | Bob Roe (bob@globex.example) | Ana Doe (ana@acme.example) | Ana Doe (ana@acme.example);Bob Roe (bob@globex.example) | Cy Orr (cy@initech.example) | Cy Orr (cy@initech.example)
Associated Company | companies.name | Acme GmbH | Globex Ltd | Acme GmbH | Acme GmbH | Initech Inc | Initech Inc
Associated Deal | deals.title | | | | | |
Create Date | | 2026-01-12 10:05 | 2026-01-13 15:31 | 2026-01-14 09:15 | 2026-01-10 14:00 | 2026-01-16 11:00 | 2026-01-18 16:00
`

/** Google's contacts: numbers as their countries write them, one that is none, and somebody of whom nothing is known. */
const CONTACTS = `
First Name | people.firstName | Ana | Benoît | Chika | Dan | Eva | Finn | Gita |
Middle Name | people.middleName | | | | | | | |
Last Name | people.lastName | Doe | Roux | Mori | Poe | Lind | Gray | Rao |
Organization Name | companies.name | Acme GmbH | Roux SARL | Mori KK | Poe Inc | | | Rao Ltd |
Organization Title | people.jobTitle | Buyer | Directeur | | CTO | | | |
Birthday | people.birthday | 1980-04-01 | | | | | | |
Notes | people.description | Met at the fair | | | | | | |
Labels | people.tags | * myContacts | * myContacts | * myContacts ::: Friends | * myContacts | * myContacts | * myContacts | * myContacts | * myContacts
E-mail 1 - Label | people.emailLabel | * Work | * Work | * Work | * Work | * Work | * Work | |
E-mail 1 - Value | people.email | ana@acme.example | benoit@roux.example | chika@mori.example | dan@poe.example | eva@lind.example | finn@gray.example | |
E-mail 2 - Label | people.emailLabel | | Home | | | | | |
E-mail 2 - Value | people.email | | benoit@home.example | | | | | |
Phone 1 - Label | people.phoneLabel | Work | Work | Work | Work | Mobile | Home | Mobile |
Phone 1 - Value | people.phone | 030 901820 | 01 42 68 53 00 | 03-3224-5000 | (212) 736-5000 | +46 70 123 45 67 | 020 7946 0101 | +91 98765 43210 |
Phone 2 - Label | people.phoneLabel | Mobile | | | | | Work | |
Phone 2 - Value | people.phone | +49 170 9012345 | | | | | 089 12 | |
Address 1 - Label | people.addressLabel | Work | Work | Work | Work | | | |
Address 1 - Street | people.street | Hauptstr. 1 | 2 rue de Rivoli | 1-1 Chiyoda | 350 5th Ave | | | |
Address 1 - City | people.city | Berlin | Paris | Tokyo | New York | | | |
Address 1 - Region | people.region | | | | NY | | | |
Address 1 - Postal Code | people.postalCode | 10115 | 75001 | 100-0001 | 10118 | | | |
Address 1 - Country | people.country | Germany | France | Japan | United States | | | |
Website 1 - Label | people.linkLabel | Profile | | | | | | |
Website 1 - Value | people.link | https://acme.example | | | | | | |
`

/** A marina's own list, with ten columns that no program has. */
const BERTHS = `
Customer | companies.name | Acme Marina GmbH | Globex Boats Ltd | Initech Yachts Inc | Umbrella Sails SA | Hooli Harbour AG | Stark Ferries BV
Contact | people.fullName | Ana Doe | Bob Roe | Cy Orr | Dana Poe | Eva Lind | Finn Gray
E-mail | people.email | ana@acme.example | bob@globex.example | cy@initech.example | dana@umbrella.example | eva@hooli.example | finn@stark.example
City | companies.city | Hamburg | Bristol | Boston | Nice | Zürich | Rotterdam
Berths | own | 12 | 4 | 30 | 7 | 2 | 18
Boat length (m) | own | 24.5 | 18 | 42.25 | 12 | 9.75 | 31
Insured until | own | 2027-05-01 | 2027-06-15 | 2027-01-31 | 2027-09-30 | 2027-03-15 | 2027-11-20
Mooring fee | own | 1200.00 EUR | 950.50 EUR | 5400.00 EUR | 640.00 EUR | 310.25 EUR | 3100.00 EUR
Has crane | own | yes | no | yes | no | no | yes
Hull colour | own | red | blue | white | red | blue | white
Winter storage | own | Hall A | Hall B | Outside | Hall A | Hall B | Hall A
Key number | own | 0017 | 0018 | 0021 | 0034 | 0035 | 0040
Fuel | own | Diesel | Petrol | Diesel | None | Petrol | Diesel
Berth map | own | https://maps.example/a | https://maps.example/b | https://maps.example/c | https://maps.example/d | https://maps.example/e | https://maps.example/f
`

/** What stands in the workspace for a text, where that is something else: nothing is written of what is blank here. */
const INSTEAD: Readonly<Record<string, string>> = {
  Pipeline: 'Sales pipeline',
  'Proposal Made': 'Proposal',
  'Negotiations Started': '',
  'Contact Made': '',
  'Demo Scheduled': '',
  'Olivia Owner': '',
  'Paul Pilot': '',
  '* myContacts': '',
  '* myContacts ::: Friends': 'Friends',
  '* Work': 'Work',
  '030 901820': '+4930901820',
  '01 42 68 53 00': '+33142685300',
  '03-3224-5000': '+81332245000',
  '(212) 736-5000': '+12127365000',
  '020 7946 0101': '+442079460101',
  None: '',
}

export const FILES_TO_IMPORT: readonly FileToImport[] = [
  file('deals-2026-02-03.csv', { kind: 'deals', table: DEALS, isQuoted: true }),
  file('hubspot-crm-exports-all-activities-2026-02-03.csv', { kind: 'notes', table: ACTIVITIES }),
  file('contacts.csv', { kind: 'people', table: CONTACTS }),
  file('berths.csv', { kind: 'companies', table: BERTHS, keepsAll: true }),
]

interface Made {
  readonly kind: ImportCollection
  /** A line a column: its name, where it goes, and its cells. */
  readonly table: string
  readonly isQuoted?: boolean
  readonly keepsAll?: boolean
}

function file(name: string, { kind, table, isQuoted = false, keepsAll = false }: Made): FileToImport {
  const columns = table
    .trim()
    .split('\n')
    .map((line): ColumnToImport => {
      const [header = '', into = '', ...cells] = line.split('|').map((part) => part.trim())
      const target = into === '' ? null : (into as Target | 'own') // by its own spelling
      return { name: header, cells, target, said: cells.map((cell) => saidBy(cell, target)) }
    })
  const rows = [
    columns.map((column) => column.name),
    ...(columns[0]?.cells ?? []).map((_, at) => columns.map(({ cells }) => cells[at] ?? '')),
  ]
  const cellOf = (text: string) => (isQuoted || /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return { name, kind, keepsAll, columns, text: rows.map((cells) => `${cells.map(cellOf).join(',')}\n`).join('') }
}

function saidBy(cell: string, target: ColumnToImport['target']): readonly string[] {
  if (cell === '' || target === null || target === 'people.addressLabel') return []
  const text = INSTEAD[cell] ?? cell
  if (text === '') return []
  // `2026-01-12 10:00`
  if (/^\d{4}-\d{2}-\d{2} \d{2}:/.test(text)) return [text.slice(0, 16).replace(' ', 'T')]
  if (target === 'notes.body') return [text.replace(/<[^>]+>/g, ' ')]
  return target === 'people.fullName'
    ? text
        .split(/[;()]+/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [text]
}
