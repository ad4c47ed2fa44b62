import { readKept, type KeptMapping } from '../../../domain/model/imports/recognising/kept-mapping'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { RecordsPort } from '../../../ports/records.port'

/** An import whose mapping can be taken again. */
export interface EarlierImport {
  readonly id: Id
  readonly fileName: string
  readonly at: Instant
  readonly kept: KeptMapping
}

const LATEST = 50

/** The latest imports that say how their columns were mapped, one a name of a file. Empty where they cannot be had: all that is lost is a proposal. */
export async function earlierImports(records: Pick<RecordsPort, 'list'>, workspaceId: Id): Promise<readonly EarlierImport[]> {
  const page = await records
    .list('imports', { workspaceId, limit: LATEST, orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }] })
    .catch(() => ({ items: [] }))
  const found = page.items.flatMap(({ id, fileName, createdAt, mapping }): EarlierImport[] => {
    const kept = readKept(mapping)
    return kept === null ? [] : [{ id, fileName, at: createdAt, kept }]
  })
  return found.filter(({ fileName }, at) => found.findIndex((other) => other.fileName === fileName) === at)
}
