import { describe, expect, it } from 'vitest'
import { csv, madeBy, mapped, outcomesOf, planFor, written } from '../../../support/import-file'

describe('columns of a list that somebody keeps', () => {
  it('hold names once, in the letters they are written in', () => {
    const rows = ['須賀;suga;美智子;michiko;a@x.example', '松島;matsushima;薫;kaoru;b@x.example']
    expect(mapped(csv('姓;family_name;名;first_name;メール', ...rows))).toEqual([
      'people.lastName',
      null,
      'people.firstName',
      null,
      'people.email',
    ])
  })

  it('hold an address once, unless the whole one says more than its parts', () => {
    const header = 'Company name;Street;City;Full address'
    const whole = (...rows: readonly string[]) => mapped(csv(header, ...rows))[3]
    expect([
      whole('Acme Inc;1 Main St;Reno;1 Main St, Reno', 'Beta Ltd;2 Oak Rd;Reno;2 Oak Rd, Reno'),
      whole('Acme Inc;1 Main St;Reno;1 Main St, Reno', 'Beta Ltd;;;2 Oak Rd, Reno'),
    ]).toEqual([null, 'companies.address'])
  })

  it('say whom a message is of by addresses and numbers alike', () => {
    const rows = ['Ana Doe;ana@x.example;Please call', 'Bob Roe;0489 030 087;A question', 'Eve Poe;eve@x.example;A price']
    expect(mapped(csv('name;contact;message', ...rows)).slice(0, 2)).toEqual(['people.fullName', 'people.email'])
  })

  it('are read by the half of their names that is known', () => {
    const rows = ['Ana Doe;a@x.example;Outbound', 'Bob Roe;b@x.example;Inbound']
    expect(mapped(csv('Name;Email;Source / Signal', ...rows))[2]).toBe('people.source')
  })

  it('hold what kind of member somebody is, and no job', () => {
    const rows = ['Anna Rossi;a@x.example;SOCIO ORDINARIO', 'Ugo Bianchi;b@x.example;SOCIO FONDATORE']
    expect(mapped(csv('Nome;Email;Qualifica', ...rows))[2]).toBe('people.tags')
  })

  it('hold the pages on which a form was filled in, which are nobody’s', () => {
    const rows = ['Ana Doe;a@x.example;https://acme.example/contact', 'Bob Roe;b@x.example;https://acme.example/prices']
    expect(mapped(csv('Name;Email;landing_page', ...rows))[2]).toBeNull()
  })
})

describe('cells of a list that programs went over', () => {
  it('say digits that were taken for a number, and nothing where a search found nothing', () => {
    const plan = planFor(csv('First name;Last name;Postal code;City', 'Ana;Doe;46043.0;City not found', 'Bob;Roe;46030;Rome'))
    expect(written(plan)).toMatchObject([
      { address: { postalCode: '46043' } },
      { address: { postalCode: '46030', city: 'Rome' } },
    ])
    expect(written(plan)[0]).not.toHaveProperty('address.city', 'City not found')
  })

  it('say what somebody does behind a bar', () => {
    expect(written(planFor(csv('Full name;Email', 'Kim Doe | Coach North;kim@x.example')))).toMatchObject([
      { firstName: 'Kim', lastName: 'Doe', jobTitle: 'Coach North' },
    ])
  })
})

it('makes somebody of a customer who stands under companies by their own name and address', () => {
  const table = csv(
    'Firmenname;Ansprechpartner;Ort;E-Mail',
    'Acme GmbH;Anna Schmidt;Berlin;anna@acme.example',
    'Maria Keller;;Bonn;maria.keller@mail.example',
    'Maria Keller Schuhe;;Bonn;info@keller.example',
  )
  const { writes } = planFor(table)
  const names = writes.flatMap((write) => madeBy(write, 'companies').map(({ data }) => data.name))
  expect(names).toEqual(['Acme GmbH', 'Maria Keller Schuhe'])
})

it('calls deals that no column names after whom they are with, or where and when they came from', () => {
  const deals = (...rows: readonly string[]) => {
    const plan = planFor(csv(...rows))
    return [outcomesOf(plan).length, ...plan.writes.flatMap((write) => madeBy(write, 'deals').map(({ data }) => data.title))]
  }
  expect([
    deals('Company;Probability;Deal amount;Expected close date', 'Acme;20;100.00;2026-12-01'),
    deals('Created;utm_campaign;Amount', '2026-04-03;Search;100.00'),
  ]).toEqual([
    [1, 'Acme'],
    [1, 'Search, 2026-04-03'],
  ])
})

describe('when something is due', () => {
  it('is a moment under a word for a time as well', () => {
    const table = csv('id,title,status,due_time', '1,Mend the login,Done,2026/01/08', '2,Build the service,Open,2026/01/15')
    expect(mapped(table)[3]).toBe('tasks.due')
  })

  it('is said to be left out where it is an hour of no day, or none', () => {
    const table = csv(
      'Task,Due date,Due time,Status',
      'Call Ana,,09:00,Open',
      'Write Bo,2026-12-01,soon,Open',
      'Meet Cy,2026-12-02,10:30,Open',
    )
    expect(outcomesOf(planFor(table))).toEqual([
      '2 create; field-unreadable "09:00"',
      '3 create; field-unreadable "soon"',
      '4 create',
    ])
  })
})

describe('words cut short, or put together otherwise', () => {
  it('say what they are', () => {
    const deals = csv('deal_name,amount,stage,expected_close_on', 'Stand,100,Proposal,30/11/2026', 'Booth,200,Won,15/06/2026')
    expect(mapped(deals)[3]).toBe('deals.expectedCloseOn')
    expect(mapped(csv('nom,prenom,date_naiss', 'Petit,Ana,24/03/1988', 'Roux,Luc,04/06/1944'))[2]).toBe('people.birthday')
    expect(mapped(csv('ma_so,ho_ten', 'ABCDE1,Nguyễn Văn An', 'ABCDE4,Trần Thị Bình', 'ABCDE9,Lê Văn Cường'))[0]).toBe(
      'people.recordId',
    )
  })
})
