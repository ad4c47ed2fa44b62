import { defer, type Observable } from 'rxjs'
import { type Linked, movesOf } from '../../../domain/model/duplicates/merge-mutations'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { Id } from '../../../domain/model/kernel/id'
import { personName } from '../../../domain/model/people/person-name'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readLinked, readMany } from '../../../domain/use-cases/duplicates/read-linked'
import type { RecordsPort } from '../../../ports/records.port'
import type { Contact } from './duplicates.model'

export interface SheetData {
  /** Those that are still there, in the order they were asked for. */
  readonly contacts: readonly Contact[]
  readonly linked: Linked
}

export interface SheetOf {
  readonly workspaceId: Id
  readonly collection: MergedCollection
  readonly ids: readonly Id[]
}

/** What is to be merged and everything that names it, as it stands when it is asked for. */
export function sheetData$(records: RecordsPort, { workspaceId, collection, ids }: SheetOf): Observable<SheetData> {
  return defer(async () => {
    const [found, linked] = await Promise.all([
      readMany(records, collection, ids),
      readLinked(records, { workspaceId, collection, ids }),
    ])
    const byId = new Map(found.map((contact) => [contact.id, contact]))
    const contacts = ids.flatMap((id): readonly Contact[] => {
      const contact = byId.get(id)
      return contact === undefined || contact.deletedAt !== null ? [] : [contact]
    })
    return { contacts, linked }
  })
}

/** How many links of each kind a merge moves. */
export function movedCounts(
  linked: Linked,
  moving: { readonly collection: MergedCollection; readonly keptId: Id; readonly absorbedIds: readonly Id[] },
): readonly (readonly [keyof Linked, number])[] {
  const counts = new Map<keyof Linked, number>()
  for (const { collection } of movesOf(linked, { ...moving, absorbedIds: new Set(moving.absorbedIds) })) {
    counts.set(collection, (counts.get(collection) ?? 0) + 1)
  }
  return [...counts]
}

export function contactName(contact: Contact | Readonly<Record<string, unknown>>): string {
  // Whoever asks has it from a record of people or companies: their shapes tell them apart.
  if ('firstName' in contact) return personName(contact as RecordOf<'people'>)
  return typeof contact.name === 'string' ? contact.name : ''
}
