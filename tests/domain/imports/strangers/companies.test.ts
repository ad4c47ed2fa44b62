import { describe, expect, it } from 'vitest'
import type { RecordOf } from '../../../../src/domain/model/records/collections'
import { contextFor, guessFor, madeBy, planFor, tableOf, outcomesOf, written } from '../../../support/import-file'
import { testId } from '../../../support/test-ids'
import { APPLE_CARDS, MODERN_CARDS } from '../families/cards'

function companiesOf(text: string) {
  const plan = planFor(tableOf(text))
  return plan.writes.flatMap((write) => madeBy(write, 'companies').map(({ data }) => data))
}

describe('whom to ask for at a company', () => {
  const contact = (header: string, ...names: readonly string[]) => {
    const rows = names.map((name, at) => `Acme ${at} GmbH;${name};+49 30 12345${at}`)
    return guessFor(tableOf([`Firma;${header};Telefon`, ...rows].join('\n'))).columns[1]?.target
  }

  it('is who stands there, whatever the column is called; who comes again and again works on the list', () => {
    expect(contact('Wer?', 'Ana Roe', 'Paul Moser', 'Julia Stern')).toBe('people.fullName')
    expect(contact('Wer?', 'Ana Roe', 'Ana Roe', 'Ana Roe')).toBeNull()
  })

  it('is whoever another one is named with each company, though the column is called of owners', () => {
    const owners = ['Ana Roe', 'Paul Moser', 'Julia Stern', 'Karl Horn', 'Eva Blum']
    expect(contact('Owner', ...owners)).toBe('people.fullName')
    expect(contact('Owner', ...owners.slice(0, 2), ...owners.slice(0, 2), 'Ana Roe')).toBe('companies.owner')
  })

  it('is somebody else at another company, whatever the name', () => {
    const list = 'Company;Contact;Role\nAcme Ltd;Ana Roe;Buyer\nBeta Ltd;Ana Roe;Owner\nAcme Ltd;Ana Roe;Buyer\n'
    const plan = planFor(tableOf(list), {}, { mapping: guessFor(tableOf(list)).columns, context: contextFor('companies') })
    const people = plan.writes.flatMap((write) => madeBy(write, 'people').map(({ data }) => data.jobTitle))
    expect(people).toEqual(['Buyer', 'Owner'])
  })

  it('is not what repeats the name of the company', () => {
    const columns = guessFor(
      tableOf('Nom complet;Raison sociale;Ville\nDUPONT BTP;Dupont BTP;Lyon\nMARTIN SAS;Martin SAS;Paris\n'),
    ).columns
    expect(columns.map(({ target }) => target)).toEqual([null, 'companies.name', 'companies.city'])
  })
})

it('keeps companies apart of which somebody read in one place', () => {
  const list =
    'Company;City;source_url\nRose Hotel;Nice;https://news.example/a\nMint House;Cannes;https://news.example/a\nOak Bar;Toulon;https://news.example/b\n'
  expect(companiesOf(list).map(({ name, website }) => [name, website])).toEqual([
    ['Rose Hotel', null],
    ['Mint House', null],
    ['Oak Bar', null],
  ])
})

