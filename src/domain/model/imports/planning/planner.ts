import type { Id } from '../../kernel/id'
import type { Note } from '../../notes/note'
import { LIMITS } from '../../records/limits'
import { readSubject, subjectOf, type Subject } from '../../records/subject'
import type { Task } from '../../tasks/task'
import type { ImportCollection } from '../import-collections'
import { isError, problem, type RowProblem } from '../problem'
import { BLANK_NOTE, BLANK_TASK, refOf, applyValues, type PlannedRecord } from './ledger'
import { namesAgree, type Match, type NameAlone } from './person-index'
import { failed, skip, type Existing, type Fate, type ImportPlan, type PlannedRow, type PlanRules, type RowToPlan } from './plan'
import type { NamedRecord, PlannedCreate } from './planned-write'
import { RecordIndex, shownName, titled, relatedSubjects } from './record-index'
import type { DealDraft, RowDraft, PersonDraft } from './rows/draft'

/** What became of one of a row's records. */
interface AppliedRecord<T extends PlannedRecord = PlannedRecord> {
  readonly own: T
  readonly isChanged: boolean
}

/** A row whose records are planned. */
interface MatchedRow {
  readonly draft: RowDraft
  /** The record that it is about, where that is there. */
  readonly match: Exclude<Match<PlannedRecord>, { readonly kind: 'several' }>
  readonly problems: RowProblem[]
  /** What is written with it, besides what it is about. */
  readonly others: (PlannedRecord | PlannedCreate)[]
}

/** Decides the fate of every row, in the file's order. Pure but for `newId`. */
export class Planner {
  private readonly rules: PlanRules
  private readonly newId: () => Id
  private readonly index: RecordIndex
  private readonly rows: PlannedRow[] = []
  private readonly noted = new Set<string>()
  private readonly named = new Map<number, readonly NamedRecord[]>()
  /** Tasks and notes by all that they say. */
  private readonly twins = new Map<string, PlannedRecord>()

  constructor(existing: Existing, rules: PlanRules, newId: () => Id) {
    this.rules = rules
    this.newId = newId
    this.index = new RecordIndex(existing, rules, newId)
  }

  add({ line, isEmpty, skipReason, isLeftOut, read }: RowToPlan): void {
    const { draft, problems } = read
    if (isLeftOut) this.rows.push({ line, fate: skip('left-out', {}), problems: [] })
    else if (isEmpty) this.rows.push({ line, fate: skip('empty-row', {}), problems: problems.filter((each) => !isError(each)) })
    else if (skipReason !== null) this.rows.push({ line, fate: skip(skipReason, {}), problems: [] })
    else if (read.skip !== null) this.rows.push({ line, fate: skip(read.skip, {}), problems })
    else if (draft === null) this.rows.push(failed(line, problems))
    else this.rows.push(this.planRow(line, draft, problems))
  }

  finish(): Pick<ImportPlan, 'rows' | 'writes' | 'named'> {
    return { rows: this.rows, writes: this.index.ledger.writes(), named: this.named }
  }

  private planRow(line: number, draft: RowDraft, given: readonly RowProblem[]): PlannedRow {
    const problems = [...given]
    const companyMatch = draft.company === null ? null : this.index.findCompany(draft.company)
    const match = this.matchOf(draft, firstOf(companyMatch)?.id ?? null)
    if (match === null) return failed(line, [...problems, problem('invalid', null, '')])
    if (match.kind === 'several') return { line, fate: skip('several-match', { candidates: match.candidates }), problems }
    const row: MatchedRow = { draft, match, problems, others: [] }
    const company = this.planCompany(row, companyMatch)
    const companyId = company?.own.id ?? null
    const links = { companyId, people: this.planPeople(row, companyId) }
    const deal = this.planDeal(row, links)
    const text = this.planText(row, { ...links, deal })
    const byCollection: Record<ImportCollection, AppliedRecord | null | undefined> = {
      people: links.people[0],
      companies: company,
      deals: deal,
      tasks: text,
      notes: text,
    }
    const own = byCollection[draft.about]
    if (own != null) return { line, fate: this.settle(line, own, row.others), problems }
    const isNowhere = this.rules.primary === 'deals' && this.rules.firstStage === null
    return failed(line, [...problems, problem(isNowhere ? 'pipeline-unknown' : 'invalid', null, '')])
  }

  /** Which record the row is about; `several`: the person has to say. */
  private matchOf(draft: RowDraft, companyId: Id | null): Match<PlannedRecord> | null {
    const { about, people, company, deal } = draft
    const choice = this.rules.matches[this.rows.length]
    if (choice === 'new') return { kind: 'none' }
    const chosen = choice === undefined ? null : this.index.byId(about, choice)
    if (chosen !== null) return { kind: 'one', known: chosen }
    if (about === 'people')
      return people[0] === undefined
        ? null
        : this.index.findPerson(people[0], { companyId, nameAlone: nameAloneIn(draft, companyId) })
    if (about === 'companies') return company === null ? null : this.index.findCompany(company)
    if (about === 'deals') return deal === null ? null : this.index.findDeal(deal, companyId)
    const known = this.index.byId(about, (about === 'tasks' ? draft.task : draft.note)?.recordId ?? null)
    return known === null ? { kind: 'none' } : { kind: 'one', known }
  }

