import { describe, expect, it } from 'vitest'
import { guessFor, madeBy, planFor, tableOf, outcomesOf, written } from '../../../support/import-file'

/** Two lines of a file: its header, and one row under it. */
function twoLines(cells: Readonly<Record<string, string>>) {
  const line = (texts: readonly string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')
  return tableOf(`${line(Object.keys(cells))}\n${line(Object.values(cells))}\n`)
}

describe('files as programs write them', () => {
  it('sees that a HubSpot deal is won though its stage says the pipeline again', () => {
    const table = twoLines({
      'Record ID': '7002',
      'Deal Name': 'Renewal',
      'Deal Stage': 'Closed won (Sales)',
      Pipeline: 'Sales',
      'Close Date': '2025-06-30 10:00',
    })
    expect(outcomesOf(planFor(table))).toEqual(['2 create'])
  })

  it('asks for a stage by its own name, whatever the pipeline is called there', () => {
    const table = twoLines({ 'Deal Name': 'New', 'Deal Stage': 'Demo (Sales Pipeline)', Pipeline: 'Sales Pipeline' })
    const { unknown } = planFor(table, {}, { nameChoices: {} })
    expect(unknown.map(({ kind, text }) => [kind, text])).toContainEqual(['pipeline', 'Sales Pipeline'])
    const stage = planFor(twoLines({ 'Deal Name': 'New', 'Deal Stage': 'Demo (Sales)', Pipeline: 'Sales' }))
    expect(stage.unknown.map(({ text }) => text)).toEqual(['Demo'])
  })

  it('takes the job from where an old Google file has it, and not from the empty column before it', () => {
    const table = twoLines({
      Name: 'Ana Doe',
      Occupation: '',
      'E-mail 1 - Value': 'a@b.example',
      'Organization 1 - Title': 'Director',
    })
    expect(written(planFor(table))).toMatchObject([{ jobTitle: 'Director' }])
  })

  it('keeps the street of Thunderbird and Freshsales, who call it the address beside a city', () => {
    const bird = { 'Display Name': 'Tom', 'Primary Email': 't@b.example', 'Work Address': '1 High St', 'Work City': 'London' }
    const fresh = { 'First name': 'Ana', Emails: 'a@b.example', Address: '5 Eros Ave.', City: 'Glendale', State: 'Arizona' }
    expect(written(planFor(twoLines(bird)))).toMatchObject([{ address: { street: '1 High St', city: 'London' } }])
    expect(written(planFor(twoLines(fresh)))).toMatchObject([{ address: { street: '5 Eros Ave.', city: 'Glendale' } }])
  })

  it('takes of Pipedrive’s whole address what its parts do not say, and the house number before its street', () => {
    const part = 'Organization - Address'
    const whole = {
      'Organization - Name': 'Moveer',
      [part]: '1 Road, Duluth',
      [`${part} - City/town/village/locality of Address`]: 'Duluth',
    }
    const parts = {
      'Organization - Name': 'Moveer',
      [part]: '12 High Road, Duluth',
      [`${part} - House number of Address`]: '12',
      [`${part} - Street/road name of Address`]: 'High Road',
    }
    const addresses = [whole, parts].map((cells) =>
      planFor(twoLines(cells)).writes.flatMap((write) => madeBy(write, 'companies').map(({ data }) => data.address)),
    )
    expect(addresses).toMatchObject([[{ street: '1 Road', city: 'Duluth' }], [{ street: '12 High Road' }]])
  })

  it('takes no day of a last contact for a last name', () => {
    const table = twoLines({ Name: 'Ana Doe', Email: 'ana@acme.example', 'Last Contact': 'November 3, 2025' })
    expect(guessFor(table).columns.map(({ target }) => target)).toEqual(['people.fullName', 'people.email', null])
  })

  it('reads Notion’s links to companies without their pages', () => {
    const page = 'https://www.notion.so/Acme-1a2b?pvs=21'
    const table = twoLines({ Name: 'Ana Doe', Email: 'a@b.example', Company: `Acme (${page}), Beta (${page})` })
    expect(written(planFor(table))).toMatchObject([{ newCompanies: ['Acme'] }])
    expect(outcomesOf(planFor(table))).toEqual(['2 create; more-companies "Beta"'])
  })

  it('makes nobody of the colleague whom Asana gives a task to, and sees by its day that one is done', () => {
    const header = 'Task ID,Created At,Completed At,Name,Assignee,Assignee Email,Due Date\n'
    const csv = `${header}1,2025-10-01,,Send,Olivia Owner,olivia@x.example,2026-12-01\n2,2025-10-01,2025-10-03,Call,,,\n`
    const tasks = planFor(tableOf(csv)).writes.map(({ writes }) => writes.map((own) => own.kind === 'create' && own.data))
    expect(tasks).toMatchObject([
      [{ title: 'Send', status: 'open' }],
      [{ title: 'Call', status: 'done', completedAt: '2025-10-03T10:00:00.000Z' }],
    ])
    expect(tasks.flat()).toHaveLength(2)
  })

  it('takes Mailchimp’s tags out of their quotes', () => {
    const table = twoLines({ 'Email Address': 'a@b.example', 'First Name': 'Ana', TAGS: '"VIP","Trade fair"' })
    expect(written(planFor(table))).toMatchObject([{ newTags: ['VIP', 'Trade fair'] }])
  })

  it('takes a form of address from the whole name, but not twice', () => {
    const cells = (first: string) => ({
      Name: 'Dr. Hans Meier',
      Vorname: first,
      Nachname: first === 'Hans' ? 'Meier' : 'Hans Meier',
    })
    const names = ['Hans', 'Dr.'].map((first) => written(planFor(twoLines(cells(first))))[0])
    expect(names).toEqual([
      { firstName: 'Hans', lastName: 'Meier', namePrefix: 'Dr.' },
      { firstName: 'Dr.', lastName: 'Hans Meier' },
    ])
  })

  it('takes Salesforce’s id of noughts for none, and its own fields for what they are called', () => {
    const table = twoLines({
      Id: '0068a00001JMc4nAAD',
      AccountId: '000000000000000AAA',
      Name: 'Pilot',
      StageName: 'Closed Lost',
      Amount: '9225.225',
      ContactId: '000000000000000AAA',
      Loss_Reason__c: 'Price',
    })
    expect(outcomesOf(planFor(table))).toEqual(['2 create'])
    expect(planFor(table).writes.flatMap((write) => madeBy(write, 'deals').map(({ data }) => data))).toMatchObject([
      { title: 'Pilot', amountMinor: 922_523, companyId: null },
    ])
  })

  it('leaves out what a program exports though it was deleted there', () => {
    const rows = '0035g00000ABCDeAAP,0,Ana,Doe\n0035g00000ABCDfAAP,1,Bob,Roe\n'
    expect(outcomesOf(planFor(tableOf(`Id,IsDeleted,FirstName,LastName\n${rows}`)))).toEqual(['2 create', '3 skip deleted-there'])
  })

  it('takes an appointment of Salesforce for a meeting', () => {
    const table = twoLines({
      Id: '00U5g00000ABCDeAAP',
      Subject: 'Kick-off',
      ActivityDateTime: '2021-03-04 10:00:00',
      Location: 'Room 1',
    })
    expect(planFor(table).writes.flatMap((write) => madeBy(write, 'notes').map(({ data }) => data))).toMatchObject([
      { kind: 'meeting', body: 'Kick-off\n\nLocation: Room 1' },
    ])
  })

  it('knows what Bitrix calls an opportunity for the amount, beside a title', () => {
    const table = twoLines({ ID: '38', STAGE_ID: 'New', OPPORTUNITY: '2900.00', TITLE: 'Seats', ASSIGNED_BY_ID: 'Olivia Owner' })
    expect(guessFor(table).columns.map(({ target }) => target)).toEqual(
      ['recordId', 'stage', 'amount', 'title', 'owner'].map((field) => `deals.${field}`),
    )
  })

  it('leaves out totals of one figure that add up, and part of a header that was pasted between the rows', () => {
    const deals = 'Deal name,Stage,Close date,Amount\nAcme,New,,"1.200,50 €"\nBeta,New,,"800,00 €"\n'
    const rows = 'Total,,,"2.000,50 €"\nTotal,New,,"900,00 €"\nNew,Stage,Close date,Amount\n'
    expect(outcomesOf(planFor(tableOf(deals + rows)))).toEqual([
      '2 create',
      '3 create',
      '4 skip total-row',
      '5 create',
      '6 skip repeated-header',
    ])
  })

  it('calls deals that have no names after their company, as Close does', () => {
    const table = twoLines({
      id: 'oppo_1',
      lead_id: 'lead_1',
      lead_name: 'Acme GmbH',
      contact_id: '',
      status_label: 'New',
      value: '5',
    })
    expect(planFor(table).writes.flatMap((write) => madeBy(write, 'deals').map(({ data }) => data.title))).toEqual(['Acme GmbH'])
  })

  it('reads the names that Insightly, Copper and a plain list of opportunities have for common things', () => {
    const targets = (names: string) =>
      guessFor(tableOf(`${names}\n${names.replaceAll(/[^,]+/g, 'x')}\n`)).columns.map(({ target }) => target)
    expect(targets('FirstName,LastName,MailAddressCity,BirthdayDate,Tag1,Tag2')).toEqual(
      ['firstName', 'lastName', 'city', 'birthday', 'tags', 'tags'].map((field) => `people.${field}`),
    )
    expect(targets('First Name,Last Name,Owned By,Details')).toEqual(
      ['firstName', 'lastName', 'owner', 'description'].map((field) => `people.${field}`),
    )
    expect(targets('Opportunity,Sales stage,Est. close date,Rep')).toEqual(
      ['title', 'stage', 'expectedCloseOn', 'owner'].map((field) => `deals.${field}`),
    )
  })
})
