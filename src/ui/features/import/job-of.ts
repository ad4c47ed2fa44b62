import type { Id } from '../../../domain/model/kernel/id'
import type { AppServices } from '../../app/ports-context'
import { ImportJobModel } from './import-job.model'

const models = new WeakMap<AppServices, Map<Id, ImportJobModel>>()

/** The model of one import in this tab: the same one when its screen is left and opened again. */
export function jobOf(services: AppServices, jobId: Id): ImportJobModel {
  const ofBackend = models.get(services) ?? new Map<Id, ImportJobModel>()
  models.set(services, ofBackend)
  const model = ofBackend.get(jobId) ?? new ImportJobModel(services)
  ofBackend.set(jobId, model)
  return model
}
