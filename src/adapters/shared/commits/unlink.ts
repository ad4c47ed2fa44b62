import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import { REFERENCES, referencesOf, type Reference } from '../../../domain/model/records/references'
import type { WritableName } from '../../../domain/model/records/mutation'
import type { Batch } from './batch'
import { dataOf } from './data-of'

/** Fields that cannot be emptied: a record they refer to cannot be purged. */
const REQUIRED: ReadonlySet<string> = new Set(['stages.pipelineId', 'deals.pipelineId', 'deals.stageId'])

/**
 * Clears all references to records that the batch purges, in one pass over the collections that can have any.
 *
 * @throws record/in-use
 */
export function unlinkPurged(batch: Batch): void {
  const gone = new Set(batch.purged().map(({ collection, id }) => key(collection, id)))
  if (gone.size === 0) return
  for (const collection of Object.keys(REFERENCES) as WritableName[]) unlinkIn(collection, batch, gone)
}

function unlinkIn(collection: WritableName, batch: Batch, gone: ReadonlySet<string>): void {
  if (Object.keys(REFERENCES[collection]).length === 0) return
  for (const record of batch.all(collection)) {
    const data = dataOf(record)
    const broken = referencesOf(collection, data).filter((reference) => gone.has(key(reference.collection, reference.id)))
    if (broken.length > 0) batch.replace(collection, record, without(collection, data, broken))
  }
}

function without<T extends object>(collection: WritableName, data: T, broken: readonly Reference[]): T {
  const emptied = new Map<string, unknown>(Object.entries(data))
  for (const field of new Set(broken.map(({ path }) => path.split('.')[0] ?? path))) {
    const first = broken.find(({ path }) => path.startsWith(field))
    if (REQUIRED.has(`${collection}.${field}`) && first !== undefined) {
      throw portError('record/in-use', { collection: first.collection, usedBy: collection })
    }
    const value = emptied.get(field)
    const positions = new Set(
      broken
        .map(({ path }) => path.split('.'))
        .filter(([name]) => name === field)
        .map(([, at]) => Number(at)),
    )
    emptied.set(field, Array.isArray(value) ? value.filter((_, index) => !positions.has(index)) : null)
  }
  return Object.fromEntries(emptied) as T
}

function key(collection: CollectionName, id: Id): string {
  return `${collection}/${id}`
}
