import type { CollectionName } from '../records/collections'
import { fieldsThat } from '../registry/registry'

const SECRET = fieldsThat('secret')

export function namesSecret(collection: CollectionName, before: object, patch: object): boolean {
  return SECRET[collection].some(
    (field) => Object.hasOwn(patch, field) && Reflect.get(patch, field) !== Reflect.get(before, field),
  )
}
