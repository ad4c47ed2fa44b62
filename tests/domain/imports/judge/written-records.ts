import { IMPORT_COLLECTIONS, type ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import type { MadeCollection, RecordRef } from '../../../../src/domain/model/imports/planning/planned-write'
import type { Id } from '../../../../src/domain/model/kernel/id'
import type { Collections } from '../../../../src/domain/model/records/collections'
import { readSubject } from '../../../../src/domain/model/records/subject'
import type { Ran } from './through-the-program'

export type Written = {
  readonly [K in ImportCollection]: { readonly collection: K; readonly id: Id; readonly data: Collections[K] }
}[ImportCollection]

/** The workspace once all writes are applied: it was empty before. */
export interface WrittenRecords {
  /** The record itself, or those of the collection that are linked to it; nearest first. */
  about(ref: RecordRef, collection: ImportCollection): readonly Written[]
  /** What a tag, a member, a stage and the like is called. */
  nameOf(id: Id | null | undefined): string
  stage(id: Id): { readonly name: string; readonly kind: string } | null
}

/** @param called what tags, members and the like are called */
export function recordsOf(
  records: ReadonlyMap<Id, Written>,
  called: ReadonlyMap<Id, string>,
  stages: ReadonlyMap<Id, { readonly name: string; readonly kind: string }>,
): WrittenRecords {
  const links = linksOf(records)
  return {
    about({ collection: own, id }, collection) {
      const self = records.get(id)
      if (own === collection) return self === undefined ? [] : [self]
      const near = [...(links.get(id) ?? [])]
      const found = near.filter((each) => records.get(each)?.collection === collection)
      // A note is about a person, who works at the company it names.
      const isNamedApart = own === 'deals' || own === 'tasks' || own === 'notes'
      const far = found.length > 0 || !isNamedApart ? [] : near.flatMap((each) => [...(links.get(each) ?? [])])
      return [...found, ...far].flatMap((each) => {
        const record = records.get(each)
        return record?.collection === collection ? [record] : []
      })
    },
    nameOf: (id) => (id == null ? '' : (called.get(id) ?? '')),
    stage: (id) => stages.get(id) ?? null,
  }
}

export function writtenRecords({ plan, writes, names }: Ran): WrittenRecords {
  const records = new Map<Id, Written>()
  const called = new Map<Id, string>()
  const stages = new Map<Id, { readonly name: string; readonly kind: string }>()
  for (const { id, name } of [...names.members, ...names.pipelines, ...names.lostReasons, ...names.stages]) called.set(id, name)
  for (const { id, name, kind } of names.stages) stages.set(id, { name, kind })
  for (const write of [...plan.setup, ...writes.flatMap((row) => row.writes)]) {
    const before = records.get(write.id)
    if (write.kind === 'update') {
      if (before !== undefined) records.set(write.id, { ...before, data: { ...before.data, ...write.patch } } as Written)
      continue
    }
    const { collection, id, data } = write
    if ('name' in data && typeof data.name === 'string') called.set(id, data.name)
    if (collection === 'stages') stages.set(id, { name: data.name ?? '', kind: data.kind ?? 'open' })
    if (isImported(collection) && before === undefined)
      records.set(id, { collection, id, data: { ...BLANK, ...data } } as Written)
  }
  return recordsOf(records, called, stages)
}

/** A write names no list that is empty. */
const BLANK = { emails: [], phones: [], links: [], tagIds: [] }

function isImported(collection: MadeCollection): collection is ImportCollection {
  return IMPORT_COLLECTIONS.some((each) => each === collection)
}

/** Both ways. */
function linksOf(records: ReadonlyMap<Id, Written>): ReadonlyMap<Id, ReadonlySet<Id>> {
  const links = new Map<Id, Set<Id>>()
  const link = (from: Id, to: Id) => links.set(from, (links.get(from) ?? new Set()).add(to))
  for (const { id, data } of records.values()) {
    for (const other of referencesOf(data)) {
      link(id, other)
      link(other, id)
    }
  }
  return links
}

type References = Partial<Pick<Collections['deals'], 'companyId' | 'people'> & Pick<Collections['tasks'], 'subjects'>>

function referencesOf(data: Written['data']): readonly Id[] {
  const { companyId, people, subjects } = data as References // of whichever collection it is
  return [
    ...(companyId == null ? [] : [companyId]),
    ...(people ?? []).map(({ personId }) => personId),
    ...(subjects ?? []).map((subject) => readSubject(subject).id),
  ]
}
