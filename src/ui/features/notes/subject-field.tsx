import { Building2, Handshake, UserRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { isSubject, subjectOf, type Subject, type SubjectCollection } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { recentRecords } from '../../app/recent-records'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Field } from '../../design/field'
import { PickerList } from '../../design/picker-list'
import type { PickerOption } from '../../design/picker-option'
import { useStream } from '../../hooks/use-stream'
import { logText } from '../../text/notes'
import { paletteGroups } from '../palette/palette-lines'
import { paletteModel } from '../palette/palette.model'
import styles from './log-dialog.module.css'
import { subjectName$ } from './subject-name'

const ICONS: Readonly<Record<SubjectCollection, LucideIcon>> = { people: UserRound, companies: Building2, deals: Handshake }

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
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  const [typed, setTyped] = useState('')
  const [model] = useState(() => paletteModel(records, workspace.id, recentRecords(workspace.id)))
  const state = useStream(model, () => model.state$)
  const lines =
    state.status === 'ready'
      ? paletteGroups(typed, state.value.found, { commands: [], formats }).flatMap((group) => group.lines)
      : []
  return (
    <PickerList
      label={logText.find}
      autoFocus
      options={lines.flatMap((line): PickerOption[] => {
        if (line.kind !== 'record') return []
        const Icon = ICONS[line.collection]
        const option = { id: subjectOf(line.collection, line.id), label: line.label, hint: line.hint }
        return [{ ...option, icon: <Icon size={14} aria-hidden="true" /> }]
      })}
      selected={[]}
      isPending={state.status !== 'ready' || state.value.isPending}
      onSearch={(text) => {
        setTyped(text)
        model.search(text)
      }}
      onPick={(id) => {
        if (isSubject(id)) onPick(id)
      }}
    />
  )
}
