import { subjectOf, type Subject } from '../../records/subject'
import { problem, type RowProblem } from '../problem'
import type { PlannedRecord } from './ledger'
import type { Match } from './person-index'
import type { RecordIndex } from './record-index'
import type { DealDraft, RowDraft, PersonDraft } from './rows/draft'

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

/** Programs whose deals have no names of their own call them after the company, or after whom to ask there. */
export function titled(deal: DealDraft, { company, people }: RowDraft, match: Match<PlannedRecord>): DealDraft {
  if (deal.deal.title !== undefined || match.kind === 'one') return deal
  const title = company?.name ?? people.map(({ person }) => shownName(person))[0] ?? ''
  return title === '' ? deal : { ...deal, deal: { ...deal.deal, title } }
}
