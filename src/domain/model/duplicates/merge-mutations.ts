import type { Id } from '../kernel/id'
import type { RecordOf } from '../records/collections'
import { LIMITS } from '../records/limits'
import type { Mutation } from '../records/mutation'
import { isStamp } from '../registry/field'
import { readSubject, type Subject, subjectOf } from '../records/subject'
import type { Merge, MergedCollection, MovedLink } from './merge'

export interface MergeRequest<K extends MergedCollection> {
  readonly collection: K
  readonly kept: RecordOf<K>
  readonly absorbed: readonly RecordOf<K>[]
  /** The fields of the kept record that are to be otherwise. */
  readonly chosen: Readonly<Record<string, unknown>>
  readonly linked: Linked
}

/**
 * The one commit of a merge: every link moved, the kept record as chosen, the others in the trash, and beside them what it
 * takes to split again. Each record is written only as it was seen.
 *
 * @returns the number of writes where it is more than one commit takes
 */
export function mergeMutations<K extends MergedCollection>(
  request: MergeRequest<K>,
  mergeId: Id,
): readonly Mutation[] | { readonly tooMany: number } {
  const { collection, kept, absorbed, chosen, linked } = request
  const moves = movesOf(linked, { collection, keptId: kept.id, absorbedIds: new Set(absorbed.map(({ id }) => id)) })
  const mutations = [
    ...moves.map(updateOf),
    ...(Object.keys(chosen).length === 0 ? [] : [updateKept(request)]),
    ...absorbed.map(({ id, version }): Mutation => ({ kind: 'trash', collection, id, expect: version })),
    { kind: 'create', collection: 'merges', id: mergeId, data: recordOf(request, moves) } as const,
  ]
  return mutations.length > LIMITS.batchOperations ? { tooMany: mutations.length } : mutations
}

function updateKept<K extends MergedCollection>({ collection, kept, chosen }: MergeRequest<K>): Mutation {
  return { kind: 'update', collection, id: kept.id, patch: chosen, expect: kept.version }
}

function recordOf<K extends MergedCollection>(
  { collection, kept, absorbed, chosen }: MergeRequest<K>,
  moves: ReturnType<typeof movesOf>,
): Partial<Merge> {
  const before = Object.fromEntries(Object.keys(chosen).map((name): [string, unknown] => [name, valueBefore(kept, name, chosen)]))
  return {
    collection,
    status: 'merged',
    subjects: [kept, ...absorbed].map(({ id }) => subjectOf(collection, id)),
    kept: subjectOf(collection, kept.id),
    dealIds: [...new Set(moves.flatMap(({ dealIds }) => dealIds))],
    undo: {
      absorbed: absorbed.map((record) => ({ id: record.id, data: dataOf(record) })),
      chosen: { before, after: chosen },
      links: moves.map(({ collection: of, id, before: was, after }) => ({ collection: of, id, before: was, after })),
    },
  }
}

/** An own field that had no value is put back to none: what is not named would be left as it is. */
function valueBefore(kept: object, name: string, chosen: Readonly<Record<string, unknown>>): unknown {
  const value: unknown = Reflect.get(kept, name)
  if (name !== 'custom') return value
  return { ...Object.fromEntries(Object.keys({ ...Object(chosen[name]) }).map((key) => [key, null])), ...Object(value) }
}

function dataOf(record: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries<unknown>({ ...record }).filter(([field]) => !isStamp(field)))
}

/** Live records that name one of those that are merged. */
export interface Linked {
  readonly people: readonly RecordOf<'people'>[]
  readonly deals: readonly RecordOf<'deals'>[]
  readonly tasks: readonly RecordOf<'tasks'>[]
  readonly notes: readonly RecordOf<'notes'>[]
  readonly files: readonly RecordOf<'files'>[]
  readonly submissions: readonly RecordOf<'submissions'>[]
}

