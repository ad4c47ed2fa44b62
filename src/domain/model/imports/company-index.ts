import { normalName } from '../companies/normal-name'
import type { Company } from '../companies/company'
import type { Id } from '../kernel/id'
import { matchKey } from './match-key'
import type { DraftCompany } from './draft'

export interface KnownCompany {
  readonly id: Id
  readonly name: string
  readonly domains: readonly string[]
}
export interface NewCompany {
  readonly id: Id
  readonly data: Partial<Company>
}
export interface CompanyMatch {
  readonly id: Id
  /** Set where the company has to be made. */
  readonly create: NewCompany | null
}

/**
 * Finds each row's company: by its domain, then by its normalised name, then by the host of the person's address where
 * the names agree. What is not found is made once, and found by the rows after. Free-mail hosts never come here.
 */
export function companyIndex(existing: Iterable<KnownCompany>, newId: () => Id): (draft: DraftCompany) => CompanyMatch | null {
  const byDomain = new Map<string, KnownCompany>()
  const byName = new Map<string, KnownCompany>()
  const made = new Map<Id, NewCompany>()

  function add(company: KnownCompany): void {
    for (const domain of company.domains) if (!byDomain.has(domain)) byDomain.set(domain, company)
    const name = normalName(company.name)
    if (!byName.has(name)) byName.set(name, company)
  }

  function find({ name, domain, mailDomain }: DraftCompany): KnownCompany | undefined {
    const named = name === null ? undefined : byName.get(normalName(name))
    const mailed = mailDomain === null ? undefined : byDomain.get(mailDomain)
    if (domain !== null && byDomain.has(domain)) return byDomain.get(domain)
    if (named !== undefined) return named
    return mailed !== undefined && (name === null ? domain === null : agree(name, mailed.name)) ? mailed : undefined
  }

  function make(draft: DraftCompany): NewCompany | null {
    const name = draft.name ?? draft.domain
    if (name === null) return null // a mail host alone tells nothing of the company's name
    const { domain, mailDomain, website, industry } = draft
    const own = domain ?? (mailDomain !== null && !byDomain.has(mailDomain) && speaksOf(mailDomain, name) ? mailDomain : null)
    const data = { name, domains: own === null ? [] : [own], website, industry }
    const company = { id: newId(), data }
    add({ id: company.id, name, domains: data.domains })
    made.set(company.id, company)
    return company
  }

  for (const company of existing) add(company)
  return (draft) => {
    const found = find(draft)
    if (found !== undefined) return { id: found.id, create: made.get(found.id) ?? null }
    const company = make(draft)
    return company === null ? null : { id: company.id, create: company }
  }
}

/** `Acme` and `Acme Deutschland GmbH`: one normalised name begins the other. */
function agree(a: string, b: string): boolean {
  const [one, two] = [normalName(a), normalName(b)]
  return one.startsWith(two) || two.startsWith(one)
}

/** Is it the company's own host? Somebody at a client, or between jobs, has an address that says nothing of the company named. */
function speaksOf(domain: string, name: string): boolean {
  const label = matchKey(domain.split('.').at(-2) ?? '')
  const plain = matchKey(normalName(name))
  const firstLetters = normalName(name)
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
  return label.length > 1 && (plain.includes(label) || label.includes(plain) || label === firstLetters)
}
