import { useCallback, useMemo, useState } from 'react'
import type { Subject } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'
import { fieldKeyOf } from '../../app/field-key'
import type { Editing } from './fields/editing-context'
import { recordPresence, type Other } from '../../app/presence.model'

export interface Presence {
  readonly others: readonly Other[]
  readonly editing: Editing
}

/** Being on a record: who else is, and what each of us edits. For a component that is rendered anew for another record. */
export function usePresence(subject: Subject): Presence {
  const { events } = usePorts()
  const { workspace, me, memberName } = useWorkspace()
  const [presence] = useState(() => recordPresence(events, { workspaceId: workspace.id, subject, memberId: me.id }))
  const state = useStream(presence, () => presence.others$)
  const others = state.status === 'ready' ? state.value : NOBODY
  // Stable: told again because somebody moved, it would move us, and them.
  const announce = useCallback((label: string | null) => presence.announce(label === null ? null : fieldKeyOf(label)), [presence])
  const editing = useMemo(
    () => ({
      announce,
      editorsOf: (field: string) =>
        others
          .filter((other) => other.editing !== null && other.editing === fieldKeyOf(field))
          .map(({ memberId }) => memberName(memberId)),
    }),
    [announce, others, memberName],
  )
  return { others, editing }
}

const NOBODY: readonly Other[] = []
