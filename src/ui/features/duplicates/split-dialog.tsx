import { useState } from 'react'
import { defer } from 'rxjs'
import type { LeftBehind } from '../../../domain/model/duplicates/split-mutations'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readSplit } from '../../../domain/use-cases/duplicates/read-split'
import { usePorts } from '../../app/ports-context'
import { useApply } from '../../app/use-apply'
import { Button } from '../../design/button'
import { Dialog } from '../../design/dialog'
import { Spinner } from '../../design/spinner'
import { useStream } from '../../hooks/use-stream'
import { duplicatesText } from '../../text/duplicates'
import { errorText } from '../../text/error-text'
import { fieldName } from '../../text/field-text'

const text = duplicatesText

export interface SplitDialogProps {
  readonly merge: RecordOf<'merges'>
  readonly name: string
  readonly onClose: () => void
  readonly onSplit: () => void
}

/** Asks before it splits, and says what cannot go back since somebody has changed it. */
export function SplitDialog({ merge, name, onClose, onSplit }: SplitDialogProps) {
  const { records } = usePorts()
  const apply = useApply()
  const [turn, setTurn] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const split = useStream(`${turn} ${merge.version}`, () => defer(() => readSplit(records, merge)))

  async function run(): Promise<void> {
    if (split.status !== 'ready') return
    setBusy(true)
    const result = await apply(text.splitDone(name), split.value.mutations, { ownConflict: true })
    setBusy(false)
    if (result.status === 'conflict') return setTurn(turn + 1)
    onClose()
    if (result.status === 'written') onSplit()
  }

  return (
    <Dialog
      open
      size="md"
      kind="alert"
      title={text.splitTitle(name)}
      description={text.splitBody}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" busy={isBusy} disabled={split.status !== 'ready'} onClick={() => void run()}>
            {text.split}
          </Button>
        </>
      }
    >
      {split.status === 'pending' ? <Spinner /> : null}
      {split.status === 'failed' ? <p role="alert">{errorText(split.error)}</p> : null}
      {split.status === 'ready' && split.value.left.length > 0 ? (
        <>
          <p>{text.splitLeft}</p>
          <ul>
            {[...new Set(split.value.left.map((left) => lineOf(left)))].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  )
}

function lineOf({ collection, fields }: LeftBehind): string {
  const what = text.movesLine(collection, 1, '1')
  return text.leftLine(what, fields.length === 0 ? text.leftWhole : text.list(fields.map(fieldName)))
}
