import { differInForm, normalName } from '../../companies/company-name'
import type { Deal } from '../../deals/deal'
import type { Id } from '../../kernel/id'
import { matchKey } from '../match-key'
import { matchOf, type Match } from './person-index'
import type { CompanyDraft } from './rows/draft'

export interface KnownCompany {
  readonly id: Id
  /** As it is in the workspace; `null`: the file makes it. */
  readonly record: object | null
  current: { readonly name: string; readonly domains: readonly string[]; readonly website?: string | null }
}

/**
 * Finds each row's company: by its domain and a name that is no stranger's, then by its normalised name, then by its domain alone,
 * then by the host of the person's address where the names agree. One whose legal form is another is not found. Free-mail hosts
 * never come here.
 */
export function companyIndex<K extends KnownCompany>(): {
  readonly add: (known: K) => void
  readonly find: (draft: CompanyDraft) => Match<K>
  /** Those of the same name but another legal form, which may be the same company or its sister. */
  readonly ofOtherForm: (draft: CompanyDraft) => readonly K[]
  /** The domains of a company that is made of the draft: its own, and the host of an address that speaks of it. */
  readonly domainsOf: (draft: CompanyDraft & { readonly name: string }) => string[]
} {
  const byDomain = new Map<string, readonly K[]>()
  const byName = new Map<string, readonly K[]>()

  function find({ name, domains, mailDomain, fields }: CompanyDraft): readonly K[] {
    const isSame = ({ current }: K) =>
      name === null || !(differInForm(name, current.name) || areBranches({ name, ...fields }, current))
    const owners = [...new Set(domains.flatMap((domain) => byDomain.get(domain) ?? []))].filter(isSame)
    const owner = owners.find(({ current }) => name === null || !areStrangers(name, current.name))
    if (owner !== undefined) return [owner]
    const named = name === null ? [] : (byName.get(normalName(name)) ?? []).filter(isSame)
    const mailed = (mailDomain === null ? [] : (byDomain.get(mailDomain) ?? [])).find(isSame)
    if (named.length > 0) return named.length > 1 && mailed !== undefined && named.includes(mailed) ? [mailed] : named
    // One of ours may be called otherwise now; companies of one file under one page are of a directory, or of a mall.
    const [only, ...others] = owners
    if (only !== undefined && others.length === 0 && only.record !== null) return [only]
    const isTheirs = mailed !== undefined && (name === null ? domains.length === 0 : agree(name, mailed.current.name))
    return isTheirs ? [mailed] : []
  }

  return {
    add(known) {
      for (const domain of known.current.domains) addTo(byDomain, domain, known)
      addTo(byName, normalName(known.current.name), known)
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

function addTo<K>(table: Map<string, readonly K[]>, key: string, known: K): void {
  const others = table.get(key) ?? []
  if (!others.includes(known)) table.set(key, [...others, known])
}

/** `Acme` and `Acme Deutschland GmbH`: one normalised name begins the other. */
function agree(a: string, b: string): boolean {
  const [one, two] = [normalName(a), normalName(b)]
  return one.startsWith(two) || two.startsWith(one)
}

/**
 * Names that begin otherwise, of which neither holds the other or is made of its first letters: a page may be of a directory that
 * many companies name for their own, and of one trade at that.
 */
function areStrangers(a: string, b: string): boolean {
  const [one, two] = [normalName(a), normalName(b)]
  if (one.split(' ')[0] === two.split(' ')[0] || initialsOf(one) === two || initialsOf(two) === one) return false
  const [plain, other] = [matchKey(one), matchKey(two)]
  return !plain.includes(other) && !other.includes(plain)
}

type Branch = Partial<Pick<KnownCompany['current'], 'name' | 'website'>>

/** Two of one house under two names, each with a page of its own on the house's site: `orpi.example/moissac`. */
function areBranches(one: Branch, other: Branch): boolean {
  const pages = [one, other].map(({ website }) => pageOf(website ?? ''))
  return (
    pages.every((page) => page !== '') && pages[0] !== pages[1] && normalName(one.name ?? '') !== normalName(other.name ?? '')
  )
}

/** What stands behind the host. */
function pageOf(website: string): string {
  const [, ...path] =
    website
      .replace(/^https?:\/\//i, '')
      .split(/[?#]/, 1)[0]
      ?.split('/') ?? []
  return path
    .filter((part) => part !== '')
    .join('/')
    .toLowerCase()
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
}

/** Is it the company's own host? Somebody at a client, or between jobs, has an address that says nothing of the company named. */
function speaksOf(domain: string, name: string): boolean {
  const label = matchKey(domain.split('.').at(-2) ?? '')
  const plain = matchKey(normalName(name))
  return label.length > 1 && (plain.includes(label) || label.includes(plain) || label === initialsOf(normalName(name)))
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
