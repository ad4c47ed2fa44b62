import { isCompanyName } from '../../../companies/company-name'
import {
  FORMS_AND_SURNAMES,
  LEGAL_FORMS,
  LEGAL_FORMS_ANYWHERE,
  LEGAL_FORMS_IN_FRONT,
  TRADE_WORDS,
} from '../../knowledge/kind-signs'
import { FURTHER_GIVEN_NAMES } from '../../knowledge/further-given-names'
import { GIVEN_NAMES } from '../../knowledge/given-names'
import { ORGANISATION_BEGINNINGS, ORGANISATION_ENDINGS, ORGANISATION_WORDS } from '../../knowledge/organisation-words'
import { FURTHER_TRADE_WORDS, LINES_OF_BUSINESS } from '../../knowledge/trade-words'
import { WORLD_FAMILY_NAMES, WORLD_GIVEN_NAMES } from '../../knowledge/world-names'
import { keysOf, keysWhenAsked, matchKey, matchWords } from '../../match-key'
import { shareOf } from './value-signs'

/* What a name says of whose it is: a firm's or somebody's. */

const FORMS = keysOf(LEGAL_FORMS)
const IN_FRONT = keysOf(LEGAL_FORMS_IN_FRONT)
const TRADES = keysOf(`${TRADE_WORDS}|${FURTHER_TRADE_WORDS}`)
const ORGANISATIONS = keysOf(ORGANISATION_WORDS)
const ENDINGS = ORGANISATION_ENDINGS.split('|')
const LINES = keysOf(LINES_OF_BUSINESS)
const SURNAMES = keysOf(FORMS_AND_SURNAMES)
const ANYWHERE = LEGAL_FORMS_ANYWHERE.split('|')
const GIVEN = keysOf(GIVEN_NAMES.join('|'))
const worldGiven = keysWhenAsked({ ...WORLD_GIVEN_NAMES, ...FURTHER_GIVEN_NAMES })
const FAMILY = keysOf(Object.values(WORLD_FAMILY_NAMES).join('|'))

/** A legal form of any country at its end or in front, or where that country writes it; or a trade in its name. */
export function isFirm(value: string): boolean {
  if (matchWords(value).some((word) => TRADES.has(word) || ORGANISATIONS.has(word))) return true
  if (isCompanyName(value) || ANYWHERE.some((form) => value.toLowerCase().includes(form))) return true
  if (isOrganisation(value.trim().toLowerCase())) return true
  const [front = '', ...more] = value.split(/\s+/)
  if (more.length > 0 && front === front.toUpperCase() && IN_FRONT.has(matchKey(front))) return true
  const words = value.toLowerCase().split(/[\s,]+/)
  const ends = [words.at(-1), words.slice(-2).join(''), words.slice(-3).join('')].map((word) => matchKey(word ?? ''))
  // `Ana Sa` and `Jan Spa` are somebody: such a form counts where it is written in capitals or with dots.
  return (
    words.length > 1 &&
    ends.some(
      (end, at) =>
        FORMS.has(end) &&
        ((end.length > 2 && !SURNAMES.has(end)) || at > 0 || /[\p{Lu}.]{2}/u.test(value.split(/\s/).at(-1) ?? '')),
    )
  )
}

/** By how the name begins, in front of a blank or where there are none; or how it ends. Every row is asked. */
function isOrganisation(name: string): boolean {
  return (
    BEGINS.test(name) || (UNSPACED.test(name) && ENDINGS.some((word) => name.length > word.length + 1 && name.endsWith(word)))
  )
}

const BEGINS = new RegExp(`^(?:${ORGANISATION_BEGINNINGS})(?:\\s|(?<=^\\p{Script=Thai}+))`, 'u')
const UNSPACED = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]$/u

/** A line of business: a few words, one of which says what is done there. */
export function isTrade(value: string): boolean {
  const words = matchWords(value)
  return words.length <= TRADE_WORDS_MOST && !isCompanyName(value) && words.some((word) => TRADES.has(word) || LINES.has(word))
}

const TRADE_WORDS_MOST = 6

/** A capital in front of each of a few words, but for small ones. */
const PERSON =
  /^\p{Lu}[\p{L}\p{M}'’.-]*,?( (\p{Lu}[\p{L}\p{M}'’.-]*|de|der|den|van|von|da|do|dos|das|di|du|la|le|el|al|del|bin|y|e|af|av|ter|ten)){1,6}$/u
/** Family and given name in Japanese and Chinese. */
const HAN_PERSON = /^\p{Script=Han}{1,3}[ 　]\p{Script=Han}{1,3}$/u

