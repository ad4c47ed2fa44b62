import { useState } from 'react'
import type { PendingCommit } from '../../../ports/sync.port'
import { useWorkspace } from '../../app/workspace-context'
import { syncText } from '../../text/sync'
import { ConflictDialog } from '../../history/conflict-dialog'
import { pendingChanges, type RecordConflict } from './pending-changes'

export interface SeveralConflictsProps {
  readonly commit: PendingCommit
  /** One at least. */
  readonly records: readonly RecordConflict[]
  /** The paths that keep my value, each with its record; null: not now. */
  readonly onAnswer: (paths: readonly string[] | null) => void
}

/** Asks about several conflicting records, one after the other. Nothing is decided until all are. */
export function SeveralConflicts({ commit, records, onAnswer }: SeveralConflictsProps) {
  const { formats } = useWorkspace()
  const [decided, decide] = useState<readonly (readonly string[])[]>([])
  const conflict = records[decided.length]
  if (conflict === undefined) return null
  const { id } = conflict.current
  const change = pendingChanges(commit).find((each) => each.id === id)
  const position = syncText.position(formats.number(decided.length + 1), formats.number(records.length))
  const about = [change === undefined ? '' : syncText.change(change), position].filter(Boolean).join(' · ')
  return (
    <ConflictDialog
      key={id}
      question={{ label: about, current: conflict.current, clashes: conflict.clashes }}
      about={about}
      laterLabel={syncText.later}
      onAnswer={(paths) => {
        if (paths === null) return onAnswer(null)
        const all = [...decided, [...paths].map((path) => `${id}:${path}`)]
        if (all.length === records.length) onAnswer(all.flat())
        else decide(all)
      }}
    />
  )
}
