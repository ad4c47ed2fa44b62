import { expect } from 'vitest'
import { mergeMutations } from '../../src/domain/model/duplicates/merge-mutations'
import { chosenFields, defaultChoices, differingFields, isListField } from '../../src/domain/model/duplicates/merged-fields'
import type { MergedCollection } from '../../src/domain/model/duplicates/merge'
import type { Id } from '../../src/domain/model/kernel/id'
import type { SeededRandom } from '../../src/domain/model/kernel/seeded-random'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { isStamp } from '../../src/domain/model/registry/field'
import { subjectOf, type Subject } from '../../src/domain/model/records/subject'
import { readLinked, readMany } from '../../src/domain/use-cases/duplicates/read-linked'
import { readSplit } from '../../src/domain/use-cases/duplicates/read-split'
import type { RecordsPort } from '../../src/ports/records.port'

export interface MergeWorld {
  readonly records: RecordsPort
  readonly workspaceId: Id
  readonly newId: () => Id
  /** An open stage, and its pipeline. */
  readonly board: { readonly pipelineId: Id; readonly stageId: Id }
}

export interface MadeContacts {
  readonly collection: MergedCollection
  readonly ids: readonly Id[]
  readonly all: readonly (readonly [CollectionName, Id])[]
}

/** Three that could be one and a fourth beside them, with links of every kind to any of them. */
export async function makeContacts(world: MergeWorld, random: SeededRandom): Promise<MadeContacts> {
  const { newId, board } = world
  const collection = random.pick(['people', 'companies'] as const)
  const contacts = [1, 2, 3, 4].map(() => create(collection, newId(), contactData(collection, random)))
  const ids = contacts.map(({ id }) => id)
  const some = () => [...new Set([random.pick(ids), random.pick(ids)])]
  const subjects = (): Subject[] => some().map((id) => subjectOf(collection, id))
  const deal = (): Mutation => {
    const people = some().map((personId, at) => ({ personId, role: random.pick(['Buyer', null]), primary: at === 0 }))
    const named = collection === 'people' ? { people } : { companyId: random.pick(ids) }
    return create('deals', newId(), { title: 'Looms', ...board, currency: 'EUR', rank: 'a0', ...named })
  }
  const links = [
    deal(),
    deal(),
    create('tasks', newId(), { title: 'Call', subjects: subjects() }),
    create('notes', newId(), { body: 'Met', subjects: subjects() }),
    create('files', newId(), fileData(newId, subjectOf(collection, random.pick(ids)))),
    ...(collection === 'companies' ? [create('people', newId(), { firstName: 'Ada', companyId: random.pick(ids) })] : []),
  ]
  await commit(world, [...contacts, ...links])
  const all = [...contacts, ...links].map((made) => [made.collection, made.id] as const)
  return { collection, ids: ids.slice(0, 3), all }
}

/** Merges as a sheet does: some stay as proposed, others are chosen. @returns the merge */
export async function mergeSome(
  world: MergeWorld,
  { collection, ids }: MadeContacts,
  random: SeededRandom,
): Promise<RecordOf<'merges'>> {
  const { records, workspaceId } = world
  const [kept, ...absorbed] = await inOrder(records, collection, random.chance(0.5) ? ids : ids.slice(0, 2))
  if (kept === undefined) throw new Error('nobody there')
  const choices = { ...defaultChoices(kept, absorbed) }
  for (const field of differingFields([kept, ...absorbed])) {
    if (random.chance(0.3))
      choices[field] = random.pick([...ids.slice(0, absorbed.length + 1), ...(isListField(field) ? ['united' as const] : [])])
  }
  const linked = await readLinked(records, { workspaceId, collection, ids: [kept, ...absorbed].map(({ id }) => id) })
  const mergeId = world.newId()
  const chosen = chosenFields(kept, absorbed, choices)
  const mutations = mergeMutations({ collection, kept, absorbed, chosen, linked }, mergeId)
  if ('tooMany' in mutations) throw new Error('too many')
  await commit(world, mutations)
  const left = await readLinked(records, { workspaceId, collection, ids: absorbed.map(({ id }) => id) })
  expect(Object.values(left).flat()).toEqual([])
  const merge = await records.get('merges', mergeId)
  if (merge === null) throw new Error('no merge')
  return merge
}

export async function splitAgain(world: MergeWorld, merge: RecordOf<'merges'>) {
  const { mutations, left } = await readSplit(world.records, merge)
  await commit(world, mutations)
  return left
}

/** Every record as it stands, without what says who wrote it when, and whether it is in the trash. */
export async function stateOf({ records }: MergeWorld, all: MadeContacts['all']) {
  const state: Record<string, unknown> = {}
  for (const [collection, id] of all) {
    const record = await records.get(collection, id)
    const data = Object.entries(record ?? {}).filter(([field]) => !isStamp(field))
    state[`${collection}/${id}`] = record === null ? null : { ...Object.fromEntries(data), isTrashed: record.deletedAt !== null }
  }
  return state
}

/** The lines of each one's own timeline, the oldest first. */
export async function linesOf({ records, workspaceId }: MergeWorld, { collection, ids }: MadeContacts) {
  const lines: Record<string, readonly Id[]> = {}
  for (const id of ids) {
    const page = await records.list('activities', {
      workspaceId,
      where: { op: 'has', field: 'subjects', value: subjectOf(collection, id) },
      orderBy: [{ field: 'at', direction: 'asc', empty: 'last' }],
      limit: 100,
    })
    lines[id] = page.items.map((line) => line.id)
  }
  return lines
}

async function inOrder(records: RecordsPort, collection: MergedCollection, ids: readonly Id[]) {
  const found = new Map((await readMany(records, collection, ids)).map((record) => [record.id, record]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function commit({ records, workspaceId, newId }: MergeWorld, mutations: readonly Mutation[]): Promise<void> {
  const outcomes = await records.commit(mutations, { workspaceId, mutationId: mutationIdOf(newId()) })
  expect(outcomes.filter(({ status }) => status !== 'written')).toEqual([])
}

function create(collection: string, id: Id, data: object): Mutation & { readonly id: Id } {
  return { kind: 'create', collection, id, data } as Mutation & { readonly id: Id }
}

function contactData(collection: MergedCollection, random: SeededRandom): object {
  const phones = [{ raw: random.pick(['030 1', '030 2']), e164: null, extension: null, label: null, primary: true }]
  const address = { street: null, city: random.pick(['Turin', 'Lisbon']), region: null, postalCode: null, country: null }
  const both = {
    phones: random.pick([phones, []]),
    address: random.pick([address, null]),
    description: random.pick(['Old', 'New', null]),
  }
  if (collection === 'companies') {
    return { name: random.pick(['Looms', 'Looms Ltd']), domains: random.pick([['looms.example'], ['a.example'], []]), ...both }
  }
  const emails = [{ value: random.pick(['a@x.example', 'b@x.example']), label: null, primary: true }]
  return {
    firstName: random.pick(['Ada', 'Adah']),
    lastName: random.pick(['King', null]),
    emails: random.pick([emails, []]),
    lifecycle: random.pick(['lead', 'customer', null]),
    doNotContact: random.chance(0.3),
    ...both,
  }
}

function fileData(newId: () => Id, subject: Subject): object {
  return { name: 'a.txt', mime: 'text/plain', sizeBytes: 1, path: `${subject}/${newId()}`, subject }
}
