import { readSubject } from '../../domain/model/records/subject'
import { usePeek } from '../app/use-peek'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'

const { Component: RecordPeek } = lazyComponent(() =>
  import('../features/record/peek/record-peek').then((file) => file.RecordPeek),
)

/** The record that the address asks for at the side of the screen; its code is fetched when the first is. */
export function PeekHost() {
  const { subject, open, close } = usePeek()
  if (subject === null) return null
  return (
    <LazyPart>
      <RecordPeek {...readSubject(subject)} onOpen={open} onClose={close} />
    </LazyPart>
  )
}
