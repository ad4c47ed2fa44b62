import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealRow } from '../../../src/domain/model/deals/deal-row'
import { personRow } from '../../../src/domain/model/people/person-row'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { RecordMeta } from '../../../src/domain/model/records/meta'
import { primaryOf, withOnePrimary } from '../../../src/domain/model/records/one-primary'
import { idOf, make } from './make'

const META = {
  id: idOf(1),
  workspaceId: idOf(2),
  version: '7',
  createdAt: '2026-11-21T09:00:00.000Z',
  createdBy: { memberId: idOf(3), via: 'app' },
  updatedAt: '2026-11-21T09:00:00.000Z',
  updatedBy: { memberId: idOf(3), via: 'app' },
  deletedAt: null,
} as unknown as RecordMeta

describe('the row of a person', () => {
  it('shows the primary address, the number as it dials, and the company by name', () => {
    const person = make('people', {
      firstName: 'Zoë',
      emails: [{ value: 'a@b.cz' }, { value: 'c@d.cz', primary: true }],
      phones: [{ raw: '777 123 456', e164: '+420777123456' }],
      companyId: idOf(4),
      address: { city: 'Brno' },
    })
    expect(personRow({ ...META, ...person }, 'Acme', ['VIP'])).toEqual({
      ...META,
      name: 'Zoë',
      email: 'c@d.cz',
      phone: '+420777123456',
      jobTitle: null,
      companyId: idOf(4),
      companyName: 'Acme',
      city: 'Brno',
      country: null,
      lifecycle: null,
      doNotContact: false,
      ownerId: null,
      tagIds: [],
      source: null,
      originalCreatedAt: null,
      custom: {},
      avatarFileId: null,
      tagNames: ['VIP'],
    })
  })

  it('shows a number that could not be read as it was typed', () => {
    const person = make('people', { phones: [{ raw: 'ask for Zoë' }] })
    expect(personRow({ ...META, ...person }, null, [])).toMatchObject({ name: 'ask for Zoë', phone: 'ask for Zoë' })
  })
})

describe('the row of a deal', () => {
  const deal: RecordOf<'deals'> = {
    ...META,
    ...make('deals', {
      title: 'Fleet',
      pipelineId: idOf(5),
      stageId: idOf(6),
      currency: 'EUR',
      rank: 'a0',
      people: [{ personId: idOf(7) }, { personId: idOf(8), primary: true }],
    }),
  }
  const names = {
    stage: { kind: 'open', probability: 25 },
    companyName: null,
    personName: 'Zoë',
    openTasks: 0,
    tagNames: [],
  } as const

  it('takes its chance from the stage, unless it has its own', () => {
    const rows = [deal, { ...deal, probability: 0 }].map((one) => dealRow(one, names))
    expect(rows.map(({ probability }) => probability)).toEqual([25, 0])
  })

  it('names its primary person, and all who take part', () => {
    expect(dealRow(deal, names)).toMatchObject({ personId: idOf(8), personName: 'Zoë', stageKind: 'open', id: deal.id })
    expect(dealRow(deal, names).personIds).toEqual([idOf(7), idOf(8)])
  })
})

describe('the primary entry', () => {
  it('is one of any list that holds something, and stays it', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ primary: fc.boolean(), value: fc.nat() })), (entries) => {
        const one = withOnePrimary(entries)
        expect(one.filter(({ primary }) => primary)).toHaveLength(entries.length === 0 ? 0 : 1)
        expect(one.map(({ value }) => value)).toEqual(entries.map(({ value }) => value))
        expect(primaryOf(one)?.value).toEqual(primaryOf(entries)?.value)
        expect(withOnePrimary(one)).toEqual(one)
      }),
    )
  })
})
