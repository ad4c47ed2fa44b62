import { monthInOther } from './months'
import { isWeekday } from './weekdays'
import { cleanDomain } from '../../../kernel/contact-fields'
import * as words from '../../knowledge/value-words'
import * as further from '../../knowledge/value-words-elsewhere'
import { matchKey, matchWords, keysOf, meaningIn, type Names } from '../../match-key'

/* What a word in a cell says; `null`: nothing that is known. */

export const kindOfWord = meaningIn(words.ROW_KINDS)
export const lifecycleOf = meaningOf(words.LIFECYCLES, further.FURTHER_LIFECYCLES)
export const taskKindOf = meaningOf(words.TASK_KINDS, further.FURTHER_TASK_KINDS)
export const priorityOf = meaningOf(words.PRIORITIES, further.FURTHER_PRIORITIES)
const taskStatus = meaningOf(words.TASK_STATUSES, further.FURTHER_TASK_STATUSES)
const repeated = meaningIn(words.REPEATS)
/** `Weekly`, and the rule of a calendar (RFC 5545), `FREQ=WEEKLY;INTERVAL=1`, where it comes each time. */
export function repeatOf(text: string) {
  const [, rule, often = '1'] = RULE.exec(text.trim()) ?? []
  const [, day = ''] = EVERY.exec(text.trim()) ?? []
  return often === '1' ? (repeated(rule ?? text) ?? (isWeekday(day) ? 'weekly' : null)) : null
}

/** `Every Monday` */
const EVERY =
  /^(?:every|each|jeden|jede|chaque|tous les|cada|todos los|todas as|ogni|elke|iedere|w każd[yą]|co|každ[ýéou]+|minden|varje|hver|joka|кажд(?:ый|ую|ое)|що|svaki?|vsak[oa]?|her) (\p{L}{2,14})$/iu
const RULE = /^(?:RRULE:)?FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d{1,3}))?(?:;[A-Z=,;\d]{1,60})?$/i
const noteKind = meaningIn(words.NOTE_KINDS, further.FURTHER_NOTE_KINDS)
export const endingOf = meaningOf(words.DEAL_ENDINGS, further.FURTHER_ENDINGS, { open: words.UNDER_WAY })
/** Says no more of a deal's stage than that it goes on, or is that stage. */
export const isUnderWay = isAmong(words.UNDER_WAY)
/** Where a deal has a stage besides, its status may say no more than that it goes on. */
export const isOpenStatus = isAmong(further.OPEN_STATUSES)
export const placeIn = meaningIn(words.PLACE_NAMES)
/** A reason that says that there is none, for lost deals whose file tells no reason. */
export const isNoReason = isAmong(words.NO_REASON)
export const isDeletedWord = isAmong(words.DELETED)
/** Does it say how somebody works, instead of where? */
export const isNoCompany = isAmong(words.NO_COMPANY)
const eraNamed = meaningIn(words.ERAS)
const monthNamed = meaningIn(words.MONTHS)
const flagOf = meaningIn(words.FLAGS, further.FURTHER_FLAGS)

/** `email_sent` and `Phone call`: by the first of a few words that says it, where the whole does not. */
export function noteKindOf(text: string): ReturnType<typeof noteKind> {
  const said = text.length > KIND_LONGEST ? [] : matchWords(text)
  return noteKind(text) ?? (said.length > KIND_WORDS ? null : (said.map(noteKind).find((kind) => kind !== null) ?? null))
}

const KIND_LONGEST = 30
const KIND_WORDS = 3

/** As `meaningIn`, and of words that are counted besides: `1 - High`, `Low (3)`, `A: Hot`. */
function meaningOf<T extends string>(...tables: readonly Names<T>[]): (text: string) => T | null {
  const said = meaningIn(...tables)
  return (text) => said(text) ?? (COUNTED.test(text) ? said(text.replace(COUNTED, '')) : null)
}

const COUNTED = /^\s*(?:\(?(?:\d{1,2}|[A-Z])\)?\s?[-–.:)]\s?)(?=\p{L})|\s?\(\d{1,2}\)\s*$/u

function isAmong(names: string): (text: string) => boolean {
  const keys = keysOf(names)
  return (text) => keys.has(matchKey(text))
}

