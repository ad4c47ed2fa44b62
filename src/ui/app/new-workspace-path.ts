import { filter, firstValueFrom, map } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { RecordsPort } from '../../ports/records.port'
import { screenPath } from './routes'

/** Where a workspace that was just made begins: on its overview. Resolves once it can be read, as the routes then find it, too. */
export function newWorkspacePath(records: RecordsPort, id: Id): Promise<string> {
  return firstValueFrom(
    records.watchOne('workspaces', id).pipe(
      map(({ value }) => value),
      filter((workspace) => workspace !== null),
      map(({ slug }) => screenPath(slug, 'overview')),
    ),
  )
}
