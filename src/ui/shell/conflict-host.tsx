import { useSyncExternalStore } from 'react'
import type { ConflictDesk } from '../app/conflict-desk'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'

const { Component: ConflictDialog } = lazyComponent(() =>
  import('../history/conflict-dialog').then((file) => file.ConflictDialog),
)

/** Asks what only a person can decide when two changed the same field. */
export function ConflictHost({ desk }: { readonly desk: ConflictDesk }) {
  const question = useSyncExternalStore(desk.subscribe, desk.current)
  if (question === null) return null
  return (
    <LazyPart>
      <ConflictDialog question={question} onAnswer={(answer) => desk.answer(answer)} />
    </LazyPart>
  )
}
