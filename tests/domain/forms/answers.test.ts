import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillIn } from '../../../src/domain/model/forms/fill-in'
import type { FormField } from '../../../src/domain/model/forms/form'
import { readAnswers } from '../../../src/domain/model/forms/read-answers'
import { readPhone } from '../../../src/domain/model/people/phone-numbers'
import type { Person } from '../../../src/domain/model/people/person'
import { validateRecord } from '../../../src/domain/model/records/schemas'

const RULES = { definitions: [], locale: 'de', currency: 'EUR', readPhone: (text: string) => readPhone(text, 'DE') }
const asked = (key: string, more: Partial<FormField> = {}): FormField => ({
  key,
  label: key,
  help: null,
  required: false,
  value: null,
  ...more,
})

describe('what is typed into a form', () => {
  it('is read by the rules of each field, and by the country of the workspace', () => {
    const fields = [asked('people.emails'), asked('people.phones'), asked('companies.website'), asked('people.birthday')]
    const read = readAnswers(
      { fields, dealTitle: null, files: null },
      { 'people.emails': ' Ada@X.example ', 'people.phones': '030 1234567', 'companies.website': 'x.example' },
      RULES,
    )
    expect(read).toMatchObject({
      ok: true,
      value: {
        person: { emails: [{ value: 'ada@x.example', primary: true }], phones: [{ e164: '+49301234567' }] },
        company: { website: 'https://x.example' },
      },
    })
  })

  it('says what is wrong at the field', () => {
    const fields = [asked('people.emails', { required: true }), asked('people.birthday'), asked('companies.size')]
    const given = { 'people.emails': 'x', 'people.birthday': 'soon', 'companies.size': 'huge', 'people.tagIds': 'x' }
    expect(readAnswers({ fields, dealTitle: null, files: null }, given, RULES)).toEqual({
      ok: false,
      fields: {
        'people.emails': { rule: 'email' },
        'people.birthday': { rule: 'date' },
        'companies.size': { rule: 'choice' },
        'people.tagIds': { rule: 'unknown-field' },
      },
    })
  })

  it('leaves out a field of the workspace’s own that is no more', () => {
    const fields = [asked('people.emails'), asked('people.custom.size')]
    expect(readAnswers({ fields, dealTitle: null, files: null }, { 'people.emails': 'a@b.example' }, RULES)).toMatchObject({
      ok: true,
    })
  })
})

const line = fc.constantFrom(null, 'Ada', 'Bo')
const person: fc.Arbitrary<Person> = fc
  .record({
    firstName: fc.constantFrom('Ada', 'Eve'),
    jobTitle: line,
    source: line,
    emails: fc.uniqueArray(fc.constantFrom('a@x.example', 'b@x.example'), { maxLength: 2 }),
    tagIds: fc.constantFrom([], ['018f4c1e-7b00-7000-8000-000000000001']),
  })
  .map(({ emails, ...data }) => {
    const entries = emails.map((value, at) => ({ value, label: null, primary: at === 0 }))
    const checked = validateRecord('people', { ...data, emails: entries })
    if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
    return checked.value
  })

describe('what a form fills in', () => {
  it('replaces nothing, loses nothing, is valid, and is done once', () => {
    fc.assert(
      fc.property(person, person, (known, given) => {
        const { patch, merged } = fillIn(known, given)
        const after: Person = { ...known, ...patch }
        expect(Object.keys(patch)).toEqual(merged)
        expect(validateRecord('people', after).ok).toBe(true)
        expect([after.firstName, after.jobTitle ?? given.jobTitle]).toEqual([known.firstName, known.jobTitle ?? given.jobTitle])
        expect(after.emails.slice(0, known.emails.length)).toEqual(known.emails)
        expect(fillIn(after, given).merged).toEqual([])
      }),
    )
  })
})
