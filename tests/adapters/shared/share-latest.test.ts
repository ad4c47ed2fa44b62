import { Observable, type Subscriber } from 'rxjs'
import { expect, test } from 'vitest'
import { shareLatest } from '../../../src/adapters/shared/share-latest'

test('runs once for all who listen, and gives who comes later the last value that was kept', () => {
  const runs: Subscriber<{ readonly n: number }>[] = []
  const ends: string[] = []
  const source$ = new Observable<{ readonly n: number }>((subscriber) => void runs.push(subscriber))
  const shared$ = shareLatest(source$, { isReplayed: ({ n }) => n % 2 === 0, onEnd: () => void ends.push('ended') })
  const [early, late]: [number[], number[]] = [[], []]

  const first = shared$.subscribe(({ n }) => early.push(n))
  for (const n of [1, 2, 3]) runs[0]?.next({ n })
  const second = shared$.subscribe(({ n }) => late.push(n))
  runs[0]?.next({ n: 4 })
  expect({ early, late, runs: runs.length, ends }).toEqual({ early: [1, 2, 3, 4], late: [2, 4], runs: 1, ends: [] })

  first.unsubscribe()
  second.unsubscribe()
  expect(ends).toEqual(['ended'])
})
