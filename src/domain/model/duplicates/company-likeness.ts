import { isFreeMail, normalName } from '../companies/company-name'
import type { Id } from '../kernel/id'
import { fold } from '../kernel/text-fold'
import type { RecordOf } from '../records/collections'
import { isMisspelt, type Match, matchOf, type Reason, withoutOneLetter } from './likeness'
import { common } from './person-likeness'

export interface CompanyTraits {
  readonly id: Id
  readonly domains: readonly string[]
  readonly phones: readonly string[]
  readonly city: string | null
  readonly words: readonly string[]
  readonly name: string
}

type Company = Pick<RecordOf<'companies'>, 'id' | 'name' | 'domains' | 'website' | 'phones' | 'address'>

export function companyTraits({ id, name, domains, website, phones, address }: Company): CompanyTraits {
  const hosts = [...domains, ...(website === null ? [] : [hostOf(website)])]
  const words = normalName(name).split(' ')
  return {
    id,
    domains: [...new Set(hosts)].filter((host) => host !== '' && !isFreeMail(host)),
    phones: phones.flatMap(({ e164 }) => e164 ?? []),
    city: address?.city === undefined || address.city === null ? null : fold(address.city),
    words,
    name: words.join(''),
  }
}

/** Two companies that match have a key in common. */
export function companyKeys({ domains, phones, name }: CompanyTraits): readonly string[] {
  return [...domains, ...phones, ...withoutOneLetter(name)]
}

export function matchCompanies(a: CompanyTraits, b: CompanyTraits): Match | null {
  const isSame = a.name === b.name
  const isAlike = isSame || isMisspelt(a.name, b.name)
  const name: readonly Reason[] = isAlike ? [{ kind: isSame ? 'name' : 'name-alike' }] : []
  const signs: { weight: number; reasons: readonly Reason[] }[] = []
  const [domain, phone] = [common(a.domains, b.domains), common(a.phones, b.phones)]
  const contradict = domain === undefined && a.domains.length > 0 && b.domains.length > 0
  const isRelated = isAlike || a.words.some((word) => b.words.includes(word))

  if (domain !== undefined) signs.push({ weight: isRelated ? 0.9 : 0.65, reasons: [{ kind: 'domain', value: domain }] })
  if (phone !== undefined) signs.push({ weight: isAlike ? 0.6 : 0.45, reasons: [{ kind: 'phone', value: phone }] })
  if (isSame) signs.push({ weight: contradict ? 0.55 : 0.8, reasons: name })
  else if (isAlike && !contradict) signs.push({ weight: 0.55, reasons: name })
  if (signs.length > 0 && a.city !== null && a.city === b.city) signs.push({ weight: 0.15, reasons: [{ kind: 'city' }] })
  return matchOf(signs)
}

function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : ''
}
