import type { Id } from '../../kernel/id'
import type { Person } from '../../people/person'
import { nameLikeness } from '../../duplicates/likeness'
import { matchKey, matchWords } from '../match-key'
import { isSharedMailbox } from '../recognising/values/words'
import { isSame } from './patch-of'
import { linkKey, isBlankValue } from './policy'

/** A person who is there already, or was made by an earlier row. `current` grows as rows add to it. */
export interface KnownPerson {
  readonly id: Id
  /** As it is in the workspace; `null`: the file makes it. */
  readonly record: object | null
  current: Person
}

export type Match<K> =
  | { readonly kind: 'one'; readonly known: K }
  | { readonly kind: 'none' }
  | { readonly kind: 'several'; readonly candidates: readonly K[] }

/**
 * How far a name goes that nothing else supports. `namesake`: to who bears it, works at the same company or both at none, and
 * is not said to be otherwise. `anybody`: to whoever bears it and works at no other company, where another record names the
 * person and says nothing else.
 */
export type NameAlone = 'nobody' | 'namesake' | 'anybody'

/**
 * Finds the person a row is about: by e-mail address, then LinkedIn profile, then phone number and name, then name and
 * company, and last, as far as `alone` goes, by the name. The first of these that finds anybody decides.
 */
export function personIndex<K extends KnownPerson>(): {
  readonly add: (known: K) => void
  readonly find: (person: Person, alone?: NameAlone) => Match<K>
} {
  // Nearly every key stands for one person: a list for each would be most of what the index weighs.
  const byKey = new Map<string, K | K[]>()

  function lookUp(keys: readonly string[]): readonly K[] {
    return keys.length === 0 ? NONE : [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
  }

  return {
    add(known) {
      for (const key of keysOf(known.current)) {
        const held = byKey.get(key)
        if (held === undefined) byKey.set(key, known)
        else if (Array.isArray(held)) held.push(...(held.includes(known) ? [] : [known]))
        else if (held !== known) byKey.set(key, [held, known])
      }
    },
    find(person, nameAlone = 'nobody') {
      const { mails, shared, profiles, phones, names, alone } = wantedBy(person)
      const found =
        firstOf(lookUp(mails).filter(({ record, current }) => !isOnlyShared(current, person, record === null))) ??
        firstOf(lookUp(shared)) ??
        firstOf(lookUp(profiles)) ??
        firstOf(lookUp(phones)) ??
        firstOf(
          lookUp(names)
            .slice(0, NAMESAKES)
            .filter((known) => !contradict(known.current, person)),
        ) ??
        (nameAlone === 'nobody'
          ? undefined
          : firstOf(
              lookUp(alone)
                .slice(0, NAMESAKES)
                .filter(({ current }) => (nameAlone === 'anybody' ? !areOfOthers(current, person) : isNamesake(current, person))),
            ))
      if (found === undefined) return { kind: 'none' }
      const same = found.length > 1 ? found.filter(({ current }) => sameName(current, person)) : found
      return same.length > 0 ? matchOf(same) : { kind: 'several', candidates: found }
    },
  }
}

export function matchOf<K>(found: readonly K[]): Match<K> {
  const [known] = found
  if (known === undefined) return { kind: 'none' }
  return found.length > 1 ? { kind: 'several', candidates: found } : { kind: 'one', known }
}

const NONE: readonly never[] = []

/** People of one name in one company that are compared one by one. */
const NAMESAKES = 50

function firstOf<K>(found: readonly K[]): readonly K[] | undefined {
  return found.length > 0 ? found : undefined
}

/** Under which keys a person is kept: with the name, without one, and whatever the name. */
function keysOf(person: Person): readonly string[] {
  const { mails, shared, profiles, phones, name, words } = traits(person)
  return [
    ...mails,
    ...profiles,
    ...shared.flatMap((mail) => [
      `${mail} any`,
      ...(name === '' ? [`${mail} nameless`] : words.map((word) => `${mail} ${word}`)),
    ]),
    ...phones.flatMap((phone) => [`${phone} any`, name === '' ? `${phone} nameless` : `${phone} ${name}`]),
    ...nameKeys(person, name),
    ...(name === '' ? [] : [`name ${name}`]),
  ]
}

/** Where a person is looked for: a shared mailbox wants a word of the name, a phone number the whole, unless one has none. */
function wantedBy(person: Person) {
  const { mails, shared, profiles, phones, name, words } = traits(person)
  const named = name !== ''
  return {
    mails,
    profiles,
    shared: shared.flatMap((mail) => (named ? [`${mail} nameless`, ...words.map((word) => `${mail} ${word}`)] : [`${mail} any`])),
    phones: phones.flatMap((phone) => (named ? [`${phone} nameless`, `${phone} ${name}`] : [`${phone} any`])),
    names: nameKeys(person, name),
    alone: name === '' ? [] : [`name ${name}`],
  }
}

function traits(person: Person) {
  const mails = person.emails.map(({ value }) => value)
  return {
    mails: mails.filter((mail) => !isSharedMailbox(mail)),
    shared: mails.filter(isSharedMailbox),
    profiles: profileKeys(person),
    phones: person.phones.flatMap(({ e164, extension }) => (e164 === null ? [] : [`${e164}#${extension ?? ''}`])),
    name: nameKey(person),
    words: matchWords(`${person.firstName ?? ''} ${person.lastName ?? ''}`),
  }
}

function profileKeys({ links }: Person): readonly string[] {
  return links.map(({ url }) => linkKey(url)).filter((key) => key.startsWith('linkedin/'))
}

function nameKeys({ firstName, lastName, companyId }: Person, name: string): readonly string[] {
  return firstName !== null && lastName !== null && companyId !== null ? [`${companyId} ${name}`] : []
}

function nameKey({ firstName, lastName }: Person): string {
  return matchKey(`${firstName ?? ''} ${lastName ?? ''}`)
}

/** The same name, or one of them has none. */
function sameName(a: Person, b: Person): boolean {
  const [one, two] = [nameKey(a), nameKey(b)]
  return one === '' || two === '' || one === two
}

/**
 * Are they called as two people are, though the family's name may be the same? Whoever has a new surname keeps the given name,
 * and a slip or an initial makes no other one.
 */
export function areNamesOfTwo(a: Person, b: Person): boolean {
  if (!namesAgree(a, b)) return true
  if ([a.firstName, a.lastName, b.firstName, b.lastName].some((name) => name === null)) return false
  const [one, two] = [a, b].map(({ firstName }) => matchWords(firstName ?? ''))
  const [whole, other] = [a, b].map(({ firstName, lastName }) => matchWords(`${firstName ?? ''} ${lastName ?? ''}`))
  return one?.some((word) => two?.includes(word)) === false && nameLikeness(whole ?? [], other ?? []) === 'apart'
}

/** Do the names have a word in common? A nickname or a new surname still leaves the other one. */
function namesAgree(a: Person, b: Person): boolean {
  if (sameName(a, b)) return true
  const words = new Set(matchWords(`${a.firstName ?? ''} ${a.lastName ?? ''}`))
  return matchWords(`${b.firstName ?? ''} ${b.lastName ?? ''}`).some((word) => words.has(word))
}

/**
 * Of two people with other names and addresses of their own, an address that both have is somebody else's: `Billing e-mail`.
 * So it is of two with other names and birthdays: of a couple, or a class. Two rows of one file that name two people are about two.
 */
function isOnlyShared(a: Person, b: Person, isOfFile: boolean): boolean {
  if (isOfFile && areNamesOfTwo(a, b)) return true
  if (a.birthday !== null && b.birthday !== null && a.birthday !== b.birthday && !sameName(a, b)) return true
  const [one, two] = [a, b].map(({ emails }) => emails.map(({ value }) => value))
  if (one === undefined || two === undefined || namesAgree(a, b)) return false
  return one.some((mail) => !two.includes(mail)) && two.some((mail) => !one.includes(mail))
}

/** Both have addresses, or both profiles, and none in common: two people of one name, not one. */
function contradict(a: Person, b: Person): boolean {
  const differ = (one: readonly string[], two: readonly string[]) =>
    one.length > 0 && two.length > 0 && !one.some((key) => two.includes(key))
  const mails = ({ emails }: Person) => emails.map(({ value }) => value)
  return differ(mails(a), mails(b)) || differ(profileKeys(a), profileKeys(b))
}

function areOfOthers(known: Person, person: Person): boolean {
  return known.companyId !== null && person.companyId !== null && known.companyId !== person.companyId
}

/** Nothing that one person has only one of is said of both, and differently. */
function isNamesake(known: Person, person: Person): boolean {
  if (known.companyId !== person.companyId || contradict(known, person)) return false
  const numbers = ({ phones }: Person) => phones.map(({ raw }) => raw)
  const [there, said] = [numbers(known), numbers(person)]
  if (there.length > 0 && said.length > 0 && !said.some((number) => there.includes(number))) return false
  return ONE_EACH.every(
    (field) => isBlankValue(known[field]) || isBlankValue(person[field]) || isSame(known[field], person[field]),
  )
}

const ONE_EACH = ['middleName', 'nameSuffix', 'jobTitle', 'birthday', 'address', 'description'] as const
