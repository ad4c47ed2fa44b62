import { portError } from '../../model/errors/port-error'
import type { Mutation } from '../../model/records/mutation'
import { validateFields, validateRecord } from '../../model/records/schemas'

/**
 * What a form can say of its fields without asking a backend, which asks again, and more.
 * @throws record/invalid
 */
export function demandValid(mutations: readonly Mutation[]): void {
  for (const mutation of mutations) {
    const checked =
      mutation.kind === 'create'
        ? validateRecord(mutation.collection, mutation.data)
        : mutation.kind === 'update'
          ? validateFields(mutation.collection, mutation.patch)
          : null
    if (checked?.ok === false) throw portError('record/invalid', { fields: checked.fields })
  }
}
