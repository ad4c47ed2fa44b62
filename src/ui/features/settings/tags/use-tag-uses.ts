import { defer } from 'rxjs'
import type { Id } from '../../../../domain/model/kernel/id'
import type { RecordsPort } from '../../../../ports/records.port'
import { usePorts } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { useStream } from '../../../hooks/use-stream'

const TAGGED = ['people', 'companies', 'deals'] as const

/** How many live records have each tag, counted anew when tags come and go; null while it is not known. */
export function useTagUses(): ReadonlyMap<Id, number> | null {
  const { records } = usePorts()
  const { workspace, tags } = useWorkspace()
  const ids = tags.map(({ id }) => id)
  const uses = useStream(`${workspace.id} ${ids.join()}`, () => defer(() => countUses(records, workspace.id, ids)))
  return uses.status === 'ready' ? uses.value : null
}

async function countUses(records: RecordsPort, workspaceId: Id, ids: readonly Id[]): Promise<ReadonlyMap<Id, number>> {
  const counts = ids.map(async (id): Promise<readonly [Id, number]> => {
    const where = { op: 'has', field: 'tagIds', value: id } as const
    const totals = TAGGED.map(async (collection) => {
      const page = await records.list(collection, { workspaceId, where, limit: 1, count: 'exact' })
      return page.total ?? 0
    })
    return [id, (await Promise.all(totals)).reduce((sum, total) => sum + total, 0)]
  })
  return new Map(await Promise.all(counts))
}