  private planCompany(
    row: MatchedRow,
    found: Match<PlannedRecord<'companies'>> | null,
  ): AppliedRecord<PlannedRecord<'companies'>> | null {
    const { draft, match, problems, others } = row
    if (draft.company === null) return null
    const isAbout = draft.about === 'companies'
    const own = isAbout ? (match as Match<PlannedRecord<'companies'>>) : (found ?? { kind: 'none' })
    const tagIds = this.index.tagIds(draft.company.tags)
    const known = firstOf(own)
    const company = known ?? this.index.makeCompany(draft.company, tagIds)
    const isChanged = known === null || this.index.applyCompany(known, draft.company, tagIds)
    if (company !== null) this.nameRecord(company, draft.company.recordId)
    if (!isAbout && found?.kind === 'several') problems.push(problem('link-first', null, draft.company.name ?? ''))
    // A new company is written with whoever is linked to it.
    if (company !== null && isChanged && company.record !== null) others.push(company)
    if (company === null && draft.company.recordId !== null) problems.push(problem('id-unknown', null, draft.company.recordId))
    return company === null ? null : { own: company, isChanged }
  }

  private planPeople({ draft, match, problems, others }: MatchedRow, companyId: Id | null): readonly Linked[] {
    const byName = draft.people.flatMap((person, at) => {
      const isPrimary = draft.about === 'people' && at === 0
      const own = isPrimary
        ? (match as Match<PlannedRecord<'people'>>)
        : this.index.findPerson(person, { companyId, nameAlone: 'anybody' })
      if (own.kind === 'several') {
        problems.push(problem('link-none', null, shownName(person.person)))
        return []
      }
      if (isPrimary && own.kind === 'one' && !namesAgree(own.known.current, person.person))
        problems.push(problem('name-differs', null, shownName(own.known.current)))
      const applied = this.applyPerson(person, own, companyId)
      if (applied.isChanged) others.push(applied.own)
      others.push(...this.noteAbout(applied.own, person.note))
      return [{ ...applied, role: person.role }]
    })
    return [...byName, ...draft.personIds.flatMap((id) => this.personKnownAs(id, problems))]
  }

  private personKnownAs(id: string, problems: RowProblem[]): readonly Linked[] {
    const own = this.index.byId('people', id)
    if (own === null) problems.push(problem('id-unknown', null, id))
    return own === null ? [] : [{ own, isChanged: false }]
  }

  private planDeal(row: MatchedRow, links: Links): AppliedRecord<PlannedRecord<'deals'>> | null {
    const { draft, others } = row
    const applied = draft.deal === null ? null : this.findOrApplyDeal(draft.deal, row, links)
    if (applied === null) return null
    if (applied.isChanged) others.push(applied.own)
    if (applied.own.record === null) others.push(...this.noteAbout(applied.own, draft.deal?.note ?? null))
    return applied
  }

  /** Tasks and notes name a deal; only rows that may tell more of one make it. */
  private findOrApplyDeal(
    deal: DealDraft,
    { draft, match, problems }: MatchedRow,
    links: Links,
  ): AppliedRecord<PlannedRecord<'deals'>> | null {
    const { primary } = this.rules
    if (primary === 'deals') return this.applyDeal(titled(deal, draft, match), match as Match<PlannedRecord<'deals'>>, links)
    const { title } = deal.deal
    const isNamed = primary === 'tasks' || primary === 'notes'
    const found = this.index.findDeal(deal, links.companyId)
    const known = found.kind === 'none' && isNamed && title !== undefined ? this.index.deals.named(title) : found
    if (!isNamed && known.kind !== 'several') return this.applyDeal(deal, known, links)
    if (known.kind === 'one') return { own: known.known, isChanged: false }
    const rule = known.kind === 'several' ? 'link-none' : title === undefined ? 'id-unknown' : 'deal-unknown'
    problems.push(problem(rule, null, title ?? deal.recordId ?? ''))
    return null
  }

