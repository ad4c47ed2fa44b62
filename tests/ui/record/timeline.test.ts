import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { Version } from '../../../src/domain/model/records/meta'
import { changesOf } from '../../../src/domain/model/activity/sittings'
import type { TimelineEntry } from '../../../src/ui/history/timeline-entry'
import { byDay } from '../../../src/ui/history/timeline-entry'
import { timelineEntries, type TimelineSources } from '../../../src/ui/features/record/timeline/timeline.model'

const START = Date.parse('2026-11-21T09:00:00.000Z')
const minutes = (count: number) => START + count * 60_000

function meta(id: string, ms: number) {
  const at = instantOf(ms)
  const by = { memberId: null, via: 'app' } as const
  const stamps = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, deletedAt: null }
  return { id: id as Id, workspaceId: 'w' as Id, version: '1' as Version, ...stamps }
}

function note(id: string, ms: number, happenedMs: number | null = null): RecordOf<'notes'> {
  const happenedAt = happenedMs === null ? null : instantOf(happenedMs)
  return { ...meta(id, ms), body: id, kind: 'note', happenedAt, subjects: [], mentions: [], pinned: false }
}

function activity(id: string, ms: number, part: Partial<RecordOf<'activities'>> = {}): RecordOf<'activities'> {
  const entry = {
    actorId: 'ana' as Id,
    verb: 'updated',
    subjects: [],
    objectId: 'p' as Id,
    objectCollection: 'people',
    label: null,
    changes: {},
  } as const
  return { ...meta(id, ms), at: instantOf(ms), source: 'app', sourceKey: null, ...entry, ...part }
}

function sources(part: Partial<TimelineSources>): TimelineSources {
  const none = { items: [], hasMore: false }
  return { notes: none, tasks: none, files: none, activities: none, ...part }
}

const idsOf = (entries: readonly TimelineEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'changes' ? entry.group.map(({ id }) => id) : [entry.id]))

describe('the timeline of a record', () => {
  it('puts a call that was logged late where it happened', () => {
    const items = [note('logged today', minutes(60), minutes(-600)), note('written', minutes(0))]
    expect(idsOf(timelineEntries(sources({ notes: { items, hasMore: false } })))).toEqual(['written', 'logged today'])
  })

  it('shows a note once, not again as the activity that tells of it', () => {
    const written = note('n', minutes(0))
    const entry = activity('a', minutes(0), { verb: 'noted', objectId: written.id })
    const entries = timelineEntries(
      sources({ notes: { items: [written], hasMore: false }, activities: { items: [entry], hasMore: false } }),
    )
    expect(idsOf(entries)).toEqual(['n'])
  })

  it('holds back what may have something not loaded yet in between', () => {
    const activities = { items: [activity('a', minutes(30))], hasMore: true }
    const notes = { items: [note('newer', minutes(40)), note('older', minutes(10))], hasMore: false }
    expect(idsOf(timelineEntries(sources({ notes, activities })))).toEqual(['newer', 'a'])
  })

  it('joins what one member changed within five minutes, first value to last', () => {
    const items = [
      activity('third', minutes(4), { changes: { jobTitle: ['Mate', 'Captain'] } }),
      activity('second', minutes(2), { changes: { source: ['Fair', null] } }),
      activity('first', minutes(0), { changes: { jobTitle: ['Cook', 'Mate'] } }),
    ]
    const [entry, ...others] = timelineEntries(sources({ activities: { items, hasMore: false } }))
    const changes = entry?.kind === 'changes' ? changesOf(entry.group) : null
    expect([changes, others]).toEqual([{ jobTitle: ['Cook', 'Captain'], source: ['Fair', null] }, []])
  })

  it('forgets a change that was taken back within the group', () => {
    const back = activity('b', minutes(1), { changes: { jobTitle: ['Mate', 'Cook'] } })
    const there = activity('a', minutes(0), { changes: { jobTitle: ['Cook', 'Mate'] } })
    expect(changesOf([back, there])).toEqual({})
  })

  it('keeps apart what another member, another record or a later hour changed', () => {
    const items = [
      activity('later', minutes(70)),
      activity('ana', minutes(3)),
      activity('bob', minutes(2), { actorId: 'bob' as Id }),
      activity('other', minutes(1), { actorId: 'bob' as Id, objectId: 'q' as Id }),
    ]
    expect(timelineEntries(sources({ activities: { items, hasMore: false } }))).toHaveLength(4)
  })

  it('divides by the day of the workspace, not of the reader', () => {
    const entries = timelineEntries(
      sources({ notes: { items: [note('late', Date.parse('2026-11-20T23:30:00.000Z'))], hasMore: false } }),
    )
    expect(byDay(entries, 'Europe/Berlin').map(({ day }) => day)).toEqual(['2026-11-21'])
  })
})

const newestFirst = <R extends { readonly createdAt: string }>(items: readonly R[]) =>
  items.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))

/** No two at one instant: within a millisecond any order is as good as another. */
const history = fc
  .uniqueArray(fc.integer({ min: 0, max: 500 }), { maxLength: 60 })
  .chain((times) =>
    fc.tuple(
      fc.constant(times),
      fc.array(fc.constantFrom('note', 'ana', 'bob'), { minLength: times.length, maxLength: times.length }),
    ),
  )
  .map(([times, kinds]) => ({
    notes: newestFirst(times.filter((_, index) => kinds[index] === 'note').map((at) => note(`n${at}`, minutes(at)))),
    activities: newestFirst(
      times.flatMap((at, index) =>
        kinds[index] === 'note' ? [] : [activity(`a${at}`, minutes(at), { actorId: kinds[index] as Id })],
      ),
    ),
  }))

describe('any timeline', () => {
  it('is in order and holds everything once', () => {
    fc.assert(
      fc.property(history, ({ notes, activities }) => {
        const all = timelineEntries(
          sources({ notes: { items: notes, hasMore: false }, activities: { items: activities, hasMore: false } }),
        )
        const times = all.map(({ at }) => at)
        expect(times).toEqual(times.toSorted().toReversed())
        expect(idsOf(all).toSorted()).toEqual([...notes, ...activities].map(({ id }) => id as string).toSorted())
      }),
    )
  })

  it('only grows at its end when more is loaded', () => {
    fc.assert(
      fc.property(
        history,
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        ({ notes, activities }, first, second) => {
          const page = <R>(items: readonly R[], count: number) => ({
            items: items.slice(0, count),
            hasMore: count < items.length,
          })
          const part = timelineEntries(sources({ notes: page(notes, first), activities: page(activities, second) }))
          const whole = timelineEntries(sources({ notes: page(notes, 60), activities: page(activities, 60) }))
          expect(idsOf(whole).slice(0, idsOf(part).length)).toEqual(idsOf(part))
        },
      ),
    )
  })
})
