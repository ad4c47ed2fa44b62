import { personName } from '../../model/people/person-name'
import type { CollectionName, RecordOf } from '../../model/records/collections'

/** What records are called, for those who read a table: an id tells nobody anything. */
export class Names {
  private readonly names = new Map<string, string>()

  add(collection: CollectionName, record: object): void {
    const { id } = record as { readonly id: string }
    const name = nameOf(collection, record)
    if (name !== null) this.names.set(id, name)
  }

  /** The name; the id itself where the record has none or is not there. */
  of(id: string): string {
    return this.names.get(id) ?? id
  }
}

function nameOf(collection: CollectionName, record: object): string | null {
  if (collection === 'people') return personName(record as RecordOf<'people'>)
  for (const field of ['name', 'displayName', 'title']) {
    const name: unknown = Reflect.get(record, field)
    if (typeof name === 'string') return name
  }
  return null
}
