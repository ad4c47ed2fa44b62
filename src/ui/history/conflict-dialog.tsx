import { useId, useState } from 'react'
import type { FieldClash } from '../../domain/model/records/merge-fields'
import type { ConflictAnswer, ConflictQuestion } from '../app/questions'
import { useWorkspace } from '../app/workspace-context'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { recordText } from '../text/record'
import { type ChangeNames, clashName, clashText, idsOfClashes } from './change-lines'
import { useNames } from './names'
import styles from './conflict-dialog.module.css'

export interface ConflictDialogProps {
  readonly question: ConflictQuestion
  readonly onAnswer: (answer: ConflictAnswer) => void
  /** What leaving it undecided is called; by default one goes on editing. */
  readonly laterLabel?: string
  /** Which of several records it is about. */
  readonly about?: string
}

const NOBODYS: ReadonlySet<string> = new Set()

/** Two changed the same fields: for each, what it was, what they made of it and what oneself did, to choose from. */
export function ConflictDialog({ question, onAnswer, about, laterLabel = recordText.conflict.back }: ConflictDialogProps) {
  const { memberName, workspace } = useWorkspace()
  const { clashes, current } = question
  const names = useNames([...new Set(idsOfClashes(clashes))].toSorted(), workspace.currency)
  const paths = clashes.map(({ path }) => path)
  // Whoever wrote last meant it; theirs is one press away, and neither is lost: the timeline has both.
  const [mineWins, setMineWins] = useState<ReadonlySet<string>>(() => new Set(paths))
  const who = memberName(current.updatedBy.memberId)
  const { conflict: text } = recordText
  const choose = (path: string, isMine: boolean) => {
    const next = new Set(mineWins)
    if (isMine) next.add(path)
    else next.delete(path)
    setMineWins(next)
  }
  return (
    <Dialog
      open
      size="lg"
      kind="alert"
      title={text.title(who)}
      description={about === undefined ? text.body(clashes.length) : `${about}. ${text.body(clashes.length)}`}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{laterLabel}</Button>
          {clashes.length < 2 ? null : (
            <>
              <Button onClick={() => setMineWins(NOBODYS)}>{text.allTheirs}</Button>
              <Button onClick={() => setMineWins(new Set(paths))}>{text.allMine}</Button>
            </>
          )}
          <Button variant="primary" onClick={() => onAnswer(mineWins)}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {clashes.map((clash) => (
          <ClashField
            key={clash.path}
            clash={clash}
            who={who}
            names={names}
            isMine={mineWins.has(clash.path)}
            onMine={(isMine) => choose(clash.path, isMine)}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface ClashFieldProps {
  readonly clash: FieldClash
  readonly who: string
  readonly names: ChangeNames
  readonly isMine: boolean
  readonly onMine: (isMine: boolean) => void
}

function ClashField({ clash: { path, before, theirs, mine }, who, names, isMine, onMine }: ClashFieldProps) {
  const id = useId()
  const { conflict: text } = recordText
  const read = (value: unknown) => clashText(path, value, names) ?? text.empty
  const sides = [
    { key: 'theirs', label: text.theirs(who), value: theirs, isChosen: !isMine },
    { key: 'mine', label: text.mine, value: mine, isChosen: isMine },
  ] as const
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{clashName(path)}</legend>
      <p className={styles.before}>
        <span className={styles.side}>{text.before}</span>{' '}
        <span className={styles.value}>{before === undefined ? text.unknown : read(before)}</span>
      </p>
      <div className={styles.sides}>
        {sides.map(({ key, label, value, isChosen }) => (
          <label key={key} className={styles.choice} data-chosen={isChosen || undefined}>
            <input type="radio" name={id} checked={isChosen} onChange={() => onMine(key === 'mine')} />
            <span className={styles.side}>{label}</span>
            <span className={styles.value} dir="auto">
              {read(value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
