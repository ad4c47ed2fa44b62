import { describe, expect, it } from 'vitest'
import type { ImportPlan } from '../../../../src/domain/model/imports/planning/plan'
import { BLANK_COMPANY } from '../../../../src/domain/model/imports/planning/ledger'
import { instantOf } from '../../../../src/domain/model/kernel/instant'
import { subjectOf } from '../../../../src/domain/model/records/subject'
import type { Version } from '../../../../src/domain/model/records/meta'
import { csv, guessFor, madeBy, outcomesOf, personOf, planFor, tableOf } from '../../../support/import-file'
import { testId } from '../../../support/test-ids'

const peopleIn = (plan: ImportPlan) => plan.writes.map(personOf)
const AT = instantOf(Date.UTC(2026, 9, 1))
const BY = { memberId: null, via: 'app' } as const
const acme = {
  ...BLANK_COMPANY,
  name: 'Acme Ltd',
  id: testId('acme'),
  workspaceId: testId('ws'),
  version: 'v1' as Version,
  createdAt: AT,
  createdBy: BY,
  updatedAt: AT,
  updatedBy: BY,
  deletedAt: null,
}

describe('what people bring when they move house', () => {
  it('keeps what a person has no field for as lines of the description', () => {
    const google = csv(
      'First Name,Last Name,Nickname,Organization Department,Notes,E-mail 1 - Value,Relation 1 - Label,Relation 1 - Value,Event 1 - Label,Event 1 - Value,Custom Field 1 - Label,Custom Field 1 - Value',
      'Ana,Doe,Nina,IT,Met at a fair,ana@doe.example,Spouse,Petra,* Anniversary,2001-09-09,Number,4711 ::: 4712',
      ',,Jogi,,,j@x.example,,,,,,',
    )
    expect(peopleIn(planFor(google)).map(({ firstName, description }) => [firstName, description])).toEqual([
      ['Ana', 'Met at a fair\n\nNickname: Nina\nDepartment: IT\nSpouse: Petra\nAnniversary: 2001-09-09\nNumber: 4711, 4712'],
      ['Jogi', null],
    ])
    const outlook = csv(
      'Vorname,Nachname,Abteilung,Jahrestag,E-Mail-Adresse,E-Mail-Typ',
      'Ana,Doe,Vertrieb,0.0.00,a@x.example,SMTP',
    )
    expect(peopleIn(planFor(outlook))).toMatchObject([{ description: 'Abteilung: Vertrieb' }])
  })

  it('reads both lines of Thunderbird’s addresses, and nobody’s name off an address', () => {
    const table = csv(
      'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Work Address,Work Address 2,Work City',
      'Ana,Doe,Ana Doe,,ana@doe.example,,Allee 5,2. OG,Berlin',
      ',,news@x.example,,news@x.example,,,,',
    )
    expect(peopleIn(planFor(table))).toMatchObject([
      { address: { street: 'Allee 5, 2. OG', city: 'Berlin' } },
      { firstName: null, lastName: null, emails: [{ value: 'news@x.example' }] },
    ])
  })

  it.each([
    [
      'Salesforce',
      'Subject,Due Date,Status,Priority,Related To,Task Owner',
      'Send offer,2027-01-15,Not Started,High,Acme Ltd,Olivia Owner',
    ],
    [
      'Zoho',
      'Record Id,Task Owner,Subject,Due Date,Related To.id,Related To,Status,Created Time,Closed Time',
      'zcrm_1,Olivia Owner,Send offer,2027-01-15,zcrm_7,Acme Ltd,Completed,2024-01-01 10:00:00,2024-01-02 10:00:00',
    ],
  ])('links tasks of %s to what they are related to', (_, header, row) => {
    const plan = planFor(csv(header, row), { companies: [acme] })
    expect(plan.writes.map(({ writes }) => writes)).toMatchObject([
      [{ collection: 'tasks', data: { title: 'Send offer', subjects: [subjectOf('companies', acme.id)] } }],
    ])
    expect([outcomesOf(plan), outcomesOf(planFor(csv(header, row)))]).toEqual([
      ['2 create'],
      ['2 create; link-unknown "Acme Ltd"'],
    ])
  })

  it.each([
    [
      'HubSpot',
      'Record ID,Call Title,Call outcome,Call notes,Call direction,Activity date',
      '9,Call with Ana,Connected,<b>Plan B</b>,Outbound,2024-05-06 14:00',
      'Call outcome: Connected\nCall direction: Outbound',
    ],
    [
      'Zoho',
      'Record Id,Call Owner,Subject,Call Type,Call Start Time,Description,Call Result,Created Time',
      'zcrm_1,Olivia Owner,Call with Ana,Outbound,2024-05-06 14:00:00,Plan B,Connected,2024-05-06 14:00:00',
      'Call Type: Outbound\nCall Result: Connected',
    ],
  ])('takes calls of %s for calls, with what they came to', (_, header, row, lines) => {
    const plan = planFor(csv(header, row))
    const [note] = plan.writes.flatMap((write) => madeBy(write, 'notes'))
    expect(note?.data).toMatchObject({ kind: 'call', happenedAt: '2024-05-06T12:00:00.000Z' })
    expect(note?.data.body).toBe(`Call with Ana\n\nPlan B\n\n${lines}`)
  })

  it('reads a board’s groups as one table, and its titles and names as no records', () => {
    const table = csv(
      'Pipeline',
      '',
      'Leads',
      'Name,Email,Value',
      'Ana,ana@x.example,1200',
      ',,',
      ',,1200',
      '',
      'Customers',
      'Name,Email,Value',
      'Cid,cid@c.example,3',
    )
    expect(outcomesOf(planFor(table))).toEqual([
      '5 create',
      '6 skip empty-row',
      '7 skip total-row',
      '9 skip group-title',
      '10 skip repeated-header',
      '11 create',
    ])
  })

  it('puts names of columns that stand in two rows together', () => {
    const table = csv(
      'Person;;;Firma;;',
      'Vorname;Nachname;E-Mail;Name;Ort;Telefon',
      'Ana;Doe;ana@doe.example;Acme;Porto;030 55555',
    )
    expect(guessFor(table).columns.map(({ target, label }) => [target, label])).toEqual([
      ['people.firstName', null],
      ['people.lastName', null],
      ['people.email', null],
      ['companies.name', null],
      ['companies.city', null],
      ['companies.phone', null],
    ])
  })

  it('leaves totals out, wherever they stand, and nobody who is called so', () => {
    const footer = (...rows: readonly string[]) => tableOf(rows.join('\n')).footer
    expect(footer('Name,Email', 'Ana,a@x.example', 'Total: 2,', 'Count,2')).toEqual(['Total: 2', 'Count 2'])
    expect(footer('Name,Email,City', 'Ana,a@x.example,Rome', 'Grand Totals (12 records),,')).toEqual([
      'Grand Totals (12 records)',
    ])
    expect(footer('First name;Last name;Revenue', 'Ana;Doe;100', ';Gesamtsumme;100,50 €')).toEqual(['Gesamtsumme 100,50 €'])
    const table = csv(
      'Company name,City,Employees,Revenue',
      'Acme,Rome,3,10',
      'Subtotal,,3,10',
      'Total,Paris,100000,9',
      'Total,,100003,19',
    )
    expect([outcomesOf(planFor(table)), table.footer]).toEqual([
      ['2 create', '3 skip total-row', '4 create'],
      ['Total 100003 19'],
    ])
    const people = csv('Name,Phone,City', 'Bob Total,030 2222222,Rome', 'Total,030 3333333,', 'Ana,,Rome')
    expect(outcomesOf(planFor(people))).toEqual(['2 create', '3 create', '4 create'])
  })

  it('reads values as programs keep them from spreadsheets, and days with their zones', () => {
    const table = csv(
      'Name,Phone,Mobile,Other phone,Created',
      'Ana,"=""+4930123456""",\' 0171 5555555,491701234567,"March 4, 2024 3:30 PM (GMT+1)"',
    )
    const [ana] = peopleIn(planFor(table))
    expect(ana?.phones?.map(({ e164 }) => e164)).toEqual(['+4930123456', '+491715555555', '+491701234567'])
    expect(ana?.originalCreatedAt).toBe('2024-03-04T14:30:00.000Z')
  })

  it('takes a chance of one for all of it where a column counts so, and says none of what is closed', () => {
    const hubspot = csv('Deal Name,Deal Stage,Deal probability', 'Fleet,Offer,0.4', 'Pilot,Offer,1', 'Old,Closed won,1')
    const chances = planFor(hubspot)
      .writes.flatMap((write) => madeBy(write, 'deals'))
      .map(({ data }) => data.probability)
    expect(chances).toEqual([40, 100, null])
  })

  it('takes Salesforce’s activities for tasks though they report calls, and nobody for “[not provided]”', () => {
    const table = csv(
      'Subject,Date,Status,Assigned,Contact,Task,Full Comments,Call Duration (seconds),Call Result',
      'Call,14/03/2027,Open,Olivia Owner,Ana Doe,1,talk,,',
    )
    expect([guessFor(table).primary, outcomesOf(planFor(table))]).toEqual(['tasks', ['2 create']])
    const leads = csv('Lead Owner,First Name,Last Name,Company / Account,Email', ',,[not provided],Acme,lead@acme.example')
    expect(peopleIn(planFor(leads))).toMatchObject([{ lastName: null, emails: [{ value: 'lead@acme.example' }] }])
  })

  it('knows last names that are written large, birthdays without a year, and handles', () => {
    const table = csv(
      'Name,Birthday,Twitter,Email',
      'DUPONT-LEROY Marie,24/12,@marie,m@x.example',
      'Ana Doe,03/04,https://x.com/ana,a@x.example',
    )
    expect(
      peopleIn(planFor(table)).map(({ firstName, lastName, birthday, links }) => [
        firstName,
        lastName,
        birthday,
        links?.[0]?.url,
      ]),
    ).toEqual([
      ['Marie', 'DUPONT-LEROY', '--12-24', 'https://x.com/marie'],
      ['Ana', 'Doe', '--04-03', 'https://x.com/ana'],
    ])
  })

  it('knows what Android keeps besides, and what its people call their numbers', () => {
    const card = [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N:Doe;Ana;;;',
      'X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Nina;1;;;;;;;;;;;;;',
      'X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2011-05-06;1;;;;;;;;;;;;;',
      'X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:vnd.android.cursor.item/relation;=4C=C3=B6=77=65;14;;;',
      'TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=42=C3=BC=72=6F=20=32):030 5551234',
      'TEL;X-Ferienhaus:030 7777777',
      'EMAIL;X-INTERNET:ana@doe.example',
      'END:VCARD',
    ]
    const [ana] = peopleIn(planFor(tableOf(card.join('\r\n'))))
    expect(ana?.phones?.map(({ label }) => label)).toEqual(['Büro 2', 'Ferienhaus'])
    expect(ana?.emails?.map(({ label }) => label)).toEqual([null])
    expect(ana?.description).toBe('Nickname: Nina\nSpouse: Löwe\nAnniversary: 2011-05-06')
  })
})
