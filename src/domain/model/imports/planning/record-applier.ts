import type { Id } from '../../kernel/id'
import type { Note } from '../../notes/note'
import { LIMITS } from '../../records/limits'
import { readSubject, type Subject } from '../../records/subject'
import type { Task } from '../../tasks/task'
import type { ImportCollection } from '../import-collections'
import { withNote, type MatchedRow, subjectsOf, textIn, type AppliedRecord, type Links, type TextLinks } from './applied-record'
import { applyValues, type PlannedRecord } from './ledger'
import type { Match } from './person-index'
import type { NamedRecord } from './planned-write'
import type { ImportPolicy } from './policy'
import { relatedSubjects, type RecordIndex } from './record-index'
import type { DealDraft, PersonDraft } from './rows/draft'

/** Puts what a row says upon the record that it is matched with, or makes that record. */
export class RecordApplier {
  /** The row that is planned. */
  row = 0
  /** What the file calls its records, by the row that first does. */
  readonly named = new Map<number, readonly NamedRecord[]>()
  private readonly index: RecordIndex
  private readonly policy: ImportPolicy
  /** Tasks and notes by all that they say. */
  private readonly twins = new Map<string, PlannedRecord>()

  constructor(index: RecordIndex, policy: ImportPolicy) {
    this.index = index
    this.policy = policy
  }

  /** A task or a note: with an id of ours it may be there; else the same words about the same records are one. */
  text(collection: 'tasks' | 'notes', row: MatchedRow, links: TextLinks): AppliedRecord | null {
    const { draft, match, problems, others } = row
    const text = textIn(draft, collection)
    if (text === null) return null
    const about = [...subjectsOf(links), ...relatedSubjects(this.index, text.related, problems)]
    const given = (text.said.subjects ?? []).filter((subject) => this.isThere(subject))
    const said = { ...text.said, subjects: [...new Set([...given, ...about])].slice(0, LIMITS.subjects) }
    const full = { ...text.blank, ...said }
    const key = JSON.stringify(full)
    const isAbout = draft.about === collection
    const known = isAbout ? (match.kind === 'one' ? match.known : null) : this.index.byId(collection, text.recordId)
    const twin = known ?? this.twins.get(key)
    const before = twin?.current ?? null
    const own: PlannedRecord = twin ?? this.index.create<ImportCollection>(collection, full as Note & Task) // of its collection
    const isChanged = twin === undefined || (twin.record !== null && applyValues(twin, said, this.policy)) // likewise
    if (twin === undefined) {
      this.twins.set(key, own)
      this.nameRecord(own, text.recordId)
    }
    // Beside a deal or a person it is written with them.
    if (isChanged && !isAbout) others.push(own)
    return { own, isChanged, said, before }
  }

  private isThere(subject: Subject): boolean {
    const { collection, id } = readSubject(subject)
    return this.index.byId(collection, id) !== null
  }

  person(
    draft: PersonDraft,
    match: Match<PlannedRecord<'people'>>,
    companyId: Id | null,
  ): AppliedRecord<PlannedRecord<'people'>> {
    const incoming = { ...draft.person, companyId, tagIds: this.index.tagIds(draft.tags) }
    const known = match.kind === 'one' ? match.known : null
    const before = known?.current ?? null
    const own = known ?? this.index.create('people', incoming)
    const isChanged = known === null || applyValues(known, incoming, this.policy)
    if (isChanged) this.index.people.add(own)
    this.nameRecord(own, draft.recordId)
    return { own, isChanged, said: withNote(incoming, draft.note), before }
  }

  deal(draft: DealDraft, match: Match<PlannedRecord<'deals'>>, links: Links): AppliedRecord<PlannedRecord<'deals'>> | null {
    const people = links.people.map(({ own, role }, at) => ({
      personId: own.id,
      role: role?.label ?? null,
      primary: role?.primary ?? at === 0,
    }))
    const incoming = { ...draft.deal, companyId: links.companyId, people, tagIds: this.index.tagIds(draft.tags) }
    const known = match.kind === 'one' ? match.known : null
    const before = known?.current ?? null
    const own = known ?? this.index.makeDeal(incoming)
    if (own === null) return null
    const isChanged = known === null || applyValues(known, incoming, this.policy)
    this.nameRecord(own, draft.recordId)
    return { own, isChanged, said: withNote(incoming, draft.note), before }
  }

  /** What the file calls a record is kept with the row that first says it. */
  nameRecord(own: PlannedRecord, fileId: string | null): void {
    if (fileId === null || !this.index.name(own, fileId) || fileId === own.id) return
    const { collection, id } = own
    const row = this.row
    const before = this.named.get(row) ?? []
    this.named.set(row, [...before, { collection, id, fileId: fileId.slice(0, LIMITS.name) }])
  }
}
