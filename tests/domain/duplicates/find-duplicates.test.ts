import { describe, expect, it } from 'vitest'
import { duplicateCompanies, duplicatePeople } from '../../../src/domain/model/duplicates/find-duplicates'
import { groupsOf } from '../../../src/domain/model/duplicates/groups'
import { isMisspelt, nameLikeness, withoutOneLetter } from '../../../src/domain/model/duplicates/likeness'
import { matchPeople, personTraits } from '../../../src/domain/model/duplicates/person-likeness'
import type { Id } from '../../../src/domain/model/kernel/id'
import { peopleWithTwins } from '../../support/people-with-twins'
import { testId } from '../../support/test-ids'

type Person = Parameters<typeof duplicatePeople>[0][number]
type Company = Parameters<typeof duplicateCompanies>[0][number]

const ACME = testId('acme')

function person(name: string, more: Partial<Person> & { readonly mail?: string; readonly phone?: string } = {}): Person {
  const [firstName = null, lastName = null] = name.split(' ')
  const { mail, phone, ...rest } = more
  return {
    id: testId(`${name} ${JSON.stringify(more)}`),
    firstName: firstName === '' ? null : firstName,
    lastName,
    companyId: null,
    emails: mail === undefined ? [] : [{ value: mail, label: null, primary: true }],
    phones: phone === undefined ? [] : [{ raw: phone, e164: phone, extension: null, label: null, primary: true }],
    links: [],
    ...rest,
  }
}

function company(name: string, ...domains: string[]): Company {
  return { id: testId(`${name} ${domains.join()}`), name, domains, website: null, phones: [], address: null }
}

function reasonsOf(...people: readonly Person[]): readonly string[] {
  return duplicatePeople(people, [{ id: ACME, domains: ['acme.example'] }]).flatMap(({ reasons }) =>
    reasons.map(({ kind }) => kind),
  )
}

describe('two people are found to be one', () => {
  const profile = (url: string) => ({ links: [{ url, label: null }] })
  it.each<[string, Person, Person, readonly string[]]>([
    ['by an address', person('Ada King', { mail: 'a@x.example' }), person('Ada Byron', { mail: 'a@x.example' }), ['email']],
    [
      'by an address of another name, less surely',
      person('Ada King', { mail: 'a@x.example' }),
      person('Bo Li', { mail: 'a@x.example' }),
      ['email'],
    ],
    [
      'by a shared mailbox and a name',
      person('Ada King', { mail: 'info@x.example' }),
      person('Ada King', { mail: 'info@x.example', companyId: ACME }),
      ['email', 'name', 'domain'],
    ],
    [
      'by a phone and a name',
      person('Ada King', { phone: '+4930123456' }),
      person('Ada Kingg', { phone: '+4930123456' }),
      ['phone', 'name-alike'],
    ],
    [
      'by a profile',
      person('Ada King', profile('https://de.linkedin.com/in/Ada/')),
      person('Ada K', profile('http://linkedin.com/in/ada')),
      ['link', 'name-alike'],
    ],
    [
      'by name and company',
      person('Müller Anna', { companyId: ACME }),
      person('Anna Muller', { companyId: ACME }),
      ['name', 'company'],
    ],
    [
      'by an initial and company',
      person('A King', { companyId: ACME }),
      person('Ada King', { companyId: ACME }),
      ['name-alike', 'company'],
    ],
    [
      'by name, and an address at their company',
      person('Ada King', { companyId: ACME }),
      person('Ada King', { mail: 'ada@acme.example' }),
      ['name', 'company'],
    ],
    [
      'by a name alone where nothing speaks against it',
      person('Ada King'),
      person('Ada King', { phone: '+4930123456' }),
      ['name'],
    ],
  ])('%s', (_, one, other, reasons) => {
    const found = reasonsOf(one, other).map((kind) => (kind === 'domain' ? 'domain' : kind))
    expect(found).toEqual(reasons)
  })

  it.each<[string, Person, Person]>([
    ['a switchboard', person('Ada King', { phone: '+4930123456' }), person('Bo Li', { phone: '+4930123456' })],
    ['a shared mailbox', person('Ada King', { mail: 'info@x.example' }), person('Bo Li', { mail: 'info@x.example' })],
    ['a name in two companies', person('Ada King', { companyId: ACME }), person('Ada King', { companyId: testId('other') })],
    ['a first name in one company', person('Ada King', { companyId: ACME }), person('Ada Byron', { companyId: ACME })],
    ['a free-mail host', person('Ada King', { mail: 'a@gmail.com' }), person('Ada Kingg', { mail: 'b@gmail.com' })],
  ])('but not by %s', (_, one, other) => {
    expect(reasonsOf(one, other)).toEqual([])
  })
})

