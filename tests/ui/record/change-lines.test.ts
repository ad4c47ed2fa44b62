import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { changeLines, idsIn } from '../../../src/ui/history/change-lines'
import { formatsOf } from '../../../src/ui/text/format'
import { idOf } from '../../domain/records/make'

const names = {
  member: (id: Id) => (id === idOf(1) ? 'Ana' : 'Former member'),
  record: (id: Id) =>
    new Map([
      [idOf(2), 'Harbour'],
      [idOf(3), 'Hot'],
    ]).get(id) ?? null,
  formats: formatsOf({ locale: 'en-GB', timeZone: 'Europe/Berlin' }),
  currency: 'EUR',
}

describe('changes in words', () => {
  it('names what ids stand for, and says so where that is gone', () => {
    expect(changeLines({ ownerId: [null, idOf(1)], companyId: [idOf(2), idOf(9)] }, names)).toEqual([
      { kind: 'step', key: 'ownerId', field: 'Owner', from: null, to: 'Ana' },
      { kind: 'step', key: 'companyId', field: 'Company', from: 'Harbour', to: 'something that was removed' },
    ])
  })

  it('names the records that a text is about, and of what kind it is', () => {
    expect(changeLines({ subjects: [[], [`companies/${idOf(2)}`]], kind: ['note', 'email'] }, names)).toEqual([
      { kind: 'list', key: 'subjects', field: 'About', added: ['Harbour'], removed: [] },
      { kind: 'step', key: 'kind', field: 'Kind', from: 'Note', to: 'E-mail' },
    ])
  })

  it('writes each amount in the currency it had', () => {
    const changes = { amountMinor: [150_000, 200_000], currency: ['EUR', 'JPY'] } as const
    expect(changeLines(changes, names)[0]).toEqual({
      kind: 'step',
      key: 'amountMinor',
      field: 'Amount',
      from: '€1,500',
      to: 'JP¥200,000',
    })
  })

  it('tells of lists what came and what went', () => {
    expect(changeLines({ tagIds: [[idOf(2), idOf(3)], [idOf(3)]], emails: [['a@b.example'], ['c@d.example']] }, names)).toEqual([
      { kind: 'list', key: 'tagIds', field: 'Tags', added: [], removed: ['Harbour'] },
      { kind: 'list', key: 'emails', field: 'E-mail', added: ['c@d.example'], removed: ['a@b.example'] },
    ])
  })

  it('does not repeat long texts', () => {
    expect(changeLines({ description: ['', 'word '.repeat(40)] }, names)).toEqual([
      { kind: 'text', key: 'description', field: 'Description' },
    ])
  })

  it('writes days and flags as people do', () => {
    expect(changeLines({ expectedCloseOn: ['2026-11-21', null], doNotContact: [false, true] }, names)).toEqual([
      { kind: 'step', key: 'expectedCloseOn', field: 'Expected close', from: '21 Nov 2026', to: null },
      { kind: 'step', key: 'doNotContact', field: 'Do not contact', from: 'No', to: 'Yes' },
    ])
  })

  it('does not say again what the verb says', () => {
    const changes = { status: ['open', 'done'], priority: ['none', 'high'] } as const
    expect(changeLines(changes, names, 'task-done')).toEqual([
      { kind: 'step', key: 'priority', field: 'Priority', from: 'No priority', to: 'High' },
    ])
  })

  it('asks for the names of companies and people alone', () => {
    expect(idsIn({ companyId: [null, idOf(2)], people: [[idOf(4)], []], stageId: [idOf(5), idOf(6)] })).toEqual([
      idOf(2),
      idOf(4),
    ])
  })
})
