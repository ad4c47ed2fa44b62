import type { DealDraft, Draft, PersonDraft } from './draft'
import type { Touched } from './ledger'
import type { Match } from './person-index'

export function shownName({ firstName, lastName }: PersonDraft['person']): string {
  return [firstName, lastName].filter((part) => part !== null).join(' ')
}

/** Programs whose deals have no names of their own call them after the company, or after whom to ask there. */
export function titled(deal: DealDraft, { company, people }: Draft, match: Match<Touched>): DealDraft {
  if (deal.deal.title !== undefined || match.kind === 'one') return deal
  const title = company?.name ?? people.map(({ person }) => shownName(person))[0] ?? ''
  return title === '' ? deal : { ...deal, deal: { ...deal.deal, title } }
}
