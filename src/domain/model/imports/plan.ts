import type { Id } from '../kernel/id'
import type { Person } from '../people/person'
import type { RecordOf } from '../records/collections'
import { subjectOf } from '../records/subject'
import { companyIndex, type KnownCompany, type NewCompany } from './company-index'
import type { ReadRow } from './draft'
import { patchOf, valuesOf } from './patch-of'
import { personIndex, type KnownPerson } from './person-index'
import type { PlannedWrite, RecordRef, RowWrite } from './planned-write'
import { isBlankValue, type ImportPolicy } from './policy'
import { isError, problem, type RowProblem, type SkipReason } from './problem'

/** Every row has exactly one fate. What an update changes, field by field, is in its write (`differencesOf`). */
export type Fate =
  | { readonly kind: 'create' | 'update'; readonly record: RecordRef }
  | {
      readonly kind: 'skip'
      readonly reason: SkipReason
      readonly record: RecordRef | null
      /** Of the row that was there first. */
      readonly line: number | null
      /** Records that fit, where several do and the person has to choose. */
      readonly candidates: readonly RecordRef[]
    }
  | { readonly kind: 'fail' }

export interface PlannedRow {
  readonly line: number
  readonly fate: Fate
  readonly problems: readonly RowProblem[]
}

export interface NewTag {
  readonly id: Id
  readonly name: string
}

export interface Plan {
  readonly rows: readonly PlannedRow[]
  /** What all rows rest on, new own fields and stages: written once, before the first row. */
  readonly setup: readonly PlannedWrite[]
  readonly writes: readonly RowWrite[]
  /** What the plan was made under, and what a changed record is planned again with. */
  readonly policy: ImportPolicy
}

export interface Existing {
  readonly people: Iterable<RecordOf<'people'>>
  readonly companies: Iterable<KnownCompany>
  readonly tags: Iterable<{ readonly id: Id; readonly name: string }>
}

export interface Planner {
  /** Rows in the file's order. `isEmpty`: no cell of it holds anything. */
  add(row: { readonly line: number; readonly isEmpty: boolean; readonly isLeftOut: boolean; readonly read: ReadRow }): void
  finish(): Plan
}

/** What the rows so far do to a person, until it becomes a row's writes. */
interface PersonWrite {
  readonly row: number
  readonly incoming: Person
  readonly patch: Partial<Person>
  readonly companies: readonly NewCompany[]
  readonly tags: readonly NewTag[]
  readonly notes: readonly { readonly id: Id; readonly body: string }[]
}

/** A person with what the rows so far did to it. */
interface Touched extends KnownPerson {
  readonly record: RecordOf<'people'> | null
  write: PersonWrite | null
  /** The line of the row that first met it; `null`: none yet. */
  line: number | null
}