describe('two companies are found to be one', () => {
  it.each<[Company, Company, readonly string[]]>([
    [company('Acme GmbH', 'acme.example'), company('ACME', 'acme.example'), ['domain', 'name']],
    [company('Acme Ltd'), company('The Acme'), ['name']],
    [company('Siemens'), company('Seimens AG'), ['name-alike']],
    [company('Siemens', 'a.example'), company('Seimens', 'b.example'), []],
    [company('Acme'), company('Apex'), []],
  ])('%o and %o', (one, other, reasons) => {
    expect(duplicateCompanies([one, other]).flatMap((found) => found.reasons.map(({ kind }) => kind))).toEqual(reasons)
  })
})

describe('blocking', () => {
  it('finds what comparing everybody with everybody finds', () => {
    const people = peopleWithTwins(1200, 5)
    const traits = people.map((one) => personTraits(one, new Map()))
    const all = traits.flatMap((a, at) =>
      traits.slice(at + 1).flatMap((b) => (matchPeople(a, b) === null ? [] : [pair(a.id, b.id)])),
    )
    const found = duplicatePeople(people, []).map(({ ids }) => pair(...ids))
    expect(all.length).toBeGreaterThan(80)
    expect(found.toSorted()).toEqual(all.toSorted())
  })

  it('does not drown in a placeholder that everybody has', () => {
    const crowd = Array.from({ length: 3000 }, (_, at) => person(`Anna B${at}`, { mail: 'none@none.example' }))
    expect(duplicatePeople(crowd, []).length).toBeLessThan(3000 * 30)
  })
})

describe('names', () => {
  it('are misspelt in one place when they have a text without one letter in common', () => {
    for (const [a, b, is] of [
      ['meier', 'meyer', true],
      ['anna', 'nana', true],
      ['ab', 'ac', false],
      ['maria', 'mraia', true],
      ['lang', 'langer', false],
    ] as const) {
      expect([a, b, isMisspelt(a, b)]).toEqual([a, b, is])
      if (is) expect(withoutOneLetter(a).some((text) => withoutOneLetter(b).includes(text))).toBe(true)
    }
  })

  it('are apart when only letters are alike', () => {
    expect(nameLikeness(['a', 'k'], ['a', 'king'])).toBe('apart')
    expect(nameLikeness([], [])).toBe('apart')
    expect(nameLikeness(['李', '明'], ['明', '李'])).toBe('same')
  })
})

describe('groups', () => {
  const ids = ['a', 'b', 'c', 'd'].map(testId)
  const [a, b, c, d] = ids as [Id, Id, Id, Id]
  const of = (one: Id, other: Id, score: number) => ({ ids: [one, other] as const, score, reasons: [] })

  it('join pairs, and never what was found to be different', () => {
    const pairs = [of(a, b, 0.9), of(b, c, 0.8), of(c, d, 0.95)]
    expect(groupsOf(pairs, []).map((group) => group.ids.toSorted())).toEqual([ids.toSorted()])
    expect(groupsOf(pairs, [[a, c]]).map((group) => group.ids.toSorted())).toEqual([[c, d].toSorted(), [a, b].toSorted()])
    expect(groupsOf([of(a, b, 0.9)], [[b, a]])).toEqual([])
  })
})

function pair(a: Id, b: Id): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`
}
