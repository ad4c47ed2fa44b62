import { describe, expect, it } from 'vitest'
import { guessFor, madeBy, planFor, tableOf, outcomesOf, written } from '../../../support/import-file'

describe('reports, forms and directories', () => {
  it('takes the first of several tables of a meeting, and sets the next one aside', () => {
    const report =
      '1. Summary\nMeeting title\tKick-off\nStart time\t11/3/26, 9:00:12 AM\n\n2. Participants\n' +
      'Name\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\tParticipant ID (UPN)\tRole\n' +
      'Ana Doe\t11/3/26, 9:00:12 AM\t11/3/26, 9:45:12 AM\t45m\tana@acme.example\tana@acme.example\tOrganizer\n' +
      'Bob Roe\t11/3/26, 9:01:12 AM\t11/3/26, 9:45:12 AM\t44m\tbob@beta.example\t\tPresenter\n\n' +
      '3. In-Meeting Activities\nName\tJoin Time\tLeave Time\tDuration\tEmail\tRole\n' +
      'Ana Doe\t11/3/26, 9:00:12 AM\t11/3/26, 9:45:12 AM\t45m\tana@acme.example\tOrganizer\n'
    const table = tableOf(report)
    expect(table.footer[0]).toBe('3. In-Meeting Activities')
    expect(written(planFor(table))).toMatchObject([{ firstName: 'Ana' }, { firstName: 'Bob' }])
  })

  it('finds those who came to a webinar below its hosts, and takes nobody’s coming for a company', () => {
    const report =
      'Attendee Report\nReport generated time,08/09/2026 02:31:08 PM\nTopic,Webinar ID,Actual Start Time,Unique Viewers\nFair,000,"08/09/2026 10:45:00 AM",6\n' +
      'Host Details\nAttended,User Name (Original Name),Email,Join Time,Leave Time,Time in Session (minutes),Is Guest,Country/Region Name\n' +
      'Yes,Olivia,host@x.example,"08/09/2026 10:45:00 AM","08/09/2026 02:30:00 PM",225,No,India\n' +
      'Attendee Details\nAttended,User Name (Original Name),First Name,Last Name,Email,Phone,Registration Time,Approval Status,Join Time,Leave Time,Time in Session (minutes),Is Guest,Country/Region Name\n' +
      'Yes,Ana Doe,Ana,Doe,ana@x.example,+91 98765 43210,"08/08/2026 09:00:00 PM",approved,"08/09/2026 10:50:00 AM","08/09/2026 02:29:00 PM",219,No,India\n' +
      'No,Bob Roe,Bob,Roe,bob@x.example,,"08/08/2026 09:00:00 PM",approved,--,--,--,--,India\n'
    const plan = planFor(tableOf(report))
    expect(outcomesOf(plan)).toEqual(['10 create', '11 create'])
    expect(plan.writes.flatMap((write) => madeBy(write, 'companies'))).toEqual([])
  })

  it('reads what a form asks, and not the name of the form', () => {
    const csv =
      'id,form_name,"Hi, what\'s your first name?",And your last name?,What is your e-mail address?,Your company,phone_number\n' +
      'l:1,Fair,Ana,Doe,ana@x.example,Acme,p:+447911123456\n'
    expect(written(planFor(tableOf(csv)))).toMatchObject([
      {
        firstName: 'Ana',
        lastName: 'Doe',
        newCompanies: ['Acme'],
        phones: [{ raw: '+447911123456', e164: '+447911123456', label: null }],
      },
    ])
  })

  it('parts the addresses of a directory', () => {
    const csv = 'First name,Last name,Title,Proxy addresses\nAna,Doe,Ms.,SMTP:ana@acme.example+smtp:a.doe@acme.example\n'
    expect(written(planFor(tableOf(csv)))).toMatchObject([
      { namePrefix: 'Ms.', emails: [{ value: 'ana@acme.example' }, { value: 'a.doe@acme.example' }] },
    ])
  })

  it('reads several people in one cell, and one whose last name comes first', () => {
    const deals = 'Deal name,Stage,Value,Contacts\nSeats,New,100,"Ana Doe, Bob Roe"\nLamps,New,50,"Poe, Cleo"\n'
    const names = planFor(tableOf(deals)).writes.map((write) =>
      madeBy(write, 'people').map(({ data }) => `${data.firstName} ${data.lastName}`),
    )
    expect(names).toEqual([['Ana Doe', 'Bob Roe'], ['Cleo Poe']])
  })

  it('reads days that a board of tasks writes in milliseconds', () => {
    const csv = 'Task ID,Task Name,Status,Due Date\nabc,Call,to do,1798675200000\n'
    expect(planFor(tableOf(csv)).writes.flatMap((write) => madeBy(write, 'tasks').map(({ data }) => data))).toMatchObject([
      { title: 'Call', dueAt: '2026-12-31T00:00:00.000Z' },
    ])
  })

  it('reads a table that was copied as text, without the line under its names', () => {
    const text = '| Name | Email | Tags |\n|------|:------|------|\n| Ana Doe | ana@acme.example | vip / fair |\n'
    expect(outcomesOf(planFor(tableOf(text)))).toEqual(['2 skip repeated-header', '3 create'])
    expect(written(planFor(tableOf('Name,Tags\nAna Doe,vip|fair\n')))).toMatchObject([{ newTags: ['vip', 'fair'] }])
  })

  it('prefers a name that is known to one a letter off', () => {
    const csv = 'First nams,First Name,Last Name\nx,Ana,Doe\n'
    expect(guessFor(tableOf(csv)).columns.map(({ target }) => target)).toEqual([null, 'people.firstName', 'people.lastName'])
  })

  it('keeps the town of an address in Danish with its street', () => {
    const csv =
      'Fornavn;Efternavn;Adresse (arbejde);By (arbejde);Telefon (arbejde)\nAna;Doe;Hovedgaden 1;København;+45 33 12 34 56\n'
    expect(written(planFor(tableOf(csv)))).toMatchObject([{ address: { street: 'Hovedgaden 1', city: 'København' } }])
  })
})
