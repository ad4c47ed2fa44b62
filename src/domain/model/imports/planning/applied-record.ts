import type { Id } from '../../kernel/id'
import type { AppliedValues } from './account/cell-end'
import type { Values } from './account/cell-place'
import { BLANK_NOTE, BLANK_TASK, type PlannedRecord } from './ledger'
import type { Match, NameAlone } from './person-index'
import { subjectOf, type Subject } from '../../records/subject'
import type { RowProblem } from '../problem'
import type { PlannedCreate } from './planned-write'
import type { DealDraft, PersonDraft, RowDraft } from './rows/draft'

/** What became of one of a row's records. */
export interface AppliedRecord<T extends PlannedRecord = PlannedRecord> {
  readonly own: T
  readonly isChanged: boolean
  /** What the row says of it. */
  readonly said: Values
  /** As it was before the row; `null`: the row made it. */
  readonly before: Values | null
  /** A text that the row puts upon it. */
  readonly note?: string | null
}

export interface Linked extends AppliedRecord<PlannedRecord<'people'>> {
  readonly role?: PersonDraft['role'] | undefined
}

export interface Links {
  readonly companyId: Id | null
  readonly people: readonly Linked[]
}

export interface TextLinks extends Links {
  readonly deal: AppliedRecord<PlannedRecord<'deals'>> | null
}

/** A text upon a record counts as a value of it. */
export function valuesIn({ own, said, before, note }: AppliedRecord, primary: AppliedRecord): AppliedValues {
  const after = withNote(own.current, note ?? null)
  return { collection: own.collection, said, before, after, isLinked: own !== primary.own && primary.isChanged }
}

/** The record that fits, or the first of several. */
export function firstOf<K>(match: Match<K> | null): K | null {
  if (match === null || match.kind === 'none') return null
  return match.kind === 'one' ? match.known : (match.candidates[0] ?? null)
}

/** Nobody who is there works at a company that the row makes. */
export function nameAloneIn({ company }: RowDraft, companyId: Id | null): NameAlone {
  return companyId === null && company !== null && (company.name ?? company.domains[0]) !== undefined ? 'nobody' : 'namesake'
}

/** Most rows have none, and most records many fields. */
export function withNote(values: Values, note: string | null): Values {
  return note === null ? values : { ...values, note }
}

/** A row whose records are planned. */
export interface MatchedRow {
  readonly draft: RowDraft
  /** The record that it is about, where that is there. */
  readonly match: Exclude<Match<PlannedRecord>, { readonly kind: 'several' }>
  readonly problems: RowProblem[]
  /** What is written with it, besides what it is about. */
  readonly others: (PlannedRecord | PlannedCreate)[]
}

/** Texts about records; each is made once. */
export function notesOnce(newId: () => Id): (own: PlannedRecord, body: string | null) => readonly PlannedCreate[] {
  const noted = new Set<string>()
  return (own, body) => {
    const subject = subjectOf(own.collection === 'deals' ? 'deals' : 'people', own.id)
    if (body === null || noted.has(`${subject} ${body}`)) return []
    noted.add(`${subject} ${body}`)
    return [{ kind: 'create', collection: 'notes', id: newId(), data: { body, subjects: [subject] } }]
  }
}

/** More of a deal than how it is called. */
export function tellsMore({ deal }: DealDraft): boolean {
  return deal.title !== undefined && [deal.stageId, deal.amountMinor, deal.expectedCloseOn].some((value) => value != null)
}

/** What the row says of a task or a note, with what stands for what it does not say; `null`: nothing. */
export function textIn({ task, note }: RowDraft, collection: 'tasks' | 'notes') {
  if (collection === 'tasks') return task === null ? null : { ...task, said: task.task, blank: { ...BLANK_TASK, title: '' } }
  return note === null ? null : { ...note, said: note.note, blank: { ...BLANK_NOTE, body: '' } }
}

/** What a task or a note of the row is about. */
export function subjectsOf({ companyId, people, deal }: TextLinks): readonly Subject[] {
  return [
    ...(deal === null ? [] : [subjectOf('deals', deal.own.id)]),
    ...people.map(({ own }) => subjectOf('people', own.id)),
    ...(companyId === null ? [] : [subjectOf('companies', companyId)]),
  ]
}