export interface Moving {
  readonly collection: MergedCollection
  readonly keptId: Id
  readonly absorbedIds: ReadonlySet<Id>
}

export interface Move extends MovedLink {
  readonly version: RecordOf<'tasks'>['version']
  /** Deals that may only be read by some, as what is moved is or is about. */
  readonly dealIds: readonly Id[]
}

type Fields = Readonly<Record<string, unknown>>

/** Every link that has to move, with its fields before and after. */
export function movesOf(linked: Linked, moving: Moving): readonly Move[] {
  const move = <K extends keyof Linked>(collection: K, records: Linked[K], patchOf: (record: Linked[K][number]) => Fields) =>
    records.flatMap((record): readonly Move[] => {
      const after = patchOf(record)
      const names = Object.keys(after)
      if (names.length === 0) return []
      const before = Object.fromEntries(names.map((name): [string, unknown] => [name, Reflect.get(record, name)]))
      return [{ collection, id: record.id, version: record.version, before, after, dealIds: dealsOf(collection, record) }]
    })
  return [
    ...move('people', linked.people, (record) => company(record, moving)),
    ...move('deals', linked.deals, (record) => ({ ...company(record, moving), ...participants(record, moving) })),
    ...move('tasks', linked.tasks, (record) => subjects(record, moving)),
    ...move('notes', linked.notes, (record) => subjects(record, moving)),
    ...move('files', linked.files, (record) => subjectAlone(record, moving)),
    ...move('submissions', linked.submissions, (record) => subjectAlone(record, moving)),
  ]
}

function updateOf({ collection, id, version, after }: Pick<Move, 'collection' | 'id' | 'version' | 'after'>): Mutation {
  return { kind: 'update', collection, id, patch: after, expect: version }
}

function company({ companyId }: { readonly companyId: Id | null }, { collection, keptId, absorbedIds }: Moving): Fields {
  return collection === 'companies' && companyId !== null && absorbedIds.has(companyId) ? { companyId: keptId } : {}
}

/** A person who would take part twice takes part once: as the main contact if either was, in the first role given. */
function participants({ people }: RecordOf<'deals'>, { collection, keptId, absorbedIds }: Moving): Fields {
  const isOne = ({ personId }: (typeof people)[number]) => personId === keptId || absorbedIds.has(personId)
  if (collection !== 'people' || !people.some(({ personId }) => absorbedIds.has(personId))) return {}
  const ones = people.filter(isOne)
  const role = ones.find((one) => one.role !== null)?.role ?? null
  const united = { personId: keptId, role, primary: ones.some(({ primary }) => primary) }
  const at = people.findIndex(isOne)
  return { people: people.flatMap((one, index) => (index === at ? [united] : isOne(one) ? [] : [one])) }
}

function subjects(record: { readonly subjects: readonly Subject[] }, moving: Moving): Fields {
  if (!record.subjects.some((subject) => isMoved(subject, moving))) return {}
  return { subjects: [...new Set(record.subjects.map((subject) => (isMoved(subject, moving) ? goal(moving) : subject)))] }
}

function subjectAlone({ subject }: { readonly subject: Subject | null }, moving: Moving): Fields {
  return subject !== null && isMoved(subject, moving) ? { subject: goal(moving) } : {}
}

function isMoved(subject: Subject, { collection, absorbedIds }: Moving): boolean {
  const named = readSubject(subject)
  return named.collection === collection && absorbedIds.has(named.id)
}

function goal({ collection, keptId }: Moving): Subject {
  return subjectOf(collection, keptId)
}

function dealsOf(collection: keyof Linked, record: Linked[keyof Linked][number]): readonly Id[] {
  if (collection === 'deals') return [record.id]
  const named = 'subjects' in record ? record.subjects : 'subject' in record && record.subject !== null ? [record.subject] : []
  return named.map(readSubject).flatMap((subject) => (subject.collection === 'deals' ? [subject.id] : []))
}
