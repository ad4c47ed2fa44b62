import { BehaviorSubject, Subject } from 'rxjs'
import { expect, test } from 'vitest'
import { followed } from '../../../src/adapters/replica/followed'
import type { WorkspacePlace } from '../../../src/adapters/replica/workspace-place'

/** A feed that tells what it is told to tell, and a page that gives turns when it is told to. */
function stand() {
  const told$ = new Subject<{ readonly kind: 'caught-up'; readonly cursor: string } | { readonly kind: 'gap' }>()
  const isUp$ = new BehaviorSubject(true)
  const turns: (() => void)[] = []
  const place = {
    ports: { events: { changes: () => told$ } },
    runtime: { turn: () => new Promise<void>((resolve) => turns.push(resolve)) },
  } as unknown as WorkspacePlace
  const shown: string[] = []
  const following = followed(place, isUp$, () => 'now').subscribe((batch) => {
    shown.push(batch.kind === 'fed' ? batch.fed.cursor : batch.kind)
  })
  const give = async () => {
    turns.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { told$, isUp$, give, shown, stop: () => following.unsubscribe() }
}

test('what the feed tells is shown in a turn of its own, in order', async () => {
  const { told$, give, shown, stop } = stand()
  told$.next({ kind: 'caught-up', cursor: 'a.1' })
  told$.next({ kind: 'gap' })
  told$.next({ kind: 'caught-up', cursor: 'b.1' })
  expect(shown).toEqual([])
  await give()
  expect(shown).toEqual(['a.1'])
  await give()
  await give()
  expect(shown).toEqual(['a.1', 'gap', 'b.1'])
  stop()
})

test('what still waits for its turn when the connection goes is asked for again, and not shown', async () => {
  const { told$, isUp$, give, shown, stop } = stand()
  told$.next({ kind: 'caught-up', cursor: 'a.1' })
  isUp$.next(false)
  await give()
  expect(shown).toEqual([])
  isUp$.next(true)
  told$.next({ kind: 'caught-up', cursor: 'a.1' })
  await give()
  expect(shown).toEqual(['a.1'])
  stop()
})