  /** A task or a note: with an id of ours it may be there; else the same words about the same records are one. */
  private planText({ draft, match, problems }: MatchedRow, { companyId, people, deal }: TextLinks): AppliedRecord | null {
    const about = [
      ...(deal === null ? [] : [subjectOf('deals', deal.own.id)]),
      ...people.map(({ own }) => subjectOf('people', own.id)),
      ...(companyId === null ? [] : [subjectOf('companies', companyId)]),
      ...relatedSubjects(this.index, draft.task?.related ?? draft.note?.related ?? [], problems),
    ]
    const { primary, policy } = this.rules
    if (primary !== 'tasks' && primary !== 'notes') return null
    const said = primary === 'tasks' ? draft.task?.task : draft.note?.note
    if (said === undefined) return null
    const given = (said.subjects ?? []).filter((subject) => this.isThere(subject))
    const subjects = [...new Set([...given, ...about])].slice(0, LIMITS.subjects)
    const blank = primary === 'tasks' ? { ...BLANK_TASK, title: '' } : { ...BLANK_NOTE, body: '' }
    const full = { ...blank, ...said, subjects }
    const key = JSON.stringify(full)
    const twin = match.kind === 'one' ? match.known : this.twins.get(key)
    if (twin !== undefined)
      return { own: twin, isChanged: twin.record !== null && applyValues(twin, { ...said, subjects }, policy) } // of its collection
    const own: PlannedRecord = this.index.create<ImportCollection>(primary, full as Note & Task) // likewise
    this.twins.set(key, own)
    this.nameRecord(own, (primary === 'tasks' ? draft.task : draft.note)?.recordId ?? null)
    return { own, isChanged: true }
  }

  private isThere(subject: Subject): boolean {
    const { collection, id } = readSubject(subject)
    return this.index.byId(collection, id) !== null
  }

  private applyPerson(
    draft: PersonDraft,
    match: Match<PlannedRecord<'people'>>,
    companyId: Id | null,
  ): AppliedRecord<PlannedRecord<'people'>> {
    const incoming = { ...draft.person, companyId, tagIds: this.index.tagIds(draft.tags) }
    const known = match.kind === 'one' ? match.known : null
    const own = known ?? this.index.create('people', incoming)
    const isChanged = known === null || applyValues(known, incoming, this.rules.policy)
    if (isChanged) this.index.people.add(own)
    this.nameRecord(own, draft.recordId)
    return { own, isChanged }
  }

  private applyDeal(
    draft: DealDraft,
    match: Match<PlannedRecord<'deals'>>,
    links: Links,
  ): AppliedRecord<PlannedRecord<'deals'>> | null {
    const people = links.people.map(({ own, role }, at) => ({
      personId: own.id,
      role: role?.label ?? null,
      primary: role?.primary ?? at === 0,
    }))
    const incoming = { ...draft.deal, companyId: links.companyId, people, tagIds: this.index.tagIds(draft.tags) }
    const known = match.kind === 'one' ? match.known : null
    const own = known ?? this.index.makeDeal(incoming)
    if (own === null) return null
    const isChanged = known === null || applyValues(known, incoming, this.rules.policy)
    this.nameRecord(own, draft.recordId)
    return { own, isChanged }
  }

  /** A text about a record; each once. */
  private noteAbout(own: PlannedRecord, body: string | null): readonly PlannedCreate[] {
    const subject = subjectOf(own.collection === 'deals' ? 'deals' : 'people', own.id)
    if (body === null || this.noted.has(`${subject} ${body}`)) return []
    this.noted.add(`${subject} ${body}`)
    return [{ kind: 'create', collection: 'notes', id: this.newId(), data: { body, subjects: [subject] } }]
  }

  /** What the file calls a record is kept with the row that first says it. */
  private nameRecord(own: PlannedRecord, fileId: string | null): void {
    if (fileId === null || !this.index.name(own, fileId) || fileId === own.id) return
    const { collection, id } = own
    const row = this.rows.length
    const before = this.named.get(row) ?? []
    this.named.set(row, [...before, { collection, id, fileId: fileId.slice(0, LIMITS.name) }])
  }

  private settle(line: number, { own, isChanged }: AppliedRecord, others: readonly (PlannedRecord | PlannedCreate)[]): Fate {
    const row = this.rows.length
    const firstLine = own.line
    own.line ??= line
    const isWriting = isChanged || others.length > 0
    if (isWriting) this.index.ledger.need(own.home ?? row, own, others)
    if (isWriting && own.home === null) {
      own.home = row
      return { kind: own.record === null ? 'create' : 'update', record: refOf(own) }
    }
    return skip(firstLine === null ? 'nothing-new' : 'same-as-line', { record: own, line: firstLine })
  }
}

interface Linked extends AppliedRecord<PlannedRecord<'people'>> {
  readonly role?: PersonDraft['role'] | undefined
}

interface Links {
  readonly companyId: Id | null
  readonly people: readonly Linked[]
}

interface TextLinks extends Links {
  readonly deal: AppliedRecord<PlannedRecord<'deals'>> | null
}

/** The record that fits, or the first of several. */
function firstOf<K>(match: Match<K> | null): K | null {
  if (match === null || match.kind === 'none') return null
  return match.kind === 'one' ? match.known : (match.candidates[0] ?? null)
}

/** Nobody who is there works at a company that the row makes. */
function nameAloneIn({ company }: RowDraft, companyId: Id | null): NameAlone {
  return companyId === null && company !== null && (company.name ?? company.domains[0]) !== undefined ? 'nobody' : 'namesake'
}
