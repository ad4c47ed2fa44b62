import type { Id } from '../../kernel/id'
import type { ImportCollection } from '../import-collections'
import { isError, problem, type RowProblem } from '../problem'
import type { CellAccountant } from './account/cell-account'
import {
  notesOnce,
  type MatchedRow,
  firstOf,
  nameAloneIn,
  tellsMore,
  valuesIn,
  type AppliedRecord,
  type Linked,
  type Links,
} from './applied-record'
import { RecordApplier } from './record-applier'
import { refOf, type PlannedRecord } from './ledger'
import { areNamesOfTwo, type Match } from './person-index'
import {
  failed,
  skip,
  stoppedRow,
  type Existing,
  type Fate,
  type ImportPlan,
  type PlannedRow,
  type PlanRules,
  type RowToPlan,
} from './plan'
import type { PlannedCreate } from './planned-write'
import { RecordIndex, shownName, titled } from './record-index'
import type { DealDraft, RowDraft } from './rows/draft'
import { trimToSize } from '../../kernel/trim-to-size'

interface PlannerParts {
  readonly newId: () => Id
  /** Given every row. */
  readonly account: CellAccountant
}

/** Decides the fate of every row, in the file's order. Pure but for `newId`. */
export class Planner {
  private readonly rules: PlanRules
  private readonly index: RecordIndex
  private readonly account: CellAccountant
  private readonly rows: PlannedRow[] = []
  private readonly noteAbout: ReturnType<typeof notesOnce>
  private readonly applier: RecordApplier

  constructor(existing: Existing, rules: PlanRules, { newId, account }: PlannerParts) {
    this.rules = rules
    this.noteAbout = notesOnce(newId)
    this.account = account
    this.index = new RecordIndex(existing, rules, newId)
    this.applier = new RecordApplier(this.index, rules.policy)
  }

  add(row: RowToPlan): void {
    const { draft } = row.read
    this.applier.row = this.rows.length
    const stopped = stoppedRow(row)
    if (stopped === null && draft !== null) this.rows.push(this.planRow(row, draft))
    else this.rows.push(this.stop(row, stopped ?? failed(row.line, row.read.problems)))
  }

  finish(): Pick<ImportPlan, 'rows' | 'writes' | 'named' | 'account'> {
    return { rows: this.rows, writes: this.index.ledger.writes(), named: this.applier.named, account: this.account.finish() }
  }

  /** A row of which nothing is imported. */
  private stop({ cells }: RowToPlan, row: PlannedRow): PlannedRow {
    const { fate, problems } = row
    const reason = fate.kind === 'skip' ? fate.reason : (problems.find(isError)?.rule ?? 'invalid')
    this.account.stop(this.rows.length, cells, reason)
    return row
  }