describe('companies that stand among people', () => {
  it('makes a company of a company’s card, and nobody of a group’s', () => {
    expect(outcomesOf(planFor(tableOf(APPLE_CARDS)))).toEqual([
      '1 create; photo-left-out',
      '33 create; phone-unreadable "+1 555 0100"',
    ])
    expect(companiesOf(APPLE_CARDS)).toMatchObject([
      { name: 'Doe \\& Sons; Ltd.' },
      { name: 'Acme Inc.', phones: [{ raw: '+1 555 0100', label: 'Main' }] },
    ])
    const plan = planFor(tableOf(MODERN_CARDS))
    expect(outcomesOf(plan).slice(1)).toEqual(['16 create', '22 skip group-card'])
    expect(plan.writes[1]).toMatchObject({
      primary: { collection: 'companies' },
      writes: [{ data: { name: 'Poe & Partners', website: 'https://poe.example', domains: ['poe.example'] } }],
    })
  })

  it('keeps all that a company’s card says, and who is to be asked for there', () => {
    const card =
      'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Ana;;;\nFN:Acme Inc.\nORG:Acme Inc.\nX-ABShowAs:COMPANY\nTITLE:Buyer\nEMAIL:info@acme.example\n' +
      'URL:https://linkedin.com/company/acme\nURL:https://acme.example\nADR:;;High St 1;London;;N1;UK\nNOTE:Closed on Mondays\nBDAY:19800312\nEND:VCARD\n'
    const plan = planFor(tableOf(card))
    expect(outcomesOf(plan)).toEqual(['1 create; second-value "https://linkedin.com/company/acme"; not-of-company "1980-03-12"'])
    expect(companiesOf(card)).toMatchObject([
      {
        website: 'https://acme.example',
        domains: ['acme.example'],
        address: { street: 'High St 1', city: 'London' },
        description: 'Closed on Mondays\n\ninfo@acme.example',
      },
    ])
    expect(plan.writes.flatMap((write) => madeBy(write, 'people').map(({ data }) => data))).toMatchObject([
      { firstName: 'Ana', lastName: 'Doe', jobTitle: 'Buyer' },
    ])
  })

  it('reads the type of every row where a program writes one', () => {
    const csv =
      'ID,Type,First Name,Last Name,Name,Organisation,Phone\n1,Organisation,,,Acme Ltd,,+44 20 7946 0000\n2,Person,Ana,Doe,,Acme Ltd,\n'
    expect(guessFor(tableOf(csv)).columns[1]?.target).toBe('people.kind')
    const plan = planFor(tableOf(csv))
    expect(outcomesOf(plan)).toEqual(['2 create', '3 create'])
    expect(new Set(companiesOf(csv).map(({ name }) => name))).toEqual(new Set(['Acme Ltd']))
    expect(plan.writes[0]?.primary.collection).toBe('companies')
  })

  it('takes a contact of a company’s name and shared ways to reach it for the company, and any other for somebody there', () => {
    const csv =
      'First Name,Last Name,Organization Name,Organization Title,E-mail 1 - Value,Phone 1 - Value,Website 1 - Value\n' +
      ',,Acme GmbH,,info@acme.example,,\n,,Beta AG,,,030 1234567,beta.example\n,,Gamma,,cleo@gamma.example,,\n,,Delta,CEO,,030 1234568,\n'
    const plan = planFor(tableOf(csv))
    expect(plan.writes.map(({ primary }) => primary.collection)).toEqual(['companies', 'companies', 'people', 'people'])
    expect(companiesOf(csv)).toMatchObject([
      { name: 'Acme GmbH', domains: ['acme.example'] },
      { name: 'Beta AG', domains: ['beta.example'] },
      { name: 'Gamma' },
      { name: 'Delta' },
    ])
  })

  it('adds to a company that is there, and finds nothing new the second time', () => {
    const first = planFor(tableOf(MODERN_CARDS))
    const made = madeBy(first.writes[1] ?? fail(), 'companies')[0]
    const there = { ...made?.data, id: testId('poe'), version: 'v1', tagIds: [] } as unknown as RecordOf<'companies'>
    expect(outcomesOf(planFor(tableOf(MODERN_CARDS), { companies: [there] }))[1]).toBe('16 skip nothing-new')
    const bare = { ...there, website: null } as RecordOf<'companies'>
    expect(outcomesOf(planFor(tableOf(MODERN_CARDS), { companies: [bare] }))[1]).toBe('16 update')
  })
})

describe('what is written for no company', () => {
  it('makes no company of how somebody works, and takes it for the job where none is said', () => {
    const csv =
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\nAna,Doe,,,Self-employed,,09 Oct 2024\n' +
      'Bob,Roe,,,Freelance,Designer,09 Oct 2024\nCy,Poe,,,-,,09 Oct 2024\nDee,Moe,,,Selbstständig,,09 Oct 2024\n'
    const plan = planFor(tableOf(csv))
    expect(outcomesOf(plan)).toEqual([
      '2 create; no-company "Self-employed"',
      '3 create; no-company "Freelance"',
      '4 create',
      '5 create; no-company "Selbstständig"',
    ])
    expect(written(plan)).toMatchObject([
      { firstName: 'Ana', jobTitle: 'Self-employed' },
      { firstName: 'Bob', jobTitle: 'Designer' },
      { firstName: 'Cy' },
      { firstName: 'Dee', jobTitle: 'Selbstständig' },
    ])
    expect(companiesOf(csv)).toEqual([])
  })
})

describe('deals that were deleted where they come from', () => {
  it('leaves them out, and says so', () => {
    const csv =
      'Deal - Title,Deal - Value,Deal - Stage,Deal - Status\nRoof,100,Offer,Open\nHall,200,Offer,Deleted\nBarn,300,Offer,Gelöscht\n'
    expect(outcomesOf(planFor(tableOf(csv)))).toEqual(['2 create', '3 skip deleted-there', '4 skip deleted-there'])
  })
})

function fail(): never {
  throw new Error('nothing is written')
}
