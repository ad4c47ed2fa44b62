import type { Id } from '../../../domain/model/kernel/id'
import type { AppServices } from '../../app/ports-context'
import { ImportModel } from './import.model'

const models = new WeakMap<AppServices, Map<Id, ImportModel>>()

/** The import of a workspace in this tab: the same one when its screen is left and opened again. */
export function importOf(services: AppServices, workspaceId: Id): ImportModel {
  const ofBackend = models.get(services) ?? new Map<Id, ImportModel>()
  models.set(services, ofBackend)
  const model = ofBackend.get(workspaceId) ?? new ImportModel(services)
  ofBackend.set(workspaceId, model)
  return model
}
