import type { CustomCollection, CustomValues } from '../../model/fields/custom-value'
import type { Id } from '../../model/kernel/id'
import type { Version } from '../../model/records/meta'
import type { Mutation } from '../../model/records/mutation'

/** Writes these of the record's own fields, and leaves the others. */
export function updateCustom(
  collection: CustomCollection,
  { id, version }: { readonly id: Id; readonly version: Version },
  custom: CustomValues,
): Mutation {
  const update = { kind: 'update', id, patch: { custom }, expect: version } as const
  switch (collection) {
    case 'people':
      return { ...update, collection }
    case 'companies':
      return { ...update, collection }
    case 'deals':
      return { ...update, collection }
  }
}
