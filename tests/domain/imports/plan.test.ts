import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../../src/domain/model/people/person'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { Version } from '../../../src/domain/model/records/meta'
import { validateRecord } from '../../../src/domain/model/records/schemas'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import { madeBy, personOf, planFor, tableOf, outcomesOf } from '../../support/import-file'
import { testId } from '../../support/test-ids'
import { runs } from '../../support/runs'

function company(name: string, domains: string[]): RecordOf<'companies'> {
  const checked = validateRecord('companies', { name, domains })
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
  return { ...person(name, { firstName: name }), ...checked.value }
}

function person(name: string, data: Partial<Person>): RecordOf<'people'> {
  const checked = validateRecord('people', data)
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
  const at = instantOf(0)
  const by = { memberId: null, via: 'app' } as const
  const meta = {
    workspaceId: testId('workspace'),
    version: 'v1' as Version,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
  }
  return { ...checked.value, ...meta, id: testId(name), deletedAt: null }
}

const ana = person('ana', {
  firstName: 'Ana',
  lastName: 'Doe',
  jobTitle: 'CEO',
  emails: [{ value: 'ana@acme.example', label: null, primary: true }],
  links: [{ url: 'https://linkedin.com/in/ana-doe', label: null }],
})

function fates(csv: string, existing: readonly RecordOf<'people'>[] = []) {
  return outcomesOf(planFor(tableOf(csv), { people: existing }))
}

describe('matching rows with people who are there', () => {
  it('fills blanks and changes nothing that is there', () => {
    const plan = planFor(tableOf('First name,Last name,Email,Job title,Phone\nAna,Doe,ANA@acme.example,Buyer,+49 30 901820\n'), {
      people: [ana],
    })
    expect(plan.writes).toMatchObject([
      {
        primary: { collection: 'people', id: ana.id },
        writes: [
          {
            kind: 'update',
            expect: 'v1',
            before: { phones: [] },
            patch: { phones: [{ raw: '+49 30 901820', e164: '+4930901820', extension: null, label: null, primary: true }] },
          },
        ],
      },
    ])
  })

  it('leaves out the rows that are not wanted, and what follows from them', () => {
    const table = tableOf('Name,Email\nAna Doe,ana@x.example\nAna Doe,ana@x.example\n')
    expect(outcomesOf(planFor(table, {}, { leftOut: new Set([0]) }))).toEqual(['2 skip left-out', '3 create'])
  })

  it('writes nothing where the row has nothing new, or is blank', () => {
    expect(fates('Name,Email,Job title\nAna Doe,ana@acme.example,\n', [ana])).toEqual(['2 skip nothing-new'])
  })

  it('knows a person by the LinkedIn profile, whatever the form of its address', () => {
    expect(fates('Name,LinkedIn,Phone\nAna Doe,http://www.linkedin.com/in/Ana-Doe/?x=1,+49 30 901820\n', [ana])).toEqual([
      '2 update',
    ])
  })

  it('knows a person by phone only together with the name: colleagues share numbers', () => {
    const csv = 'Name,Phone\nAna Doe,+49 30 901820\nBob Roe,+49 30 901820\nAna Doe,030 901820\n'
    expect(fates(csv)).toEqual(['2 create', '3 create', '4 skip same-as-line 2'])
  })

  it('knows a person by name and company, unless the addresses differ', () => {
    const csv =
      'Name,Company,Email,City\nAna Doe,Acme Inc.,,\nAna Doe,ACME,,Rome\nAna Doe,Acme,ana@acme.example,\nAna Doe,Acme,other@acme.example,\n'
    expect(fates(csv)).toEqual(['2 create', '3 skip same-as-line 2', '4 skip same-as-line 2', '5 create'])
  })

  it('does not make one person of two who share a mailbox', () => {
    expect(fates('Name,Email\nAna Doe,info@acme.example\nBob Roe,info@acme.example\nAna Doe,info@acme.example\n')).toEqual([
      '2 create',
      '3 create',
      '4 skip same-as-line 2',
    ])
  })

  it('does not guess between two who both fit', () => {
    const twin = person('twin', {
      firstName: 'Ana',
      lastName: 'Doe',
      emails: [{ value: 'ana@acme.example', label: null, primary: true }],
    })
    expect(fates('Name,Email,City\nAna Doe,ana@acme.example,Rome\n', [ana, twin])).toEqual(['2 skip several-match'])
  })

  it('says when the names of one address have nothing in common', () => {
    expect(fates('Name,Email\nZoe Roe,ana@acme.example\n', [ana])).toEqual(['2 skip nothing-new; name-differs "Ana Doe"'])
    expect(fates('Name,Email\nZoe Doe,ana@acme.example\n', [ana])).toEqual(['2 skip nothing-new; name-differs "Ana Doe"'])
  })

  it('takes two rows of one address for two people where they name two: a couple, a child, whoever is put for all', () => {
    expect(fates('Name,Email\nHans Müller,m@x.example\nPetra Müller,m@x.example\nTom Beck,m@x.example\n')).toEqual([
      '2 create',
      '3 create',
      '4 create',
    ])
    const other = ['Ana Roe', 'Ana María Doe', 'A. Doe', 'Doe Ana', 'Doe']
    for (const name of other)
      expect(fates(`Name,Email\nAna Doe,a@x.example\n${name},a@x.example\n`)[1]).toMatch(/^3 (skip|update|create with)/)
  })

  it('keeps two people apart whom a column gives an address of their company’s besides their own', () => {
    const file =
      'Name,Email,Billing Email\nAna Doe,ana@acme.example,pay@acme.example\nBob Roe,bob@acme.example,pay@acme.example\n'
    expect(fates(file)).toEqual(['2 create', '3 create'])
  })

  it('gathers what several rows tell of one person into one write', () => {
    const plan = planFor(
      tableOf(
        'Name,Email,Phone,City\nAna Doe,ana@x.example,,\nAna Doe,ana@x.example,+49 30 901820,\nAna Doe,ana@x.example,,Rome\n',
      ),
    )
    const people = plan.writes.map(personOf)
    expect(people.map(({ phones, address }) => [phones?.length, address?.city])).toEqual([[1, 'Rome']])
  })
})

