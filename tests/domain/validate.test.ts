import { describe, expect, it } from 'vitest'
import { LINES } from '../../src/domain/model/registry/lines'
import { validateRecord } from '../../src/domain/model/records/schemas'
import { LIMITS } from '../../src/domain/model/records/limits'
import { eachOf } from '../support/each-of'

const ID = '018f0000-0000-7000-8000-000000000001'

describe('validate a record', () => {
  it('keeps a person in the one form there is: trimmed, collapsed, defaults filled in', () => {
    const checked = validateRecord('people', {
      firstName: '  Zoe\u0308   Marie ',
      lastName: ' ',
      emails: [{ value: 'Zoë M <mailto:ZOE@Example.COM>', primary: true }],
    })
    expect(checked).toEqual({
      ok: true,
      value: {
        firstName: 'Zoë Marie',
        middleName: null,
        lastName: null,
        namePrefix: null,
        nameSuffix: null,
        ...eachOf(LINES.people, null),
        companyId: null,
        emails: [{ value: 'zoe@example.com', label: null, primary: true }],
        phones: [],
        links: [],
        address: null,
        birthday: null,
        lifecycle: null,
        doNotContact: false,
        ownerId: null,
        tagIds: [],
        avatarFileId: null,
        originalCreatedAt: null,
        description: null,
        custom: {},
      },
    })
  })

  it('needs a name, an address or a number of a person', () => {
    expect(validateRecord('people', { jobTitle: 'Buyer' })).toEqual({
      ok: false,
      fields: { firstName: { rule: 'one-of-required' } },
    })
  })

  it.each([
    ['people', { firstName: 'A', nickname: 'B' }, { nickname: { rule: 'unknown-field' } }],
    ['people', { firstName: 'A', address: { planet: 'B' } }, { 'address.planet': { rule: 'unknown-field' } }],
    ['people', { emails: [{ value: 'a@b.c' }, { value: 'nobody' }] }, { 'emails.1.value': { rule: 'email' } }],
    ['people', { firstName: 'A', phones: [{ raw: '1', e164: '123456' }] }, { 'phones.0.e164': { rule: 'phone' } }],
    ['people', { firstName: 'A', links: [{ url: 'javascript:alert(1)' }] }, { 'links.0.url': { rule: 'url' } }],
    ['people', { firstName: 'A\u0007' }, { firstName: { rule: 'control-characters' } }],
    ['people', { firstName: 'A', tagIds: Array(31).fill(ID) }, { tagIds: { rule: 'too-many', limit: LIMITS.tags } }],
    ['people', { firstName: 'A', emails: null }, { emails: { rule: 'required' } }],
    ['companies', {}, { name: { rule: 'required' } }],
    ['companies', { name: '  ' }, { name: { rule: 'required' } }],
    ['companies', { name: null }, { name: { rule: 'required' } }],
    ['companies', { name: 7 }, { name: { rule: 'type' } }],
    ['companies', { name: 'x'.repeat(201) }, { name: { rule: 'too-long', limit: 200 } }],
    ['companies', { name: 'A', domains: ['not a host'] }, { 'domains.0': { rule: 'domain' } }],
    ['companies', { name: 'A', size: 'huge' }, { size: { rule: 'choice' } }],
    ['tags', { name: 'A', colour: 'beige' }, { colour: { rule: 'choice' } }],
    ['tasks', { title: 'A', dueOn: '2026-02-30' }, { dueOn: { rule: 'date' } }],
    ['tasks', { title: 'A', subjects: ['tags/x'] }, { 'subjects.0': { rule: 'type' } }],
    ['notes', { body: '' }, { body: { rule: 'required' } }],
    ['imports', 'nonsense', { '': { rule: 'type' } }],
  ] as const)('refuses %s %j', (collection, data, fields) => {
    expect(validateRecord(collection, data)).toEqual({ ok: false, fields })
  })

  it('names every wrong field of a deal, with the bound it crossed', () => {
    const deal = { title: '', pipelineId: ID, stageId: null, amountMinor: -1, currency: 'XXQ', probability: 101, rank: 'a b' }
    expect(validateRecord('deals', deal)).toEqual({
      ok: false,
      fields: {
        title: { rule: 'required' },
        stageId: { rule: 'required' },
        amountMinor: { rule: 'too-small', limit: 0 },
        currency: { rule: 'currency' },
        probability: { rule: 'too-large', limit: 100 },
        rank: { rule: 'type' },
      },
    })
  })
})
