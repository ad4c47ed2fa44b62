import { portError } from '../../../domain/model/errors/port-error'
import { customProblems } from '../../../domain/model/fields/check-custom'
import { isCustomCollection, type CustomValues } from '../../../domain/model/fields/custom-value'
import type { Batch } from './batch'

interface HoldsCustom {
  readonly custom: CustomValues
}

/** Applies a patch. A patch of `custom` keeps the own fields it does not name; other fields are replaced. */
export function patched(collection: string, before: object, patch: object): object {
  const merged = { ...before, ...patch }
  if (!isCustomCollection(collection) || !('custom' in patch)) return merged
  const { custom } = patch
  // Validation refuses what is not a map.
  if (typeof custom !== 'object' || custom === null || Array.isArray(custom)) return merged
  return { ...merged, custom: { ...(before as HoldsCustom).custom, ...custom } }
}

/** @throws record/invalid */
export function demandCustom(
  batch: Batch,
  collection: string,
  step: { readonly before: object | null; readonly after: object },
): void {
  if (!isCustomCollection(collection)) return
  const fields = customProblems({
    collection,
    before: (step.before as HoldsCustom | null)?.custom ?? null,
    after: (step.after as HoldsCustom).custom,
    definitions: batch.live('fieldDefinitions'),
    demandsRequired: batch.author.via === 'app',
  })
  if (fields !== null) throw portError('record/invalid', { fields })
}
