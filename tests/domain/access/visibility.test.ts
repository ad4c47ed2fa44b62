import { describe, expect, it } from 'vitest'
import { readable } from '../../../src/domain/model/access/visibility'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { ReadableName, RowOf } from '../../../src/domain/model/records/collections'
import { ROLES } from '../../../src/domain/model/workspaces/workspace'

function id(n: number): Id {
  return `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}` as Id
}

const [me, other, mine, nobodys, theirs, gone] = [1, 2, 3, 4, 5, 6].map(id) as [Id, Id, Id, Id, Id, Id]
const owners = new Map<Id, Id | null>([
  [mine, me],
  [nobodys, null],
  [theirs, other],
])
const hiding = { memberVisibility: 'own-and-unassigned-deals' } as const

describe('what a member may read', () => {
  it('is everything for owners and admins, and for all where the workspace hides nothing', () => {
    const tests = ROLES.map((role) => [
      readable({ id: me, role }, hiding, (deal) => owners.get(deal))('deals') === null,
      readable({ id: me, role }, { memberVisibility: 'everything' }, (deal) => owners.get(deal))('deals') === null,
    ])
    expect(tests).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, true],
    ])
  })

  it('leaves out what others own, and what is written about it', () => {
    const sight = readable({ id: me, role: 'member' }, hiding, (deal) => owners.get(deal))
    const mayRead = <K extends ReadableName>(collection: K, row: RowOf<K>) => sight(collection)?.(row) ?? true
    const about = (...deals: Id[]) => ({ subjects: deals.map((deal) => `deals/${deal}`) }) as never
    expect({
      deals: [me, null, other].map((ownerId) => mayRead('deals', { ownerId } as never)),
      rows: [me, null, other].map((ownerId) => mayRead('dealRows', { ownerId } as never)),
      notes: [about(mine), about(nobodys), about(mine, theirs), about(gone), about()].map((note) => mayRead('notes', note)),
      tasks: mayRead('tasks', about(theirs)),
      activities: mayRead('activities', about(theirs)),
      files: [`deals/${theirs}`, `people/${theirs}`, null].map((subject) => mayRead('files', { subject } as never)),
      people: mayRead('people', { ownerId: other } as never),
    }).toEqual({
      deals: [true, true, false],
      rows: [true, true, false],
      notes: [true, true, false, false, true],
      tasks: false,
      activities: false,
      files: [false, true, true],
      people: true,
    })
  })

  it.each(ROLES)('leaves out views that others keep to themselves, for the %s, too', (role) => {
    const test = readable({ id: me, role }, { memberVisibility: 'everything' }, () => undefined)('savedViews')!
    const view = (shared: boolean, memberId: Id) => ({ shared, createdBy: { memberId, via: 'app' } }) as never
    expect([view(false, me), view(true, other), view(false, other)].map(test)).toEqual([true, true, false])
  })
})
