import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Subject } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { Button } from '../../design/button'
import { IconButton } from '../../design/icon-button'
import { useStream } from '../../hooks/use-stream'
import { tasksText } from '../../text/tasks'
import { subjectName$ } from '../../app/subject-name'
import { SubjectField } from '../../search/subject-field'
import styles from './tasks.module.css'

export interface SubjectsFieldProps {
  readonly value: Subject[]
  readonly onValue: (subjects: Subject[]) => void
  readonly error: string | null
}

/** The records it is about. */
export function SubjectsField({ value, onValue, error }: SubjectsFieldProps) {
  const [isAdding, setAdding] = useState(false)
  return (
    <fieldset className={styles.subjects}>
      <legend>{tasksText.about}</legend>
      <ul>
        {value.map((subject) => (
          <Linked key={subject} subject={subject} onRemove={() => onValue(value.filter((other) => other !== subject))} />
        ))}
        {isAdding ? null : (
          <li>
            <Button size="sm" variant="quiet" icon={<Plus size={14} />} onClick={() => setAdding(true)}>
              {tasksText.addSubject}
            </Button>
          </li>
        )}
      </ul>
      {error === null ? null : <p role="alert">{error}</p>}
      {isAdding ? (
        <SubjectField
          value={null}
          error={null}
          onValue={(subject) => {
            setAdding(false)
            if (subject !== null && !value.includes(subject)) onValue([...value, subject])
          }}
        />
      ) : null}
    </fieldset>
  )
}

function Linked({ subject, onRemove }: { readonly subject: Subject; readonly onRemove: () => void }) {
  const { records } = usePorts()
  const named = useStream(subject, () => subjectName$(records, subject))
  const name = (named.status === 'ready' ? named.value : null) ?? ''
  return (
    <li className={styles.linked}>
      {name}
      <IconButton size="sm" label={tasksText.removeSubject(name)} icon={<X size={12} />} onClick={onRemove} />
    </li>
  )
}
