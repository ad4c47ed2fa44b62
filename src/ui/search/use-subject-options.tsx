import { Building2, Handshake, UserRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { isSubjectCollection, subjectOf, type SubjectCollection } from '../../domain/model/records/subject'
import { usePorts } from '../app/ports-context'
import { recentRecords } from '../app/recent-records'
import { useWorkspace } from '../app/workspace-context'
import type { PickerOption } from '../design/picker-option'
import { useStream } from '../hooks/use-stream'
import { paletteGroups } from './search-lines'
import { paletteModel } from './search.model'

const ICONS: Readonly<Record<SubjectCollection, LucideIcon>> = { people: UserRound, companies: Building2, deals: Handshake }

export interface SubjectOptions {
  /** Each under its subject. */
  readonly options: readonly PickerOption[]
  readonly isPending: boolean
  readonly search: (text: string) => void
}

/** The records opened last, then those that fit what is typed. */
export function useSubjectOptions(): SubjectOptions {
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  const [typed, setTyped] = useState('')
  const [model] = useState(() => paletteModel(records, workspace.id, recentRecords(workspace.id)))
  const state = useStream(model, () => model.state$)
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