/** Decides the fate of every row, in the file's order. Pure but for `newId`. */
export function planner(existing: Existing, policy: ImportPolicy, newId: () => Id): Planner {
  const policing = { collection: 'people', policy } as const
  const rows: PlannedRow[] = []
  const written = new Set<Touched>()
  const companyOf = companyIndex(existing.companies, newId)
  const people = personIndex<Touched>()
  const tags = new Map<string, { readonly id: Id; readonly create: NewTag | null }>()
  for (const tag of existing.tags) tags.set(tagKey(tag.name), { id: tag.id, create: null })
  for (const record of existing.people) people.add({ id: record.id, person: record, record, write: null, line: null })

  function tagOf(name: string): { readonly id: Id; readonly create: NewTag | null } {
    const known = tags.get(tagKey(name))
    if (known !== undefined) return known
    const create = { id: newId(), name }
    const made = { id: create.id, create }
    tags.set(tagKey(name), made)
    return made
  }

  function place(line: number, { draft, problems }: ReadRow & { readonly draft: NonNullable<ReadRow['draft']> }): PlannedRow {
    const company = draft.company === null ? null : companyOf(draft.company)
    const named = draft.tags.map(tagOf)
    const incoming = { ...draft.person, companyId: company?.id ?? null, tagIds: named.map(({ id }) => id) }
    const match = people.find(incoming)
    if (match.kind === 'several') return { line, fate: skip('several-match', null, null), problems }
    const known = match.kind === 'one' ? match.known : { id: newId(), person: incoming, record: null, write: null, line: null }
    const patch = match.kind === 'one' ? patchOf(known.person, incoming, policing) : incoming
    const firstLine = known.line
    const notes = draft.note === null ? [] : [{ id: newId(), body: draft.note }]
    known.line ??= line
    const told =
      match.kind === 'one' && match.nameDiffers ? [...problems, problem('name-differs', null, shownName(known.person))] : problems
    if (Object.keys(patch).length > 0 || notes.length > 0) {
      const write = known.write ?? firstWrite(rows.length, known)
      known.person = { ...known.person, ...patch }
      known.write = {
        ...write,
        incoming: { ...write.incoming, ...patchOf(write.incoming, incoming, { collection: 'people', policy: {} }) },
        patch: { ...write.patch, ...patch },
        companies: addNew(write.companies, company?.create, known.person.companyId),
        tags: [...write.tags, ...named.flatMap(({ create }) => create ?? [])],
        notes: [...write.notes, ...notes],
      }
      written.add(known)
      people.add(known)
      if (write.row === rows.length)
        return {
          line,
          fate: { kind: known.record === null ? 'create' : 'update', record: { collection: 'people', id: known.id } },
          problems: told,
        }
    }
    const reason = firstLine === null ? 'nothing-new' : 'same-as-line'
    return { line, fate: skip(reason, known.id, firstLine), problems: told }
  }

  return {
    add({ line, isEmpty, isLeftOut, read }) {
      const { draft, problems } = read
      if (isLeftOut) rows.push({ line, fate: skip('left-out', null, null), problems: [] })
      else if (isEmpty)
        rows.push({ line, fate: skip('empty-row', null, null), problems: problems.filter((each) => !isError(each)) })
      else if (draft === null) rows.push({ line, fate: { kind: 'fail' }, problems })
      else rows.push(place(line, { draft, problems }))
    },
    finish() {
      const writes = [...written].flatMap((known) => rowWrite(known) ?? [])
      return { rows, setup: [], writes: writes.toSorted((a, b) => a.row - b.row), policy }
    },
  }
}

function firstWrite(row: number, { record, person }: Touched): PersonWrite {
  // What is there is no part of what the rows bring.
  return { row, incoming: record === null ? person : BLANK, patch: {}, companies: [], tags: [], notes: [] }
}

function rowWrite({ id, record, write }: Touched): RowWrite | null {
  if (write === null) return null
  const needed: readonly PlannedWrite[] = [
    ...write.companies.map((company) => ({ kind: 'create', collection: 'companies', ...company }) as const),
    ...write.tags.map((tag) => ({ kind: 'create', collection: 'tags', id: tag.id, data: { name: tag.name } }) as const),
  ]
  const notes = write.notes.map((note) => {
    const data = { body: note.body, subjects: [subjectOf('people', id)] }
    return { kind: 'create', collection: 'notes', id: note.id, data } as const
  })
  const person = personWrite({ id, record, write })
  return { row: write.row, primary: { collection: 'people', id }, writes: [...needed, ...person, ...notes] }
}

function personWrite({ id, record, write }: Pick<Touched, 'id' | 'record'> & { readonly write: PersonWrite }): PlannedWrite[] {
  if (record === null) return [{ kind: 'create', collection: 'people', id, data: write.incoming }]
  const { patch } = write
  if (Object.keys(patch).length === 0) return []
  const incoming = Object.fromEntries(Object.entries(write.incoming).filter(([, value]) => !isBlankValue(value)))
  return [
    { kind: 'update', collection: 'people', id, expect: record.version, before: valuesOf(record, incoming), patch, incoming },
  ]
}

const BLANK: Person = {
  firstName: null,
  middleName: null,
  lastName: null,
  namePrefix: null,
  nameSuffix: null,
  jobTitle: null,
  companyId: null,
  emails: [],
  phones: [],
  links: [],
  address: null,
  birthday: null,
  lifecycle: null,
  doNotContact: false,
  ownerId: null,
  tagIds: [],
  avatarFileId: null,
  source: null,
  description: null,
  custom: {},
}

function addNew(
  companies: readonly NewCompany[],
  create: NewCompany | null | undefined,
  taken: Id | null,
): readonly NewCompany[] {
  const isWanted = create != null && create.id === taken && companies.every(({ id }) => id !== create.id)
  return isWanted ? [...companies, create] : companies
}

function skip(reason: SkipReason, id: Id | null, line: number | null): Fate {
  return { kind: 'skip', reason, record: id === null ? null : { collection: 'people', id }, line, candidates: [] }
}

function tagKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function shownName({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter((part) => part !== null).join(' ')
}
