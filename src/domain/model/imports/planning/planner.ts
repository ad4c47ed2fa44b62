import type { Id } from '../../kernel/id'
import type { Note } from '../../notes/note'
import { LIMITS } from '../../records/limits'
import { readSubject, subjectOf, type Subject } from '../../records/subject'
import type { Task } from '../../tasks/task'
import type { ImportCollection } from '../import-collections'
import { isError, problem, type RowProblem, type SkipReason } from '../problem'
import { BLANK_NOTE, BLANK_TASK, refOf, tell, type Touched } from './ledger'
import { namesAgree, type Match, type NameAlone } from './person-index'
import type { Existing, Fate, Plan, PlannedRow, PlanRules, RowToPlan } from './plan'
import type { NamedRecord, PlannedCreate } from './planned-write'
import { recordDesk } from './record-desk'
import { shownName, titled, relatedSubjects } from './related'
import type { CompanyDraft, DealDraft, Draft, PersonDraft } from './rows/draft'

export interface Planner {
  /** Rows in the file's order. */
  add(row: RowToPlan): void
  finish(): Pick<Plan, 'rows' | 'writes' | 'named'>
}

/** What became of one of a row's records. */
interface Told<T extends Touched = Touched> {
  readonly own: T
  readonly isChanged: boolean
}