/** The first year of a Japanese era. */
export function eraOf(name: string): number | null {
  const year = eraNamed(name)
  return year === null ? null : Number(year)
}

const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

export function monthOf(name: string): number | null {
  const roman = ROMAN.indexOf(name)
  if (roman >= 0) return roman + 1
  const month = monthNamed(name)
  return month === null ? monthInOther(name) : Number(month)
}

export function yesOrNo(text: string): 'yes' | 'no' | null {
  return flagOf(text) ?? ticked(text)
}

/** Boxes and ticks; a circle and a cross as Japan writes them. */
function ticked(text: string): 'yes' | 'no' | null {
  if (text.length > TICK_LONGEST) return null
  return TICKED.test(text) ? 'yes' : UNTICKED.test(text) ? 'no' : null
}

const TICK_LONGEST = 5
const TICKED = /^\s*[✓✔✅☑☒🗹○◯◎●]\uFE0F?\s*$/u
const UNTICKED = /^\s*([☐□▢⬜◻✗✘✕✖❌×]\uFE0F?|\[ ?\])\s*$/u

/** By its word, its box, or how much of it is done: `100 %`. */
export function taskStatusOf(text: string): ReturnType<typeof taskStatus> {
  const done = PERCENT.exec(text)?.[1] ?? ticked(text)
  return done === null ? taskStatus(text) : done === 'yes' || done === '100' ? 'done' : 'open'
}

const PERCENT = /^\s*(\d{1,3})(?:[.,]0{1,2})?\s?%\s*$/

/**
 * Is it written for "nothing"? LinkedIn leaves ` -` for a company, spreadsheets `#N/A`. In names only marks without letters
 * count: `Na`, `Null` and `None` are surnames.
 */
export function isPlaceholder(text: string): boolean {
  const said = text.trim().toLowerCase()
  if (NOTHING.has(said) || isOnlyMarks(text) || LABEL.test(said)) return true
  return BRACKETED.test(said) && NOTHING.has(said.slice(1, -1).trim())
}

/** `FAX:`, and nothing behind it. */
const LABEL = /^\p{L}{2,12}\.?:$/u

/** `Address not found`, `Osoitetta ei löydy`: what a search left that found nothing, where a text of one's own is no such thing. */
export function isNotFound(text: string): boolean {
  const said = text.trim().toLowerCase().replaceAll('_', ' ')
  return said.length <= SEARCH_LONGEST && said.split(/\s+/).length <= SEARCH_WORDS && NOT_FOUND.test(said)
}

const SEARCH_LONGEST = 40
const SEARCH_WORDS = 5
const NOT_FOUND = new RegExp(`(^|[\\s:])(${words.NOT_FOUND})[.!]?$`, 'u')

const BRACKETED = /^(\([^()]*\)|\[[^[\]]*\]|<[^<>]*>)$/

const NOTHING: ReadonlySet<string> = new Set(`${words.PLACEHOLDERS}|${further.FURTHER_PLACEHOLDERS}`.split('|'))

export function isOnlyMarks(text: string): boolean {
  return /^[\s\-–—_.*?/\\|,;:]*$/u.test(text) || NOBODY.test(text.trim()) || NULLS.has(text.trim())
}

/** As programs write them: `Null` and `Nan` are names. */
const NULLS: ReadonlySet<string> = new Set(['null', 'NULL', 'nan', 'NaN', 'none', 'undefined', '<NA>', '\\N'])

/** Salesforce asks for a last name: what stands there where it has none. */
const NOBODY = /^(#N\/A|not[ _]found|no[ _]name|\[not provided\]|\[unknown\]|(担当者)?(未確認|未定|不明)|未知|미정)$/i

const MAILBOXES: ReadonlySet<string> = new Set(words.SHARED_MAILBOXES.split('|'))

export function isSharedMailbox(mail: string): boolean {
  return mail.includes('@') && MAILBOXES.has(mail.slice(0, mail.indexOf('@')))
}

const SITES = new RegExp(`(^|\\.)(${words.SHARED_SITES})\\.[a-z.]{1,40}$`)

/** Is the address one of a site where others have their pages too? */
export function isSharedSite(text: string): boolean {
  return SITES.test(cleanDomain(text))
}
