import { expect, it } from 'vitest'
import { play } from './play'
import { PLANTED_BUGS } from './planted-bugs'
import { programOf } from './program'

/** Programs until it must be found: most take a handful. */
const BOUND = 200

it.each(PLANTED_BUGS)('finds it when $name', ({ plant, from }) => {
  const seeds = Array.from({ length: BOUND }, (_, index) => from + index)
  expect(seeds.find((seed) => play(programOf(seed), plant).broken !== null)).toBeDefined()
})

/** What replicas of other makers and our own drafts did wrong, and the fault that stands for it here. */
const KNOWN_MISTAKES: Readonly<Record<string, string>> = {
  'outbox not persisted': 'the outbox is not kept',
  'no gap check': 'a gap is not noticed',
  'parallel push': 'several are on their way at once',
  'no pull on reconnect': 'the return of the connection is ignored',
  'overlay dropped on acknowledgement': 'what the server has is shown no longer once it has answered',
  'stale sort key': 'what a row is sorted by stays as it was',
  'dropped on error': 'a commit is given up when the connection fails',
  'no idempotency': 'it is sent again as something new',
  'cursor taken after the snapshot': 'the cursor is taken after the pages',
  'no heartbeat': 'the feed’s silence goes unnoticed',
  'more pages ignored': 'the rest of a page is left out',
  'page splits a version': 'what came at once is kept by halves',
  'stale stream applied': 'what came while all was read is let go of',
  'reset ignored': 'nothing is read anew after a gap',
  'acknowledged forgotten on reset': 'what was answered before a gap is let go of',
  'no sweep': 'what was in no page stays',
  'full-row update': 'all fields of a record are sent',
  'tombstones ignored': 'a deletion is passed over',
  'data kept after withdrawal': 'what is withdrawn stays on the disk',
  'acknowledgement without lineage': 'an answer of before a gap is taken for one of after it',
  'stream without lineage': 'pages of before a gap are gone on with',
  'cursor stored before data': 'the cursor is kept before the data',
}

it('has a fault for every mistake that replicas are known for', () => {
  const planted = new Set(PLANTED_BUGS.map(({ name }) => name))
  expect(Object.values(KNOWN_MISTAKES).filter((name) => !planted.has(name))).toEqual([])
  expect(Object.keys(KNOWN_MISTAKES)).toHaveLength(22)
})
