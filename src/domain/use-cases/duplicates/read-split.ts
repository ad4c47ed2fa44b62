import type { RecordsPort } from '../../../ports/records.port'
import type { Linked } from '../../model/duplicates/merge-mutations'
import { splitMutations, type Split } from '../../model/duplicates/split-mutations'
import type { Id } from '../../model/kernel/id'
import type { CollectionName, RecordOf } from '../../model/records/collections'
import { referencesOf, type Reference } from '../../model/records/references'
import { readSubject } from '../../model/records/subject'
import { readMany } from './read-linked'

/** The split of a merge in the current state, and what has changed since and stays. */
export async function readSplit(records: RecordsPort, merge: RecordOf<'merges'>): Promise<Split> {
  const { collection, undo, kept } = merge
  if (undo === null || kept === null) return { mutations: [], left: [] }
  const absorbedIds = undo.absorbed.map(({ id }) => id)
  const collections = [...new Set(undo.links.map((link) => link.collection))]
  const [keptRecord, absorbed, ...links] = await Promise.all([
    records.get(collection, readSubject(kept).id),
    readMany(records, collection, absorbedIds),
    ...collections.map((name) =>
      readMany(
        records,
        name,
        undo.links.flatMap((link) => (link.collection === name ? [link.id] : [])),
      ),
    ),
  ])
  const there = new Set(absorbed.map(({ id }) => id))
  const purged = undo.absorbed.filter(({ id }) => !there.has(id))
  return splitMutations(merge, {
    kept: keptRecord,
    absorbed: new Map(absorbed.map((record) => [record.id, record])),
    links: new Map((links as readonly Linked[keyof Linked][]).flatMap((some) => some.map((record) => [record.id, record]))),
    // The snapshot was a valid record of this collection.
    missing: await missingOf(
      records,
      purged.flatMap(({ data }) => referencesOf(collection, data as never)),
    ),
  })
}

async function missingOf(records: RecordsPort, references: readonly Reference[]): Promise<ReadonlySet<Id>> {
  const missing = new Set(references.map(({ id }) => id))
  for (const collection of new Set<CollectionName>(references.map((reference) => reference.collection))) {
    const ids = references.flatMap((reference) => (reference.collection === collection ? [reference.id] : []))
    for (const { id } of await readMany(records, collection, ids)) missing.delete(id)
  }
  return missing
}