describe('reading an address', () => {
  it('joins the house number to its street, and keeps a second address in the description', () => {
    const file = tableOf('Name,Straße geschäftlich,Hausnummer geschäftlich,Ort geschäftlich,Ort privat\nAna,Allee,5a,Bonn,Ulm\n')
    expect(planFor(file).writes.map(personOf)[0]).toMatchObject({
      address: { street: 'Allee 5a', city: 'Bonn', region: null, postalCode: null, country: null },
      description: 'Home: Ulm',
    })
  })
})

describe('finding the company', () => {
  const acme = company('Acme GmbH', ['acme.example'])

  function companies(csv: string) {
    return planFor(tableOf(csv), { companies: [acme] }).writes.map((write) =>
      personOf(write).companyId === acme.id ? 'acme' : (madeBy(write, 'companies')[0]?.data.name ?? null),
    )
  }

  it('goes by the domain, then by the name without its legal form, then by the host of the address', () => {
    expect(
      companies(
        'Name,Company,Company domain,Email\nA A,Something else,www.Acme.example,\nB B,ACME,,\nC C,,,c@acme.example\nD D,Acme Deutschland,,d@acme.example\n',
      ),
    ).toEqual(['acme', 'acme', 'acme', 'acme'])
  })

  it('keeps companies of one file apart whose names are strangers to each other, though they name one page, also when it comes again', () => {
    const list = tableOf(
      'Company,City,Website\nRose Hotel,Nice,https://directory.example\nMint House,Lyon,https://directory.example\nRose Hotel Nice,Nice,https://directory.example\n',
    )
    const plan = planFor(list)
    const made = plan.writes.flatMap((write) => madeBy(write, 'companies'))
    expect(made.map(({ data }) => data.name)).toEqual(['Rose Hotel', 'Mint House'])
    const existing = made.map(({ id, data }) => ({ ...data, id, version: '1' }) as unknown as RecordOf<'companies'>) // what finds them
    expect(planFor(list, { companies: existing }).writes.flatMap((write) => madeBy(write, 'companies'))).toEqual([])
  })

  it('makes no company of an address, and none of a free-mail host', () => {
    expect(companies('Name,Company,Company domain,Email\nA A,,,a@elsewhere.example\nB B,,gmail.com,b@gmail.com\n')).toEqual([
      null,
      null,
    ])
  })

  it('keeps a company apart from the host of a client’s address', () => {
    expect(companies('Name,Company,Email\nA A,Freelance Fox,a@acme.example\n')).toEqual(['Freelance Fox'])
  })

  it('makes a company once for all its rows', () => {
    const plan = planFor(tableOf('Name,Company\nA A,Beta Ltd\nB B,beta\nC C,BETA Limited\n'))
    expect(new Set(plan.writes.map((write) => personOf(write).companyId)).size).toBe(1)
  })
})

describe('any file', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '-',
      'Ana',
      'Ana Doe',
      'ana@x.example',
      'bob@x.example',
      'info@x.example',
      '+49 30 901820',
      'Acme',
      '1/2/80',
      '"',
      ',',
      'x\ny',
    ),
    fc.string({ unit: 'grapheme', maxLength: 10 }),
  )
  const header = ['Name', 'Email', 'Phone', 'Company', 'Birthday', 'Tags', 'Notes']
  const rows = fc.array(fc.array(cell, { minLength: header.length, maxLength: header.length }), { minLength: 1, maxLength: 25 })

  it('gives every row one fate, and writes each created and updated one once', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(rows, (cells) => {
        const quoted = [header, ...cells].map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n')
        const plan = planFor(tableOf(quoted), { people: [ana] })
        const writing = plan.rows.flatMap(({ fate }, row) => (fate.kind === 'create' || fate.kind === 'update' ? [row] : []))
        expect([plan.rows.length, plan.writes.map(({ row }) => row)]).toEqual([cells.length, writing])
        for (const { data } of plan.writes.flatMap((write) => madeBy(write, 'people'))) {
          expect(validateRecord('people', data)).toMatchObject({ ok: true })
        }
      }),
      { numRuns: runs({ few: 60, many: 150 }) },
    )
  })
})

describe('two companies whose names differ in their legal form', () => {
  it('asks which it is where one is there', () => {
    const plan = planFor(tableOf('Company Name,Industry,Phone\nAcme AG,Steel,\nAcme,Steel,\n'), {
      companies: [company('Acme GmbH', [])],
    })
    expect(outcomesOf(plan)).toEqual(['2 skip several-match', '3 update'])
  })

  it('makes two of them where the file names both, and says so', () => {
    const plan = planFor(
      tableOf('Name,Email,Company\nAna Doe,ana@x.example,Acme GmbH\nBob Roe,bob@x.example,Acme AG\nCy Poe,cy@x.example,Acme\n'),
    )
    expect(outcomesOf(plan)).toEqual(['2 create', '3 create; form-differs "Acme GmbH"', '4 create; link-first "Acme"'])
    const names = plan.writes.flatMap((write) => madeBy(write, 'companies')).map(({ data }) => data.name)
    expect([...new Set(names)]).toEqual(['Acme GmbH', 'Acme AG'])
  })
})
