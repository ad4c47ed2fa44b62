import type { Id } from '../../kernel/id'
import { rankBetween } from '../../kernel/rank'
import type { Collections, RecordOf } from '../../records/collections'
import type { ImportCollection } from '../import-collections'
import { companyIndex, dealIndex } from './company-and-deal-index'
import { BLANK_COMPANY, BLANK_DEAL, ledger, applyValues, type PlannedRecord } from './ledger'
import { matchOf, type NameAlone, personIndex, type Match } from './person-index'
import type { Existing, PlanRules } from './plan'
import type { PlannedCreate } from './planned-write'
import type { PersonDraft, CompanyDraft, DealDraft, RowDraft } from './rows/draft'
import { numberOf } from './rows/number-of'
import { subjectOf, type Subject } from '../../records/subject'
import { problem, type RowProblem } from '../problem'
import { trimToSize } from '../../kernel/trim-to-size'

/** The records that rows are matched with: those that are there, and those that the rows so far made. */
export class RecordIndex {
  readonly ledger = ledger()
  readonly people = personIndex<PlannedRecord<'people'>>()
  readonly companies = companyIndex<PlannedRecord<'companies'>>()
  readonly deals = dealIndex<PlannedRecord<'deals'>>()
  private readonly rules: PlanRules
  private readonly newId: () => Id
  /** By collection and id, ours or the file's. */
  private readonly byKey = new Map<string, PlannedRecord>()
  private readonly tags = new Map<string, Id>()
  private lastRank: string | null = null

  constructor(existing: Existing, rules: PlanRules, newId: () => Id) {
    this.rules = rules
    this.newId = newId
    for (const tag of existing.tags) this.tags.set(tagKey(tag.name), tag.id)
    for (const record of existing.people) this.people.add(this.open('people', record))
    for (const record of existing.companies) this.companies.add(this.open('companies', record))
    for (const record of existing.deals ?? []) {
      this.deals.add(this.open('deals', record))
      if (this.lastRank === null || record.rank > this.lastRank) this.lastRank = record.rank
    }
    for (const record of existing.tasks ?? []) this.open('tasks', record)
    for (const record of existing.notes ?? []) this.open('notes', record)
    for (const { collection, id, fileId } of existing.named ?? []) {
      const own = this.byKey.get(`${collection} ${id}`)
      if (own !== undefined) this.name(own, fileId)
    }
  }

  private open<K extends ImportCollection>(collection: K, record: RecordOf<K>): PlannedRecord<K> {
    const own: PlannedRecord<K> = { ...UNTOLD, collection, id: record.id, record, current: record, said: null, patch: {} }
    this.byKey.set(`${collection} ${record.id}`, own) // found again under its collection's name
    return own
  }

  create<K extends ImportCollection>(collection: K, current: Collections[K]): PlannedRecord<K> {
    const own: PlannedRecord<K> = { ...UNTOLD, collection, id: this.newId(), record: null, current, said: current, patch: {} }
    this.ledger.make(own) // as above
    return own
  }

  /** By an id of ours, or by what the file calls it. */
  byId<K extends ImportCollection>(collection: K, id: string | null): PlannedRecord<K> | null {
    if (id === null) return null
    return (this.byKey.get(`${collection} ${fileKey(id)}`) ?? null) as PlannedRecord<K> | null // kept under its collection's name
  }

  /** From now on the file's rows know it by that id. @returns whether it was not known by it before */
  name(own: PlannedRecord, fileId: string): boolean {
    own.fileId ??= fileId
    const key = `${own.collection} ${fileKey(fileId)}`
    if (this.byKey.has(key)) return false
    this.byKey.set(key, own)
    return true
  }

  tagIds(names: readonly string[]): Id[] {
    const ids = names.map((name) => {
      const known = this.tags.get(tagKey(name))
      if (known !== undefined) return known
      const made: PlannedCreate<'tags'> = { kind: 'create', collection: 'tags', id: this.newId(), data: { name } }
      this.tags.set(tagKey(name), made.id)
      this.ledger.make(made)
      return made.id
    })
    return trimToSize(ids)
  }

  findCompany(draft: CompanyDraft): Match<PlannedRecord<'companies'>> {
    const known = this.byId('companies', draft.recordId)
    return known === null ? this.companies.find(draft) : { kind: 'one', known }
  }

  /** One that is there under another legal form may be the same: the person has to say. Two of one file are two. */
  findCompanyOfRow(draft: CompanyDraft): Match<PlannedRecord<'companies'>> {
    const found = this.findCompany(draft)
    const alike = this.companies.ofOtherForm(draft).filter(({ record }) => record !== null)
    return found.kind === 'none' && alike.length > 0 ? { kind: 'several', candidates: alike } : found
  }

  /** What is to be said of a company that a row names beside what it is about. */
  doubtsAbout(draft: CompanyDraft, found: Match<PlannedRecord<'companies'>>): readonly RowProblem[] {
    if (found.kind === 'several') return [problem('link-first', null, draft.name ?? '')]
    const [alike] = found.kind === 'none' ? this.companies.ofOtherForm(draft) : []
    return alike === undefined ? [] : [problem('form-differs', null, alike.current.name)]
  }