/** Decides the fate of every row, in the file's order. Pure but for `newId`. */
export function planner(existing: Existing, rules: PlanRules, newId: () => Id): Planner {
  const { primary, policy } = rules
  const desk = recordDesk(existing, rules, newId)
  const rows: PlannedRow[] = []
  const noted = new Set<string>()
  const named = new Map<number, readonly NamedRecord[]>()
  const twins = new Map<string, Touched>()

  /** What the file calls a record is kept with the row that first says it. */
  function nameOwn(own: Touched, fileId: string | null): void {
    if (fileId === null || !desk.name(own, fileId) || fileId === own.id) return
    const { collection, id } = own
    named.set(rows.length, [...(named.get(rows.length) ?? []), { collection, id, fileId: fileId.slice(0, LIMITS.name) }])
  }

  /** Which record the row is about; `several`: the person has to say. */
  function primaryMatch(draft: Draft, companyId: Id | null): Match<Touched> | null {
    const { about } = draft
    const choice = rules.matches[rows.length]
    if (choice === 'new') return { kind: 'none' }
    const chosen = choice === undefined ? null : desk.byId(about, choice)
    if (chosen !== null) return { kind: 'one', known: chosen }
    if (about === 'people')
      return draft.people[0] === undefined
        ? null
        : findPerson(draft.people[0], { companyId, nameAlone: nameAloneIn(draft, companyId) })
    if (about === 'companies') return draft.company === null ? null : findCompany(draft.company)
    if (about === 'deals') return draft.deal === null ? null : findDeal(draft.deal, companyId)
    const known = desk.byId(about, (about === 'tasks' ? draft.task : draft.note)?.recordId ?? null)
    return known === null ? { kind: 'none' } : { kind: 'one', known }
  }

  function findCompany(draft: CompanyDraft): Match<Touched<'companies'>> {
    const known = desk.byId('companies', draft.recordId)
    return known === null ? desk.companies.find(draft) : { kind: 'one', known }
  }

  function findPerson(
    { person, recordId }: PersonDraft,
    { companyId, nameAlone }: { readonly companyId: Id | null; readonly nameAlone: NameAlone },
  ): Match<Touched<'people'>> {
    const known = desk.byId('people', recordId)
    if (known !== null) return { kind: 'one', known }
    const isReachable = person.emails.length > 0 || person.phones.some(({ e164 }) => e164 !== null || nameAlone === 'anybody')
    return desk.people.find({ ...person, companyId }, isReachable ? 'nobody' : nameAlone)
  }

  function findDeal(draft: DealDraft, companyId: Id | null): Match<Touched<'deals'>> {
    const known = desk.byId('deals', draft.recordId)
    return known === null ? desk.findDeal(draft, companyId) : { kind: 'one', known }
  }

  function tellCompany(draft: CompanyDraft, match: Match<Touched<'companies'>>): Told<Touched<'companies'>> | null {
    const tagIds = desk.tagIds(draft.tags)
    const known = match.kind === 'one' ? match.known : match.kind === 'several' ? (match.candidates[0] ?? null) : null
    const own = known ?? desk.makeCompany(draft, tagIds)
    if (own === null) return null
    const isChanged = known === null || desk.tellCompany(known, draft, tagIds)
    nameOwn(own, draft.recordId) // one of its collection
    return { own, isChanged }
  }

  function tellPerson(draft: PersonDraft, match: Match<Touched<'people'>>, companyId: Id | null): Told<Touched<'people'>> {
    const incoming = { ...draft.person, companyId, tagIds: desk.tagIds(draft.tags) }
    const known = match.kind === 'one' ? match.known : null
    const own = known ?? desk.create('people', incoming)
    const isChanged = known === null || tell(known, incoming, policy)
    if (isChanged) desk.people.add(own)
    nameOwn(own, draft.recordId)
    return { own, isChanged }
  }

  function tellDeal(draft: DealDraft, match: Match<Touched<'deals'>>, links: Links): Told<Touched<'deals'>> | null {
    const people = links.people.map(({ own, role }, at) => ({
      personId: own.id,
      role: role?.label ?? null,
      primary: role?.primary ?? at === 0,
    }))
    const incoming = { ...draft.deal, companyId: links.companyId, people, tagIds: desk.tagIds(draft.tags) }
    const known = match.kind === 'one' ? match.known : null
    const own = known ?? desk.makeDeal(incoming)
    if (own === null) return null
    const isChanged = known === null || tell(known, incoming, policy)
    nameOwn(own, draft.recordId)
    return { own, isChanged }
  }

  /** A text about a record; each once. */
  function noteAbout(own: Touched, body: string | null): readonly PlannedCreate[] {
    const subject = subjectOf(own.collection === 'deals' ? 'deals' : 'people', own.id)
    if (body === null || noted.has(`${subject} ${body}`)) return []
    noted.add(`${subject} ${body}`)
    return [{ kind: 'create', collection: 'notes', id: newId(), data: { body, subjects: [subject] } }]
  }

  /** A task or a note: with an id of ours it may be there; else the same words about the same records are one. */
  function tellText(draft: Draft, match: Match<Touched>, about: readonly Subject[]): Told | null {
    const { task, note } = draft
    const said = primary === 'tasks' ? task?.task : note?.note
    if (said === undefined) return null
    const given = (said.subjects ?? []).filter(
      (subject) => desk.byId(readSubject(subject).collection, readSubject(subject).id) !== null,
    )
    const subjects = [...new Set([...given, ...about])].slice(0, LIMITS.subjects)
    const full =
      primary === 'tasks' ? { ...BLANK_TASK, title: '', ...said, subjects } : { ...BLANK_NOTE, body: '', ...said, subjects }
    const key = JSON.stringify(full)
    const twin = match.kind === 'one' ? match.known : twins.get(key)
    if (twin !== undefined) return { own: twin, isChanged: twin.record !== null && tell(twin, { ...said, subjects }, policy) } // of its collection
    const own: Touched = desk.create<ImportCollection>(primary, full as Note & Task) // likewise
    twins.set(key, own)
    nameOwn(own, (primary === 'tasks' ? task : note)?.recordId ?? null)
    return { own, isChanged: true }
  }

  function place(line: number, draft: Draft, given: readonly RowProblem[]): PlannedRow {
    const { about: subject } = draft
    const problems = [...given]
    const companyMatch = draft.company === null ? null : findCompany(draft.company)
    const knownCompany =
      companyMatch?.kind === 'one'
        ? companyMatch.known.id
        : companyMatch?.kind === 'several'
          ? (companyMatch.candidates[0]?.id ?? null)
          : null
    const match = primaryMatch(draft, knownCompany)
    if (match === null) return { line, fate: { kind: 'fail' }, problems: [...problems, problem('invalid', null, '')] }
    if (match.kind === 'several') return { line, fate: skip('several-match', { candidates: match.candidates }), problems }

    const others: (Touched | PlannedCreate)[] = []
    const company =
      draft.company === null
        ? null
        : tellCompany(draft.company, subject === 'companies' ? (match as Match<Touched<'companies'>>) : (companyMatch ?? NONE))
    if (subject !== 'companies' && companyMatch?.kind === 'several')
      problems.push(problem('link-first', null, draft.company?.name ?? ''))
    const companyId = company?.own.id ?? null
    // A new company is written with whoever is linked to it.
    if (company?.isChanged === true && company.own.record !== null) others.push(company.own)

    if (company === null && draft.company?.recordId != null) problems.push(problem('id-unknown', null, draft.company.recordId))

    const byName = draft.people.flatMap((person, at) => {
      const isPrimary = subject === 'people' && at === 0
      const own = isPrimary ? (match as Match<Touched<'people'>>) : findPerson(person, { companyId, nameAlone: 'anybody' })
      if (own.kind === 'several') {
        problems.push(problem('link-none', null, shownName(person.person)))
        return []
      }
      if (isPrimary && own.kind === 'one' && !namesAgree(own.known.current, person.person))
        problems.push(problem('name-differs', null, shownName(own.known.current)))
      const told = tellPerson(person, own, companyId)
      if (told.isChanged) others.push(told.own)
      others.push(...noteAbout(told.own, person.note))
      return [{ ...told, role: person.role }]
    })

    const people = [...byName, ...draft.personIds.flatMap((id) => personKnownAs(id, problems))]
    const links = { companyId, people }
    const deal = placeDeal(draft, { match, links, problems })
    if (deal !== null) {
      if (deal.isChanged) others.push(deal.own)
      if (deal.own.record === null) others.push(...noteAbout(deal.own, draft.deal?.note ?? null))
    }
    const about = [
      ...(deal === null ? [] : [subjectOf('deals', deal.own.id)]),
      ...people.map(({ own }) => subjectOf('people', own.id)),
      ...(companyId === null ? [] : [subjectOf('companies', companyId)]),
    ]
    about.push(...relatedSubjects(desk, draft.task?.related ?? draft.note?.related ?? [], problems))
    const text = primary === 'tasks' || primary === 'notes' ? tellText(draft, match, about) : null
    const told: Record<ImportCollection, Told | null | undefined> = {
      people: people[0],
      companies: company,
      deals: deal,
      tasks: text,
      notes: text,
    }
    const own = told[subject]
    if (own == null)
      return {
        line,
        fate: { kind: 'fail' },
        problems: [...problems, problem(primary === 'deals' && rules.place === null ? 'pipeline-unknown' : 'invalid', null, '')],
      }
    return { line, fate: settle(line, own, others), problems }
  }

  function personKnownAs(id: string, problems: RowProblem[]): readonly Linked[] {
    const own = desk.byId('people', id)
    if (own === null) problems.push(problem('id-unknown', null, id))
    return own === null ? [] : [{ own, isChanged: false }]
  }

  /** Tasks and notes name a deal; only rows that may tell more of one make it. */
  function placeDeal(
    draft: Draft,
    { match, links, problems }: { readonly match: Match<Touched>; readonly links: Links; readonly problems: RowProblem[] },
  ): Told<Touched<'deals'>> | null {
    const { deal } = draft
    if (deal === null) return null
    if (primary === 'deals') return tellDeal(titled(deal, draft, match), match as Match<Touched<'deals'>>, links)
    const isNamed = primary === 'tasks' || primary === 'notes'
    const found = findDeal(deal, links.companyId)
    const known = found.kind === 'none' && isNamed && deal.deal.title !== undefined ? desk.deals.named(deal.deal.title) : found
    if (!isNamed && known.kind !== 'several') return tellDeal(deal, known, links)
    if (known.kind === 'one') return { own: known.known, isChanged: false }
    const rule = known.kind === 'several' ? 'link-none' : deal.deal.title === undefined ? 'id-unknown' : 'deal-unknown'
    problems.push(problem(rule, null, deal.deal.title ?? deal.recordId ?? ''))
    return null
  }

  function settle(line: number, { own, isChanged }: Told, others: readonly (Touched | PlannedCreate)[]): Fate {
    const row = rows.length
    const firstLine = own.line
    own.line ??= line
    const isWriting = isChanged || others.length > 0
    if (isWriting) desk.book.need(own.home ?? row, own, others)
    if (isWriting && own.home === null) {
      own.home = row
      return { kind: own.record === null ? 'create' : 'update', record: refOf(own) }
    }
    return skip(firstLine === null ? 'nothing-new' : 'same-as-line', { record: own, line: firstLine })
  }

  return {
    add({ line, isEmpty, aside, isLeftOut, read }) {
      const { draft, problems } = read
      if (isLeftOut) rows.push({ line, fate: skip('left-out', {}), problems: [] })
      else if (isEmpty) rows.push({ line, fate: skip('empty-row', {}), problems: problems.filter((each) => !isError(each)) })
      else if (aside !== null) rows.push({ line, fate: skip(aside, {}), problems: [] })
      else if (read.skip !== null) rows.push({ line, fate: skip(read.skip, {}), problems })
      else if (draft === null) rows.push({ line, fate: { kind: 'fail' }, problems })
      else rows.push(place(line, draft, problems))
    },
    finish: () => ({ rows, writes: desk.book.writes(), named }),
  }
}

interface Linked extends Told<Touched<'people'>> {
  readonly role?: PersonDraft['role'] | undefined
}

interface Links {
  readonly companyId: Id | null
  readonly people: readonly Linked[]
}

const NONE = { kind: 'none' } as const

/** Nobody who is there works at a company that the row makes. */
function nameAloneIn({ company }: Draft, companyId: Id | null): NameAlone {
  return companyId === null && company !== null && (company.name ?? company.domains[0]) !== undefined ? 'nobody' : 'namesake'
}

function skip(
  reason: SkipReason,
  about: { readonly record?: Touched; readonly line?: number | null; readonly candidates?: readonly Touched[] },
): Fate {
  const { record, line = null, candidates = [] } = about
  return { kind: 'skip', reason, record: record === undefined ? null : refOf(record), line, candidates: candidates.map(refOf) }
}
