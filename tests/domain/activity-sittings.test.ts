import { describe, expect, it } from 'vitest'
import { type Activity, VERBS, VERBS_OF } from '../../src/domain/model/activity/activity'
import { changesOf, sittings } from '../../src/domain/model/activity/sittings'
import { instantOf } from '../../src/domain/model/kernel/instant'
import { idOf } from './records/make'

const [ANA, BOB, PERSON, OTHER] = [1, 2, 3, 4].map(idOf) as [
  Activity['objectId'],
  Activity['objectId'],
  Activity['objectId'],
  Activity['objectId'],
]
const START = Date.parse('2026-11-21T09:00:00.000Z')

function activityAt(minute: number, part: Partial<Activity> = {}): Activity {
  const at = instantOf(START + minute * 60_000)
  const what = { verb: 'updated', objectId: PERSON, objectCollection: 'people', subjects: [], label: null } as const
  return { ...what, actorId: ANA, at, changes: {}, source: 'app', sourceKey: null, ...part }
}

const sizes = (...newestFirst: readonly Activity[]) => sittings(newestFirst).map((sitting) => sitting.length)

describe('what one member changes of one record within five minutes', () => {
  it('is one sitting, from the first value to the last', () => {
    const third = activityAt(4, { changes: { jobTitle: ['Mate', 'Captain'] } })
    const first = activityAt(0, { changes: { jobTitle: ['Cook', 'Mate'], source: [null, 'Fair'] } })
    const [sitting, ...others] = sittings([third, first])
    expect(others).toEqual([])
    expect(sitting === undefined ? null : changesOf(sitting)).toEqual({ jobTitle: ['Cook', 'Captain'], source: [null, 'Fair'] })
  })

  it('is told apart from what somebody else did, to something else, in another way, through something else or later', () => {
    expect(sizes(activityAt(1), activityAt(0, { actorId: BOB }))).toEqual([1, 1])
    expect(sizes(activityAt(1), activityAt(0, { objectId: OTHER }))).toEqual([1, 1])
    expect(sizes(activityAt(1), activityAt(0, { verb: 'trashed' }))).toEqual([1, 1])
    expect(sizes(activityAt(1), activityAt(0, { source: 'import' }))).toEqual([1, 1])
    expect(sizes(activityAt(5.01), activityAt(0))).toEqual([1, 1])
    expect(sizes(activityAt(5), activityAt(0))).toEqual([2])
  })

  it('joins steps along a pipeline, but not two notes', () => {
    expect(sizes(activityAt(2, { verb: 'moved-stage' }), activityAt(1, { verb: 'moved-stage' }))).toEqual([2])
    expect(sizes(activityAt(2, { verb: 'noted' }), activityAt(1, { verb: 'noted' }))).toEqual([1, 1])
  })
})

it('every verb is of one kind', () => {
  expect(Object.values(VERBS_OF).flat().toSorted()).toEqual([...VERBS].toSorted())
})
