import { NEVER } from 'rxjs'
import { Building2, Handshake, UserRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import {
  isSubject,
  type Subject,
  isSubjectCollection,
  subjectOf,
  type SubjectCollection,
} from '../../domain/model/records/subject'
import { usePorts } from '../app/ports-context'
import { Button } from '../design/button'
import { Field } from '../design/field'
import { PickerList, type PickerOption } from '../design/picker-list'
import { useStream } from '../hooks/use-stream'
import { logText } from '../text/notes'
import { FieldButton } from '../design/field-button'
import { PickerButton } from '../design/picker-button'
import { filesText } from '../text/files'
import { subjectName$ } from '../app/subject-name'
import { recentRecords } from '../app/record-trail'
import { useWorkspace } from '../app/workspace-context'
import { paletteGroups } from './search-lines'
import { paletteModel } from './search.model'
import styles from './subject-field.module.css'

interface SubjectFieldProps {
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
          <div className={styles.finder} data-wrong={error === null ? undefined : true}>
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

interface AboutFilterProps {
  readonly about: Subject | null
  readonly onAbout: (about: Subject | null) => void
}

/** Only what is about one person, company or deal. */
export function AboutFilter({ about, onAbout }: AboutFilterProps) {
  const { records } = usePorts()
  const name = useStream(about, () => subjectName$(records, about))
  const found = useSubjectOptions()
  const shown = about === null || name.status !== 'ready' ? null : name.value
  return (
    <PickerButton
      label={filesText.findRecord}
      options={found.options}
      isPending={found.isPending}
      onSearch={found.search}
      selected={about === null ? [] : [about]}
      onPick={(id) => {
        if (isSubject(id)) onAbout(id)
      }}
      clearLabel={filesText.anyRecord}
      onClear={() => onAbout(null)}
      renderTrigger={(props) => <FieldButton {...props}>{shown ?? filesText.anyRecord}</FieldButton>}
    />
  )
}

const ICONS: Readonly<Record<SubjectCollection, LucideIcon>> = { people: UserRound, companies: Building2, deals: Handshake }

interface SubjectOptions {
  /** Each under its subject. */
  readonly options: readonly PickerOption[]
  readonly isPending: boolean
  readonly search: (text: string) => void
}

/** The records opened last, then those that fit what is typed. @param isAsked looks nothing up while it is false */
export function useSubjectOptions(isAsked = true): SubjectOptions {
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  const [typed, setTyped] = useState('')
  const [model] = useState(() => paletteModel(records, workspace.id, recentRecords(workspace.id)))
  const state = useStream(isAsked ? model : null, () => (isAsked ? model.state$ : NEVER))
  const found = state.status === 'ready' ? state.value : null
  const groups = found === null ? [] : paletteGroups(typed, found.found, { commands: [], formats })
  const options = groups.flatMap(({ lines }) =>
    lines.flatMap((line): PickerOption[] => {
      if (line.kind !== 'record' || !isSubjectCollection(line.collection)) return []
      const Icon = ICONS[line.collection]
      const icon = <Icon size={14} aria-hidden="true" />
      return [{ id: subjectOf(line.collection, line.id), label: line.label, hint: line.hint, icon }]
    }),
  )
  return {
    options,
    isPending: found === null || found.isPending,
    search: (text) => {
      setTyped(text)
      model.search(text)
    },
  }
}
