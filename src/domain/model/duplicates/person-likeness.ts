import { companyDomainOf } from '../companies/company-name'
import { linkKey } from '../imports/planning/policy'
import { matchWords } from '../imports/match-key'
import { isSharedMailbox } from '../imports/recognising/values/words'
import type { Id } from '../kernel/id'
import type { RecordOf } from '../records/collections'
import { isTelling, type Match, matchOf, nameLikeness, type Reason } from './likeness'

/** What identifies a person, computed once. */
export interface PersonTraits {
  readonly id: Id
  readonly mails: readonly string[]
  /** Mailboxes that several people read. */
  readonly shared: readonly string[]
  readonly phones: readonly string[]
  readonly profiles: readonly string[]
  readonly words: readonly string[]
  /** Where they work: companies, and the hosts of their addresses. */
  readonly firms: readonly string[]
}

type Person = Pick<RecordOf<'people'>, 'id' | 'firstName' | 'lastName' | 'companyId' | 'emails' | 'phones' | 'links'>

/** @param companyByDomain so that an address at a company's host and the company itself are one place */
export function personTraits(person: Person, companyByDomain: ReadonlyMap<string, Id>): PersonTraits {
  const { id, firstName, lastName, companyId, emails, phones, links } = person
  const mails = [...new Set(emails.map(({ value }) => value))]
  const hosts = mails.flatMap((mail) => companyDomainOf(mail) ?? [])
  const firms = [...(companyId === null ? [] : [companyId]), ...hosts.map((host) => companyByDomain.get(host) ?? host)]
  return {
    id,
    mails: mails.filter((mail) => !isSharedMailbox(mail)),
    shared: mails.filter(isSharedMailbox),
    phones: phones.flatMap(({ e164, extension }) => (e164 === null ? [] : [extension === null ? e164 : `${e164}#${extension}`])),
    profiles: links.map(({ url }) => linkKey(url)).filter((key) => key.startsWith('linkedin/')),
    words: matchWords(`${firstName ?? ''} ${lastName ?? ''}`),
    firms: [...new Set(firms)],
  }
}

/** Two people that match have a key in common. */
export function personKeys({ mails, shared, phones, profiles, words, firms }: PersonTraits): readonly string[] {
  const telling = words.filter(isTelling)
  return [
    ...mails,
    ...profiles,
    ...phones,
    ...[...shared, ...phones, ...firms].flatMap((place) => telling.map((word) => `${place} ${word}`)),
    ...(words.length > 1 ? [words.toSorted().join(' ')] : []),
  ]
}

export function matchPeople(a: PersonTraits, b: PersonTraits): Match | null {
  const likeness = nameLikeness(a.words, b.words)
  const isNameless = a.words.length === 0 || b.words.length === 0
  const isOther = !isNameless && !a.words.some((word) => b.words.includes(word))
  const name: Reason[] = likeness === 'apart' ? [] : [{ kind: likeness === 'same' ? 'name' : 'name-alike' }]
  const signs: { weight: number; reasons: readonly Reason[] }[] = []
  const sign = (weight: number, ...reasons: readonly Reason[]) => signs.push({ weight, reasons })

  const [mail, shared] = [common(a.mails, b.mails), common(a.shared, b.shared)]
  const [profile, phone] = [common(a.profiles, b.profiles), common(a.phones, b.phones)]
  if (mail !== undefined) sign(isOther ? 0.6 : 0.95, { kind: 'email', value: mail })
  if (shared !== undefined && name.length > 0) sign(0.7, { kind: 'email', value: shared })
  if (profile !== undefined) sign(isOther ? 0.6 : 0.95, { kind: 'link', value: profile })
  if (phone !== undefined && (name.length > 0 || isNameless)) sign(name.length > 0 ? 0.8 : 0.6, { kind: 'phone', value: phone })
  if (name.length > 0) {
    const firm = common(a.firms, b.firms)
    if (firm !== undefined) sign(likeness === 'same' ? 0.8 : 0.65, ...name, placeReason(firm))
    else if (signs.length > 0) sign(0.3, ...name)
    else if (likeness === 'same' && a.words.length > 1 && !contradict(a, b)) sign(0.55, ...name)
  }
  return matchOf(signs)
}

function placeReason(firm: string): Reason {
  return firm.includes('.') ? { kind: 'domain', value: firm } : { kind: 'company' }
}

/** Both say where they are or work, and not the same: two people of one name. */
function contradict(a: PersonTraits, b: PersonTraits): boolean {
  return [
    [a.mails, b.mails],
    [a.profiles, b.profiles],
    [a.firms, b.firms],
  ].some(([one = [], other = []]) => one.length > 0 && other.length > 0 && common(one, other) === undefined)
}

export function common(one: readonly string[], other: readonly string[]): string | undefined {
  return one.find((value) => other.includes(value))
}