  findPerson(
    { person, recordId }: PersonDraft,
    { companyId, nameAlone }: { readonly companyId: Id | null; readonly nameAlone: NameAlone },
  ): Match<PlannedRecord<'people'>> {
    const known = this.byId('people', recordId)
    if (known !== null) return { kind: 'one', known }
    const isReachable = person.emails.length > 0 || person.phones.some(({ e164 }) => e164 !== null || nameAlone === 'anybody')
    return this.people.find({ ...person, companyId }, isReachable ? 'nobody' : nameAlone)
  }

  findDeal({ deal, recordId }: DealDraft, companyId: Id | null): Match<PlannedRecord<'deals'>> {
    const own = this.byId('deals', recordId)
    if (own !== null) return { kind: 'one', known: own }
    const { title } = deal
    if (title === undefined) return { kind: 'none' }
    const found = this.deals.find({ ...deal, title, companyId })
    if (recordId === null || found.kind === 'none') return found
    // The file tells its deals apart: one that it calls otherwise is another one.
    return matchOf((found.kind === 'one' ? [found.known] : found.candidates).filter(({ fileId }) => fileId === null))
  }

  /** `null`: the row tells too little of it to make one. */
  makeCompany(draft: CompanyDraft, tagIds: Id[]): PlannedRecord<'companies'> | null {
    const name = draft.name ?? draft.domains[0]
    if (name === undefined) return null
    const domains = this.companies.domainsOf({ ...draft, name })
    const own = this.create('companies', { ...BLANK_COMPANY, ...draft.fields, name, domains, tagIds })
    this.companies.add(own)
    return own
  }

  applyCompany(own: PlannedRecord<'companies'>, draft: CompanyDraft, tagIds: Id[]): boolean {
    const named = draft.name === null ? {} : { name: draft.name }
    const isChanged = applyValues(own, { ...named, domains: [...draft.domains], ...draft.fields, tagIds }, this.rules.policy)
    if (isChanged) this.companies.add(own)
    return isChanged
  }

  /** `null`: there is no pipeline to put it in, or it has no title. */
  makeDeal(draft: Partial<Collections['deals']>): PlannedRecord<'deals'> | null {
    const { firstStage, currency } = this.rules
    const { title } = draft
    if (firstStage === null || title === undefined) return null
    this.lastRank = rankBetween(this.lastRank, null)
    const own = this.create('deals', { ...BLANK_DEAL, ...firstStage, currency, rank: this.lastRank, ...draft, title })
    this.deals.add(own)
    return own
  }
}

const UNTOLD = { fileId: null, line: null, home: null } as const

function tagKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/**
 * What is the same id in every file of a program: Salesforce writes its ids with and without three letters for who cannot
 * tell cases apart, and Zoho puts a mark before them.
 */
export function fileKey(fileId: string): string {
  if (/^(?=.*\d)[a-zA-Z\d]{15}[A-Z0-5]{3}$/.test(fileId)) return fileId.slice(0, 15)
  return fileId.replace(/^zcrm_(?=\d)/, '')
}

/** What a task or a note says it is related to may be of any of these; a deal's name before a company's. */
const COLLECTIONS = ['deals', 'companies', 'people'] as const

/**
 * The record that a row's columns say it is related to: one of them may be its id in the program that the file comes from,
 * another its name. None is made of a name that may be a deal's or a company's.
 */
export function relatedSubjects(index: RecordIndex, texts: readonly string[], problems: RowProblem[]): readonly Subject[] {
  if (texts.length === 0) return []
  for (const text of texts) {
    for (const collection of COLLECTIONS) {
      const known = index.byId(collection, text)
      if (known !== null) return [subjectOf(collection, known.id)]
    }
  }
  const found = texts.map((text) => ({ text, deal: index.deals.named(text), company: companyNamed(index, text) }))
  for (const { deal, company } of found) {
    if (deal.kind === 'one') return [subjectOf('deals', deal.known.id)]
    if (company.kind === 'one') return [subjectOf('companies', company.known.id)]
  }
  const several = found.find(({ deal, company }) => deal.kind === 'several' || company.kind === 'several')
  // An id says nothing to who reads this, where there is a name besides.
  const named = found.find(({ text }) => !ID.test(text))
  const rule = several !== undefined ? 'link-none' : named === undefined ? 'id-unknown' : 'link-unknown'
  problems.push(problem(rule, null, (several ?? named ?? found[0])?.text ?? ''))
  return []
}

const ID = /^(?=\S*\d)\S+$/

function companyNamed(index: RecordIndex, name: string): Match<PlannedRecord<'companies'>> {
  return index.companies.find({ name, domains: [], mailDomain: null, fields: {}, tags: [], recordId: null })
}

export function shownName({ firstName, lastName }: PersonDraft['person']): string {
  return [firstName, lastName].filter((part) => part !== null).join(' ')
}

/** Deals without names of their own are called after the company, whom to ask there, or their number in the other program. */
export function titled(deal: DealDraft, { company, people }: RowDraft, match: Match<PlannedRecord>): DealDraft {
  if (deal.deal.title !== undefined || match.kind === 'one') return deal
  const names = [company?.name, ...people.slice(0, 1).map(({ person }) => shownName(person)), numberOf(deal.recordId)]
  const title = names.find((name) => name != null && name !== '')
  return title == null ? deal : { ...deal, deal: { ...deal.deal, title } }
}
