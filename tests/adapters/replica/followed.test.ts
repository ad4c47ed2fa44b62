import { BehaviorSubject, Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { followed } from '../../../src/adapters/replica/followed'
import type { WorkspaceContext } from '../../../src/adapters/replica/workspace-context'

/** A feed and a page's turns, both driven by the test. */
function stand() {
  const changes$ = new Subject<{ readonly kind: 'caught-up'; readonly cursor: string } | { readonly kind: 'gap' }>()
  const isUp$ = new BehaviorSubject(true)
  const turns: (() => void)[] = []
  const context = {
    ports: { events: { changes: () => changes$ } },
    runtime: { turn: () => new Promise<void>((resolve) => turns.push(resolve)) },
  } as unknown as WorkspaceContext
  const shown: string[] = []
  const following = followed(context, isUp$, () => 'now').subscribe((batch) => {
    shown.push(batch.kind === 'fed' ? batch.fed.cursor : batch.kind)
  })
  const give = async () => {
    turns.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { changes$, isUp$, give, shown, stop: () => following.unsubscribe() }
}

test('what the feed brings is shown in a turn of its own, in order', async () => {
  const { changes$, give, shown, stop } = stand()
  changes$.next({ kind: 'caught-up', cursor: 'a.1' })
  changes$.next({ kind: 'gap' })
  changes$.next({ kind: 'caught-up', cursor: 'b.1' })
  expect(shown).toEqual([])
  await give()
  expect(shown).toEqual(['a.1'])
  await give()
  await give()
  expect(shown).toEqual(['a.1', 'gap', 'b.1'])
  stop()
})

test('what waits for its turn when the connection breaks is requested again, and not shown', async () => {
  const { changes$, isUp$, give, shown, stop } = stand()
  changes$.next({ kind: 'caught-up', cursor: 'a.1' })
  isUp$.next(false)
  await give()
  expect(shown).toEqual([])
  isUp$.next(true)
  changes$.next({ kind: 'caught-up', cursor: 'a.1' })
  await give()
  expect(shown).toEqual(['a.1'])
  stop()
})
