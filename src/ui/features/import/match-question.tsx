import { Button } from '../../design/button'
import { importNamesText as text } from '../../text/import-names'
import type { Answers } from './answers'
import styles from './row-details.module.css'
import type { FittingRecord } from './row-messages'

export interface MatchQuestionProps {
  readonly row: number
  /** Those that fit. */
  readonly candidates: readonly FittingRecord[]
  readonly answers: Answers
  readonly onAnswer: (change: Partial<Answers>) => void
}

/** Which of the records that fit a row is about, or none of them. */
export function MatchQuestion({ row, candidates, answers, onAnswer }: MatchQuestionProps) {
  const { [row]: taken, ...others } = answers.matches
  if (taken !== undefined) {
    return (
      <div className={styles.match}>
        <span>{taken === 'new' ? text.takenNew : text.taken}</span>
        <Button size="sm" onClick={() => onAnswer({ matches: others })}>
          {text.again}
        </Button>
      </div>
    )
  }
  if (candidates.length === 0) return null
  return (
    <section aria-label={text.which} className={styles.record}>
      <h3>{text.which}</h3>
      <ul className={styles.candidates}>
        {candidates.map(({ ref, name, hint }) => (
          <li key={ref.id}>
            <button
              type="button"
              className={styles.candidate}
              onClick={() => onAnswer({ matches: { ...answers.matches, [row]: ref.id } })}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.hint}>{hint}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.candidate}
            onClick={() => onAnswer({ matches: { ...answers.matches, [row]: 'new' } })}
          >
            {text.newOne}
          </button>
        </li>
      </ul>
    </section>
  )
}
