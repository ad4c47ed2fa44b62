import { useMemo } from 'react'
import { of } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import { useServices } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { useStream } from '../../hooks/use-stream'

/** The files whose bytes wait on this device, and will go up by themselves. */
export function useKeptFiles(): ReadonlySet<Id> {
  const { sync } = useServices()
  const { workspace } = useWorkspace()
  const state = useStream(workspace.id, () => sync?.deferred(workspace.id) ?? of([]))
  return useMemo(
    () =>
      new Set(
        state.status === 'ready'
          ? state.value.flatMap(({ what, state: { kind } }) => (what.kind === 'file' && kind !== 'refused' ? [what.id] : []))
          : [],
      ),
    [state],
  )
}