/** Written as the name of somebody is, which a company's may be too. */
export function isPerson(value: string): boolean {
  return (
    !isFirm(value) &&
    (PERSON.test(value) || HAN_PERSON.test(value) || isEastern(value) || (CASELESS.test(value) && isSomebody(value)))
  )
}

/** Scripts without capitals, which would tell a name. */
const CASELESS = /^[\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\s.'’-]+$/u

/** A family's name that is known, and a given one of one or two signs, in Korean of two: `王小明`, `김민서`. */
function isEastern(value: string): boolean {
  if (HONOURED.test(value)) return true
  if (!EASTERN.test(value)) return false
  const least = HANGUL.test(value) ? 2 : 1
  return [1, 2].some((length) => {
    const given = value.length - length
    return given >= least && given <= 2 && FAMILY.has(matchKey(value.slice(0, length)))
  })
}

/** `史先生`, `秋山 様` */
const HONOURED = /^(\p{Script=Han}{1,3} ?(先生|女士|小姐|太太|老师|老師|様|さま|さん|殿)|\p{Script=Hangul}{2,4} ?(님|씨))$/u
const EASTERN = /^(\p{Script=Han}{2,4}|\p{Script=Hangul}{3,4})$/u
const HANGUL = /^\p{Script=Hangul}/u

/**
 * One of its few words is a given name that is known: somebody, however it is written.
 *
 * @param orNamedAfter a business that is called after somebody, too
 */
export function isSomebody(value: string, orNamedAfter = false): boolean {
  if (value.length > NAME_LONGEST || /[\d@:/\\]/.test(value)) return false
  const words = value.split(/[\s,.&;()]+/).filter((word) => word !== '')
  return (
    words.length <= MOST_WORDS &&
    (isEastern(value) ||
      VIETNAMESE.test(value) ||
      ADDRESSED.test(value) ||
      words.some((word) => !UNCAPITALISED.test(word) && isGivenName(word))) &&
    (orNamedAfter || !isFirm(value))
  )
}

/** Georgian is written without capitals, though its letters are small ones. */
const UNCAPITALISED = /^(?!\p{Script=Georgian})\p{Ll}/u

/** Thai puts what somebody is called by in front without a blank: `นายวิชัย`. Most families of Georgia end in one of two ways. */
const ADDRESSED =
  /^(?:(?:นาย|นางสาว|นาง|คุณ|น\.ส\.|ด\.ช\.|ด\.ญ\.) ?\p{Script=Thai}{2,}|\p{Script=Georgian}{2,20} \p{Script=Georgian}{2,20}(?:ძე|შვილი))/u

/** Nine of ten families in Vietnam are called by one of these, in front. */
const VIETNAMESE =
  /^(nguyễn|nguyen|trần|tran|lê|phạm|pham|huỳnh|huynh|hoàng|hoang|phan|vũ|võ|đặng|dang|bùi|bui|đỗ|hồ|ngô|dương|duong|lý|đinh|đào|trịnh|lương|đoàn|vương|phùng)( \p{L}[\p{L}\p{M}]*){1,4}$/iu

/** The same, but that names of scripts whose given ones are not known count by how they are written. */
export function isKnownPerson(value: string): boolean {
  return /\p{Script=Latin}/u.test(value) ? isSomebody(value) : isPerson(value)
}

/** Is the word a given name that is known, in any language? */
export function isGivenName(word: string): boolean {
  const key = matchKey(word)
  return GIVEN.has(key) || worldGiven().has(key)
}

const NAME_LONGEST = 60
const MOST_WORDS = 8
/** So many names without one that is known are none of people, where given names are known. */
const KNOWN_LEAST = 4

/** No names of people, by all of them: firms and texts, or words in letters whose given names are known, and none of those. */
export function areNobodys(values: readonly string[]): boolean {
  if (values.length < KNOWN_LEAST) return false
  const somebody = shareOf(values, isSomebody)
  if (somebody >= 0.3) return false
  if (shareOf(values, isNobody) >= 0.5) return true
  return (
    somebody === 0 &&
    values.every((value) => /^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(value)) &&
    shareOf(values, hasWords) >= 0.5
  )
}

function hasWords(value: string): boolean {
  return value.split(/\s/).filter((word) => /\p{L}{3}/u.test(word)).length > 1
}

/** A name that nobody has: with figures or marks in it, of many words, or with a word that is written small. */
export function isNobody(value: string): boolean {
  if (isFirm(value) || (/[\d&"„”“«»+]/.test(value) && !NUMBERED.test(value))) return true
  const words = value.split(/\s+/)
  return words.length > 4 || (words.length > 2 && words.some((word) => /^\p{Ll}{5,}$/u.test(word)))
}

/** `Guest 12`: somebody, whoever that is. */
const NUMBERED = /^\p{L}+ \d+$/u
