import type { Id } from '../kernel/id'
import type { Person } from '../people/person'
import type { RecordOf } from '../records/collections'
import type { Version } from '../records/meta'
import { companyIndex, type KnownCompany, type NewCompany } from './company-index'
import type { ReadRow } from './draft'
import { fillBlanks } from './fill-blanks'
import { personIndex, type KnownPerson } from './person-index'
import { isError, problem, type RowProblem, type SkipReason } from './problem'

/** Every row has exactly one fate. */
export type Fate =
  | { readonly kind: 'create' | 'update'; readonly personId: Id }
  | { readonly kind: 'skip'; readonly reason: SkipReason; readonly personId: Id | null; readonly line: number | null }
  | { readonly kind: 'fail' }

export interface PlannedRow {
  readonly line: number
  readonly fate: Fate
  readonly problems: readonly RowProblem[]
}

/** What one row writes. Companies and tags it needs come before it; several rows may need the same new one. */
export interface RowWrite {
  /** Index into the rows. */
  readonly row: number
  readonly personId: Id
  /** `null`: the person is made. Else the version the plan saw. */
  readonly expect: Version | null
  /** The whole person for a new one; for one that is there what the rows bring, of which blanks are filled. */
  readonly incoming: Person
  /** What an update writes, if the person is still as the plan saw it. */
  readonly patch: Partial<Person>
  readonly companies: readonly NewCompany[]
  readonly tags: readonly NewTag[]
  /** Texts too long for a description. */
  readonly notes: readonly { readonly id: Id; readonly body: string }[]
}

export interface NewTag {
  readonly id: Id
  readonly name: string
}

export interface Plan {
  readonly rows: readonly PlannedRow[]
  readonly writes: readonly RowWrite[]
}

export interface Existing {
  readonly people: Iterable<RecordOf<'people'>>
  readonly companies: Iterable<KnownCompany>
  readonly tags: Iterable<{ readonly id: Id; readonly name: string }>
}

export interface Planner {
  /** Rows in the file's order. `isEmpty`: no cell of it holds anything. */
  add(row: { readonly line: number; readonly isEmpty: boolean; readonly read: ReadRow }): void
  finish(): Plan
}

/** A person with what the rows so far did to it. */
interface Touched extends KnownPerson {
  readonly record: RecordOf<'people'> | null
  write: RowWrite | null
  /** The line of the row that first met it; `null`: none yet. */
  line: number | null
}

/** Decides the fate of every row, in the file's order. Pure but for `newId`. */
export function planner(existing: Existing, newId: () => Id): Planner {
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
    const patch = match.kind === 'one' ? fillBlanks(known.person, incoming) : incoming
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
        incoming: { ...write.incoming, ...fillBlanks(write.incoming, incoming) },
        patch: { ...write.patch, ...patch },
        companies: addNew(write.companies, company?.create, known.person.companyId),
        tags: [...write.tags, ...named.flatMap(({ create }) => create ?? [])],
        notes: [...write.notes, ...notes],
      }
      written.add(known)
      people.add(known)
      if (write.row === rows.length)
        return { line, fate: { kind: known.record === null ? 'create' : 'update', personId: known.id }, problems: told }
    }
    const reason = firstLine === null ? 'nothing-new' : 'same-as-line'
    return { line, fate: skip(reason, known.id, firstLine), problems: told }
  }

  return {
    add({ line, isEmpty, read }) {
      const { draft, problems } = read
      if (isEmpty) rows.push({ line, fate: skip('empty-row', null, null), problems: problems.filter((each) => !isError(each)) })
      else if (draft === null) rows.push({ line, fate: { kind: 'fail' }, problems })
      else rows.push(place(line, { draft, problems }))
    },
    finish() {
      const writes = [...written].flatMap(({ write }) => write ?? [])
      return { rows, writes: writes.toSorted((a, b) => a.row - b.row) }
    },
  }
}

function firstWrite(row: number, known: Touched): RowWrite {
  const { id, record, person } = known
  // What is there is no part of what the rows bring.
  const incoming = record === null ? person : { ...BLANK }
  return { row, personId: id, expect: record?.version ?? null, incoming, patch: {}, companies: [], tags: [], notes: [] }
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

function skip(reason: SkipReason, personId: Id | null, line: number | null): Fate {
  return { kind: 'skip', reason, personId, line }
}

function tagKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

function shownName({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter((part) => part !== null).join(' ')
}