  private planRow(given: RowToPlan, draft: RowDraft): PlannedRow {
    const { line } = given
    const problems = [...given.read.problems]
    const companyMatch = draft.company === null ? null : this.index.findCompany(draft.company)
    const match = this.matchOf(draft, firstOf(companyMatch)?.id ?? null)
    if (match === null) return this.stop(given, failed(line, [...problems, problem('invalid', null, '')]))
    if (match.kind === 'several')
      return this.stop(given, { line, fate: skip('several-match', { candidates: match.candidates }), problems })
    const row: MatchedRow = { draft, match, problems, others: [] }
    const company = this.planCompany(row, companyMatch)
    const companyId = company?.own.id ?? null
    const links = { companyId, people: this.planPeople(row, companyId) }
    const deal = this.planDeal(row, links)
    const tasks = this.applier.text('tasks', row, { ...links, deal })
    const notes = this.applier.text('notes', row, { ...links, deal })
    const byCollection: Record<ImportCollection, AppliedRecord | null | undefined> = {
      people: links.people[0],
      companies: company,
      deals: deal,
      tasks,
      notes,
    }
    const own = byCollection[draft.about]
    if (own != null) {
      const records = [company, ...links.people, deal, tasks, notes].flatMap((applied) =>
        applied == null ? [] : [valuesIn(applied, own)],
      )
      this.account.settle(this.rows.length, given.cells, {
        about: draft.about,
        primary: this.rules.primary,
        records,
        problems,
        overruled: draft.deal?.overruled ?? null,
      })
      return { line, fate: this.settle(line, own, row.others), problems: trimToSize(problems) }
    }
    const isNowhere = this.rules.primary === 'deals' && this.rules.firstStage === null
    return this.stop(given, failed(line, [...problems, problem(isNowhere ? 'pipeline-unknown' : 'invalid', null, '')]))
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
    if (about === 'companies') return company === null ? null : this.index.findCompanyOfRow(company)
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
    const before = known?.current ?? null
    const company = known ?? this.index.makeCompany(draft.company, tagIds)
    const isChanged = known === null || this.index.applyCompany(known, draft.company, tagIds)
    if (company !== null) this.applier.nameRecord(company, draft.company.recordId)
    if (!isAbout && found !== null) problems.push(...this.index.doubtsAbout(draft.company, found))
    // A new company is written with whoever is linked to it.
    if (company !== null && isChanged && company.record !== null) others.push(company)
    if (company === null && draft.company.recordId !== null) problems.push(problem('id-unknown', null, draft.company.recordId))
    if (company === null) return null
    const { name, domains, fields } = draft.company
    return { own: company, isChanged, said: { ...fields, name, domains, tagIds }, before }
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
      if (isPrimary && own.kind === 'one' && areNamesOfTwo(own.known.current, person.person))
        problems.push(problem('name-differs', null, shownName(own.known.current)))
      const applied = this.applier.person(person, own, companyId)
      if (applied.isChanged) others.push(applied.own)
      const { current } = applied.own
      const isElsewhere = draft.about === 'companies' && companyId !== null && current.companyId !== companyId
      if (isElsewhere) problems.push(problem('at-another-company', null, shownName(current)))
      const notes = this.noteAbout(applied.own, person.note)
      others.push(...notes)
      return [{ ...applied, note: notes.length > 0 ? person.note : null, role: person.role }]
    })
    return [...byName, ...draft.personIds.flatMap((id) => this.personKnownAs(id, problems))]
  }

  private personKnownAs(id: string, problems: RowProblem[]): readonly Linked[] {
    const own = this.index.byId('people', id)
    if (own === null) problems.push(problem('id-unknown', null, id))
    return own === null ? [] : [{ own, isChanged: false, said: {}, before: own.current }]
  }

  private planDeal(row: MatchedRow, links: Links): AppliedRecord<PlannedRecord<'deals'>> | null {
    const { draft, others } = row
    const applied = draft.deal === null ? null : this.findOrApplyDeal(draft.deal, row, links)
    if (applied === null) return null
    if (applied.isChanged) others.push(applied.own)
    const notes = applied.own.record === null ? this.noteAbout(applied.own, draft.deal?.note ?? null) : []
    others.push(...notes)
    return { ...applied, note: notes.length > 0 ? (draft.deal?.note ?? null) : null }
  }

  /** Tasks and notes name a deal; only rows that may tell more of one make it. */
  private findOrApplyDeal(
    deal: DealDraft,
    { draft, match, problems }: MatchedRow,
    links: Links,
  ): AppliedRecord<PlannedRecord<'deals'>> | null {
    const { primary } = this.rules
    if (primary === 'deals') return this.applier.deal(titled(deal, draft, match), match as Match<PlannedRecord<'deals'>>, links)
    const { title } = deal.deal
    const isNamed = primary === 'tasks' || primary === 'notes'
    const found = this.index.findDeal(deal, links.companyId)
    const known = found.kind === 'none' && isNamed && title !== undefined ? this.index.deals.named(title) : found
    if ((!isNamed || tellsMore(deal)) && known.kind !== 'several') return this.applier.deal(deal, known, links)
    if (known.kind === 'one') return { own: known.known, isChanged: false, said: { title }, before: known.known.current }
    const rule = known.kind === 'several' ? 'link-none' : title === undefined ? 'id-unknown' : 'deal-unknown'
    problems.push(problem(rule, null, title ?? deal.recordId ?? ''))
    return null
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
