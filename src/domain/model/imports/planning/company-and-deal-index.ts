import { differInForm, normalName } from '../../companies/company-name'
import type { Deal } from '../../deals/deal'
import type { Id } from '../../kernel/id'
import { matchKey } from '../match-key'
import { matchOf, type Match } from './person-index'
import type { CompanyDraft } from './rows/draft'

export interface KnownCompany {
  readonly id: Id
  current: { readonly name: string; readonly domains: readonly string[] }
}

/**
 * Finds each row's company: by its domain, then by its normalised name, then by the host of the person's address where the
 * names agree. One whose legal form is another is not found. Free-mail hosts never come here.
 */
export function companyIndex<K extends KnownCompany>(): {
  readonly add: (known: K) => void
  readonly find: (draft: CompanyDraft) => Match<K>
  /** Those of the same name but another legal form, which may be the same company or its sister. */
  readonly ofOtherForm: (draft: CompanyDraft) => readonly K[]
  /** The domains of a company that is made of the draft: its own, and the host of an address that speaks of it. */
  readonly domainsOf: (draft: CompanyDraft & { readonly name: string }) => string[]
} {
  const byDomain = new Map<string, K>()
  const byName = new Map<string, readonly K[]>()

  function find({ name, domains, mailDomain }: CompanyDraft): readonly K[] {
    const isSame = ({ current }: K) => name === null || !differInForm(name, current.name)
    const owner = domains.flatMap((domain) => byDomain.get(domain) ?? []).find(isSame)
    if (owner !== undefined) return [owner]
    const named = name === null ? [] : (byName.get(normalName(name)) ?? []).filter(isSame)
    const mailed =
      mailDomain === null ? undefined : [byDomain.get(mailDomain)].find((known) => known !== undefined && isSame(known))
    if (named.length > 0) return named.length > 1 && mailed !== undefined && named.includes(mailed) ? [mailed] : named
    const isTheirs = mailed !== undefined && (name === null ? domains.length === 0 : agree(name, mailed.current.name))
    return isTheirs ? [mailed] : []
  }

  return {
    add(known) {
      for (const domain of known.current.domains) if (!byDomain.has(domain)) byDomain.set(domain, known)
      const name = normalName(known.current.name)
      const namesakes = byName.get(name) ?? []
      if (!namesakes.includes(known)) byName.set(name, [...namesakes, known])
    },
    find: (draft) => matchOf(find(draft)),
    ofOtherForm({ name, domains }) {
      if (name === null) return []
      const alike = [...domains.flatMap((domain) => byDomain.get(domain) ?? []), ...(byName.get(normalName(name)) ?? [])]
      return [...new Set(alike)].filter(({ current }) => differInForm(name, current.name))
    },
    domainsOf({ name, domains, mailDomain }) {
      if (domains.length > 0) return [...domains]
      return mailDomain !== null && !byDomain.has(mailDomain) && speaksOf(mailDomain, name) ? [mailDomain] : []
    },
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

export interface KnownDeal {
  readonly id: Id
  current: Pick<Deal, 'title' | 'companyId'> & Partial<Deal>
  /** What the file said of it so far; `null`: no row of the file is about it yet. */
  readonly said: Partial<Deal> | null
}

/**
 * Finds a deal by its title and company. Deals of one title are common ("Renewal"): two rows whose amount or expected close
 * differ are two deals.
 */
export function dealIndex<K extends KnownDeal>(): {
  readonly add: (known: K) => void
  readonly find: (deal: Partial<Deal> & { readonly title: string; readonly companyId: Id | null }) => Match<K>
  /** By the title alone, where only one deal bears it: for records that name a deal. */
  readonly named: (title: string) => Match<K>
} {
  const byKey = new Map<string, Set<K>>()

  function put(key: string, known: K): void {
    const set = byKey.get(key)
    if (set === undefined) byKey.set(key, new Set([known]))
    else set.add(known)
  }

  return {
    add(known) {
      const { title, companyId } = known.current
      put(`${matchKey(title)} ${companyId ?? ''}`, known)
      put(`${matchKey(title)} any`, known)
    },
    find(deal) {
      const found = [...(byKey.get(`${matchKey(deal.title)} ${deal.companyId ?? ''}`) ?? [])]
      return matchOf(found.filter(({ said }) => said === null || !differ(said, deal)))
    },
    named: (title) => matchOf([...(byKey.get(`${matchKey(title)} any`) ?? [])]),
  }
}

function differ(a: Partial<Deal>, b: Partial<Deal>): boolean {
  return (['amountMinor', 'expectedCloseOn', 'stageId'] as const).some(
    (field) => a[field] != null && b[field] != null && a[field] !== b[field],
  )
}
