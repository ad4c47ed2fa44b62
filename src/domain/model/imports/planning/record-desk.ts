import type { Id } from '../../kernel/id'
import { rankBetween } from '../../kernel/rank'
import type { Collections, RecordOf } from '../../records/collections'
import type { ImportCollection } from '../import-collections'
import { companyIndex, dealIndex } from './company-and-deal-index'
import { BLANK_COMPANY, BLANK_DEAL, ledger, tell, type Touched } from './ledger'
import { personIndex, type Match } from './person-index'
import type { Existing, PlanRules } from './plan'
import type { PlannedCreate } from './planned-write'
import type { CompanyDraft, DealDraft } from './rows/draft'

/** The records that rows are matched with: those that are there, and those that the rows so far made. */
export function recordDesk(existing: Existing, rules: PlanRules, newId: () => Id) {
  const { policy } = rules
  const book = ledger()
  const people = personIndex<Touched<'people'>>()
  const companies = companyIndex<Touched<'companies'>>()
  const deals = dealIndex<Touched<'deals'>>()
  const byId = new Map<string, Touched>()
  const tags = new Map<string, Id>()
  let lastRank: string | null = null

  function open<K extends ImportCollection>(collection: K, record: RecordOf<K>): Touched<K> {
    const own: Touched<K> = {
      collection,
      id: record.id,
      record,
      current: record,
      said: null,
      patch: {},
      fileId: null,
      line: null,
      home: null,
    }
    byId.set(`${collection} ${record.id}`, own) // found again under its collection's name
    return own
  }

  function create<K extends ImportCollection>(collection: K, current: Collections[K]): Touched<K> {
    const own: Touched<K> = {
      collection,
      id: newId(),
      record: null,
      current,
      said: current,
      patch: {},
      fileId: null,
      line: null,
      home: null,
    }
    book.make(own) // as above
    return own
  }

  function nameOwn(own: Touched, fileId: string): boolean {
    own.fileId ??= fileId
    const key = `${own.collection} ${fileKey(fileId)}`
    if (byId.has(key)) return false
    byId.set(key, own)
    return true
  }

  for (const tag of existing.tags) tags.set(tagKey(tag.name), tag.id)
  for (const record of existing.people) people.add(open('people', record))
  for (const record of existing.companies) companies.add(open('companies', record))
  for (const record of existing.deals ?? []) {
    deals.add(open('deals', record))
    if (lastRank === null || record.rank > lastRank) lastRank = record.rank
  }
  for (const record of existing.tasks ?? []) open('tasks', record)
  for (const record of existing.notes ?? []) open('notes', record)
  for (const { collection, id, fileId } of existing.named ?? []) {
    const own = byId.get(`${collection} ${id}`)
    if (own !== undefined) nameOwn(own, fileId)
  }

  return {
    book,
    people,
    companies,
    deals,
    create,

    /** By an id of ours, or by what the file calls it. */
    byId<K extends ImportCollection>(collection: K, id: string | null): Touched<K> | null {
      if (id === null) return null
      return (byId.get(`${collection} ${fileKey(id)}`) ?? null) as Touched<K> | null // kept under its collection's name
    },

    /** From now on the file's rows know it by that id. @returns whether it was not known by it before */
    name: nameOwn,

    tagIds(names: readonly string[]): Id[] {
      return names.map((name) => {
        const known = tags.get(tagKey(name))
        if (known !== undefined) return known
        const made: PlannedCreate<'tags'> = { kind: 'create', collection: 'tags', id: newId(), data: { name } }
        tags.set(tagKey(name), made.id)
        book.make(made)
        return made.id
      })
    },

    findDeal({ deal, recordId }: DealDraft, companyId: Id | null): Match<Touched<'deals'>> {
      const { title } = deal
      if (title === undefined) return { kind: 'none' }
      const found = deals.find({ ...deal, title, companyId })
      if (recordId === null || found.kind === 'none') return found
      // The file tells its deals apart: one that it calls otherwise is another one.
      const candidates = (found.kind === 'one' ? [found.known] : found.candidates).filter(({ fileId }) => fileId === null)
      const [known] = candidates
      if (known === undefined) return { kind: 'none' }
      return candidates.length > 1 ? { kind: 'several', candidates } : { kind: 'one', known }
    },

    /** `null`: the row tells too little of it to make one. */
    makeCompany(draft: CompanyDraft, tagIds: Id[]): Touched<'companies'> | null {
      const name = draft.name ?? draft.domains[0]
      if (name === undefined) return null
      const domains = companies.domainsOf({ ...draft, name })
      const own = create('companies', { ...BLANK_COMPANY, ...draft.fields, name, domains, tagIds })
      companies.add(own)
      return own
    },

    tellCompany(own: Touched<'companies'>, draft: CompanyDraft, tagIds: Id[]): boolean {
      const named = draft.name === null ? {} : { name: draft.name }
      const isTold = tell(own, { ...named, domains: [...draft.domains], ...draft.fields, tagIds }, policy)
      if (isTold) companies.add(own)
      return isTold
    },

    /** `null`: there is no pipeline to put it in, or it has no title. */
    makeDeal(draft: Partial<Collections['deals']>): Touched<'deals'> | null {
      const { place, currency } = rules
      const { title } = draft
      if (place === null || title === undefined) return null
      lastRank = rankBetween(lastRank, null)
      const own = create('deals', { ...BLANK_DEAL, ...place, currency, rank: lastRank, ...draft, title })
      deals.add(own)
      return own
    },
  }
}

export type RecordDesk = ReturnType<typeof recordDesk>

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
