import type { Id } from '../../../domain/model/kernel/id'
import type { AppServices } from '../../app/ports-context'
import { ImportDraftModel } from './import-draft.model'
import { ImportRunModel } from './import-run.model'

/** An import before anything is written, and the one that is written or was. */
export interface ImportModels {
  readonly draft: ImportDraftModel
  readonly run: ImportRunModel
}

const models = new WeakMap<AppServices, Map<Id, ImportModels>>()

/** The import of a workspace in this tab: the same one when its screen is left and opened again. */
export function importOf(services: AppServices, workspaceId: Id): ImportModels {
  const ofBackend = models.get(services) ?? new Map<Id, ImportModels>()
  models.set(services, ofBackend)
  const pair = ofBackend.get(workspaceId) ?? {
    draft: new ImportDraftModel(services, workspaceId),
    run: new ImportRunModel(services),
  }
  ofBackend.set(workspaceId, pair)
  return pair
}
