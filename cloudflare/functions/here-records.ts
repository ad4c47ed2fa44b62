import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import type { Backend } from '../../src/adapters/shared/backend/backend'
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
}

/** As those of a handler that runs beside the commits of others, and takes a turn for each of its own. */
export class BesideRecords extends LocalElevatedRecords {
  override commit(writes: readonly ElevatedWrite[], options: ElevatedCommit): Promise<void> {
    return this.backend.store.alone(() => super.commit(writes, options))
  }
}
