import { describe, expect, it } from 'vitest'
import { activityOf, type Written } from '../../src/domain/model/activity/activity-of'
import type { StageKind } from '../../src/domain/model/registry/deals'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Instant } from '../../src/domain/model/kernel/instant'
import type { Via } from '../../src/domain/model/records/meta'
import { idOf, make } from './records/make'

const AT = '2026-11-21T09:00:00.000Z' as Instant
const [ME, DEAL, PERSON, COMPANY, LEAD, OFFER, WON, LOST] = [1, 2, 3, 4, 5, 6, 7, 8].map(idOf) as [Id, Id, Id, Id, Id, Id, Id, Id]
const KINDS = new Map<Id, StageKind>([
  [WON, 'won'],
  [LOST, 'lost'],
])

function tell(write: object, via: Via = 'app') {
  const stage = (id: Id) => ({ kind: KINDS.get(id) ?? ('open' as const) })
  return activityOf(write as Written, { actorId: ME, at: AT, via, stage })
}

const person = make('people', { firstName: 'Zoë', lastName: 'Ng', emails: [{ value: 'a@b.cz', primary: true }] })
const deal = make('deals', {
  title: 'Fleet',
  pipelineId: idOf(9),
  stageId: LEAD,
  currency: 'EUR',
  rank: 'a0',
  companyId: COMPANY,
  people: [{ personId: PERSON }],
})
const update = (collection: string, before: object, patch: object) => ({
  collection,
  id: DEAL,
  kind: 'update',
  before,
  after: { ...before, ...patch },
})

describe('the activity of a write', () => {
  it('tells who did what to whom, and which fields changed from what to what', () => {
    const emails = [{ value: 'c@d.cz', label: null, primary: true }]
    const address = { street: null, city: 'Brno', region: null, postalCode: null, country: 'Czechia' }
    const write = { ...update('people', person, { jobTitle: 'Buyer', emails, address }), id: PERSON }
    expect(tell(write)).toEqual({
      actorId: ME,
      verb: 'updated',
      subjects: [`people/${PERSON}`],
      objectId: PERSON,
      objectCollection: 'people',
      label: 'Zoë Ng',
      at: AT,
      changes: { jobTitle: [null, 'Buyer'], emails: [['a@b.cz'], ['c@d.cz']], address: [null, 'Brno, Czechia'] },
      source: 'app',
      sourceKey: null,
    })
  })

  it.each<[object, Via, string | null]>([
    [{ collection: 'people', id: PERSON, kind: 'create', before: null, after: person }, 'app', 'created'],
    [{ collection: 'people', id: PERSON, kind: 'create', before: null, after: person }, 'import', 'imported'],
    [update('people', person, { jobTitle: 'Buyer' }), 'import', 'imported'],
    [{ collection: 'people', id: PERSON, kind: 'trash', before: person, after: person }, 'app', 'trashed'],
    [{ collection: 'people', id: PERSON, kind: 'restore', before: person, after: person }, 'app', 'restored'],
    [{ collection: 'people', id: PERSON, kind: 'purge', before: person, after: null }, 'app', null],
    [update('people', person, {}), 'app', null],
    [update('deals', deal, { rank: 'a1' }), 'app', null],
    [update('deals', deal, { stageId: OFFER, rank: 'a1' }), 'app', 'moved-stage'],
    [update('deals', deal, { stageId: WON, closedAt: AT }), 'app', 'won'],
    [update('deals', deal, { stageId: LOST, closedAt: AT }), 'app', 'lost'],
    [update('deals', { ...deal, stageId: LOST }, { stageId: OFFER }), 'app', 'reopened'],
    [update('deals', deal, { title: 'Fleet 2' }), 'app', 'updated'],
    [update('tags', { name: 'A' }, { name: 'B' }), 'app', null],
    [update('members', { role: 'admin' }, { role: 'owner' }), 'app', null],
  ])('%# has its verb', (write, via, verb) => {
    expect(tell(write, via)?.verb ?? null).toBe(verb)
  })

  it("tells a deal's steps on its company and people, and its other changes on the deal alone", () => {
    expect([
      tell(update('deals', deal, { stageId: WON }))?.subjects,
      tell(update('deals', deal, { title: 'B' }))?.subjects,
      tell(update('deals', deal, { stageId: OFFER, rank: 'a1', stageEnteredAt: AT }))?.changes,
    ]).toEqual([
      [`deals/${DEAL}`, `companies/${COMPANY}`, `people/${PERSON}`],
      [`deals/${DEAL}`],
      { stageId: [LEAD, OFFER], stageEnteredAt: [null, AT] },
    ])
  })

  it('tells notes, tasks and files on what they are about', () => {
    const subjects = [`deals/${DEAL}`]
    const note = make('notes', { body: `${'Long '.repeat(30)}\nsecond line`, subjects })
    const task = make('tasks', { title: 'Call', subjects })
    const file = make('files', { name: 'a.pdf', mime: 'b', sizeBytes: 1, path: 'c', subject: subjects[0], status: 'uploading' })
    const activities = [
      tell({ collection: 'notes', id: DEAL, kind: 'create', before: null, after: note }),
      ...(['call', 'meeting', 'email'] as const).map((kind) =>
        tell({ collection: 'notes', id: DEAL, kind: 'create', before: null, after: { ...note, kind, body: 'Said' } }),
      ),
      tell(update('notes', note, { body: 'Other' })),
      tell(update('notes', note, { pinned: true })),
      tell({ collection: 'notes', id: DEAL, kind: 'trash', before: note, after: note }),
      tell({ collection: 'tasks', id: DEAL, kind: 'create', before: null, after: task }),
      tell(update('tasks', task, { status: 'done', completedAt: AT })),
      tell(update('tasks', { ...task, status: 'done' }, { status: 'open' })),
      tell(update('tasks', task, { dueOn: '2026-12-01' })),
      tell(update('files', file, { status: 'ready' })),
      tell(update('files', file, { status: 'failed' })),
      tell(update('files', { ...file, status: 'ready' }, { status: 'removed' })),
    ]
    expect(activities.map((activity) => activity && [activity.verb, activity.label])).toEqual([
      ['noted', `${'Long '.repeat(16).slice(0, 79).trimEnd()}…`],
      ['call-logged', 'Said'],
      ['meeting-logged', 'Said'],
      ['email-logged', 'Said'],
      ['note-edited', 'Other'],
      null,
      ['note-removed', `${'Long '.repeat(16).slice(0, 79).trimEnd()}…`],
      ['task-added', 'Call'],
      ['task-done', 'Call'],
      ['task-reopened', 'Call'],
      ['task-changed', 'Call'],
      ['file-added', 'a.pdf'],
      null,
      ['file-removed', 'a.pdf'],
    ])
    expect(new Set(activities.map((activity) => activity?.subjects.join() ?? subjects.join()))).toEqual(new Set(subjects))
  })
})
