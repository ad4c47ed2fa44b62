import { LocalElevatedRecords, PAGE_ROWS } from '../../src/adapters/shared/backend/elevated-records'
import type { Backend } from '../../src/adapters/shared/backend/backend'
import type { Id } from '../../src/domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import type { ElevatedCommit, ElevatedWrite } from '../../src/domain/use-cases/functions/function-context'
import type { Env } from '../env'
import { alikeWorkspaces } from './alike-workspaces'

type Call = ConstructorParameters<typeof LocalElevatedRecords>[1]

/** Records of a handler that runs in the object of its workspace. */
export class HereRecords extends LocalElevatedRecords {
  private readonly env: Env

  constructor(env: Env, backend: Backend, call: Call) {
    super(backend, call)
    this.env = env
  }

  override async find<K extends CollectionName>(
    collection: K,
    query: Parameters<LocalElevatedRecords['find']>[1],
  ): Promise<readonly RecordOf<K>[]> {
    if (query.workspaceId !== null) return super.find(collection, query)
    return (await alikeWorkspaces(this.env, collection, query)) as unknown as readonly RecordOf<K>[]
  }

  /** As they are read: there may be more of them than an object has memory. */
  override async *pages<K extends CollectionName>(collection: K, workspaceId: Id): AsyncIterable<readonly RecordOf<K>[]> {
    await this.backend.ready(workspaceId, collection)
    let page: RecordOf<K>[] = []
    for (const record of this.backend.workspace(workspaceId)?.all(collection) ?? []) {
      page.push(record)
      if (page.length < PAGE_ROWS) continue
      yield page
      page = []
    }
    if (page.length > 0) yield page
  }
}

/** As those of a handler that runs beside the commits of others, and takes a turn for each of its own. */
export class BesideRecords extends LocalElevatedRecords {
  override commit(writes: readonly ElevatedWrite[], options: ElevatedCommit): Promise<void> {
    return this.backend.store.alone(() => super.commit(writes, options))
  }
}
