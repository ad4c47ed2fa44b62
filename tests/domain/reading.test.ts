import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { companyDomainOf, isFreeMail, normalName } from '../../src/domain/model/companies/company-name'
import { personName } from '../../src/domain/model/people/person-name'
import { readPhone, shownPhone } from '../../src/domain/model/people/phone-numbers'
import { passwordProblems } from '../../src/domain/model/session/account-data'

describe('a phone number', () => {
  it.each([
    ['+420 777 123 456', 'CZ', '+420777123456', null],
    ['777 123 456', 'CZ', '+420777123456', null],
    ['tel:+1-202-555-0142', 'CZ', '+12025550142', null],
    ['(202) 555-0142 ext. 7', 'US', '+12025550142', '7'],
    ['030 901820', 'DE', '+4930901820', null],
    ['49 152 59819862', 'DE', '+4915259819862', null],
    ['(+34) 600 123 123', 'DE', '+34600123123', null],
    ['(0049) 30 901820', 'DE', '+4930901820', null],
    ['0049 30 901820', 'US', '+4930901820', null],
    ['\u200e+49 30 901820', 'DE', '+4930901820', null],
    ['call the front desk', 'US', null, null],
    ['123', 'US', null, null],
    ['777 123 456', '??', null, null],
  ])('%s in %s reads as %s', (raw, country, e164, extension) => {
    expect(readPhone(raw, country)).toEqual({ raw, e164, extension })
  })

  it.each([
    ['+491701234567', '+49 170 1234567'],
    ['+12025550142;ext=7', '+1 202 555 0142 ext. 7'],
    ['+420777123456', '+420 777 123 456'],
    ['call the front desk', 'call the front desk'],
    ['777 123 456', '777 123 456'],
  ])('%s is shown as %s', (text, shown) => {
    expect(shownPhone(text)).toBe(shown)
  })
})

describe('the normal name of a company', () => {
  it.each([
    ['Acme, Inc.', 'acme'],
    ['ACME GmbH & Co. KG', 'acme'],
    ['Škoda Auto a.s.', 'skoda auto'],
    ['Alza spol. s r. o.', 'alza'],
    ['Żabka Polska Sp. z o.o.', 'zabka polska'],
    ['Cementos S. de R.L. de C.V.', 'cementos'],
    ['Société Générale S.A.', 'societe generale'],
    ['The Walt Disney Company', 'walt disney company'],
    ['Johnson & Johnson', 'johnson and johnson'],
    ["McDonald's Corp", 'mcdonalds'],
    ['AG', 'ag'],
    ['東京電力株式会社', '東京電力株式会社'],
  ])('of %s is %s', (name, normal) => {
    expect(normalName(name)).toBe(normal)
  })

  it('is its own normal name, and never empty for a name with a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const normal = normalName(name)
        expect(normalName(normal)).toBe(normal)
        if (/[\p{L}\p{N}]/u.test(name)) expect(normal).not.toBe('')
      }),
    )
  })
})

describe('free mail', () => {
  it('makes no company, a host of its own does', () => {
    expect([isFreeMail('seznam.cz'), companyDomainOf('a@gmail.com'), companyDomainOf('a@Acme.io'), companyDomainOf('a')]).toEqual(
      [true, null, 'acme.io', null],
    )
  })
})

describe('the name of a person', () => {
  const nobody = { namePrefix: null, firstName: null, middleName: null, lastName: null, nameSuffix: null, emails: [], phones: [] }
  const email = (value: string, primary: boolean) => ({ value, label: null, primary })

  it.each([
    [{ ...nobody, namePrefix: 'Dr.', firstName: 'Zoë', lastName: 'Ng', nameSuffix: 'PhD' }, 'Dr. Zoë Ng PhD'],
    [{ ...nobody, lastName: 'Ng', emails: [email('a@b.cz', true)] }, 'Ng'],
    [{ ...nobody, emails: [email('a@b.cz', false), email('c@d.cz', true)] }, 'c@d.cz'],
    [{ ...nobody, phones: [{ raw: '12', e164: null, extension: null, label: null, primary: true }] }, '12'],
  ])('falls back from names to address to number: %#', (person, name) => {
    expect(personName(person)).toBe(name)
  })
})

describe('a password', () => {
  it('needs 12 characters and nothing else', () => {
    expect(['elevenchars', 'twelve chars', 'žluťoučkýkůň', '🦊'.repeat(12), 'x'.repeat(257)].map(passwordProblems)).toEqual([
      ['too-short'],
      [],
      [],
      [],
      ['too-long'],
    ])
  })
})
