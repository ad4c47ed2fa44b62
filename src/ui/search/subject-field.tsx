import { isSubject, type Subject } from '../../domain/model/records/subject'
import { usePorts } from '../app/ports-context'
import { Button } from '../design/button'
import { Field } from '../design/field'
import { PickerList } from '../design/picker-list'
import { useStream } from '../hooks/use-stream'
import { logText } from '../text/notes'
import styles from './subject-field.module.css'
import { subjectName$ } from './subject-name'
import { useSubjectOptions } from './use-subject-options'

export interface SubjectFieldProps {
  readonly value: Subject | null
  readonly error: string | null
  readonly onValue: (subject: Subject | null) => void
}

/** Whom it is about: those opened last, or found by any part of them. Once chosen, its name, which opens the choice again. */
export function SubjectField({ value, error, onValue }: SubjectFieldProps) {
  const { records } = usePorts()
  const name = useStream(value, () => subjectName$(records, value))
  const shown = name.status === 'ready' ? name.value : null
  return (
    <Field label={logText.about} error={error}>
      {(wiring) =>
        value === null ? (
          <div className={styles.finder}>
            <SubjectFinder onPick={onValue} />
          </div>
        ) : (
          <Button
            {...wiring}
            className={styles.chosen}
            aria-label={logText.otherSubject(shown ?? '')}
            onClick={() => onValue(null)}
          >
            {shown ?? ' '}
          </Button>
        )
      }
    </Field>
  )
}

function SubjectFinder({ onPick }: { readonly onPick: (subject: Subject) => void }) {
  const { options, isPending, search } = useSubjectOptions()
  return (
    <PickerList
      label={logText.find}
      autoFocus
      options={options}
      selected={[]}
      isPending={isPending}
      onSearch={search}
      onPick={(id) => {
        if (isSubject(id)) onPick(id)
      }}
    />
  )
}
