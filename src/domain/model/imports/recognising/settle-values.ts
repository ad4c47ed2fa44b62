import { MEMBER_WORDS } from '../knowledge/name-parts'
import { keysOf, matchKey, matchWords } from '../match-key'
import { UNMAPPED } from '../targets'
import { ownLabel } from '../own-label'
import { NUMBERS, wordsOf } from './columns/header-word'
import { plainHeader } from './columns/recognise-target'
import type { Columns, FileColumns } from './file-columns'
import { isFirm, isGivenName, isSomebody, isTrade } from './kind/firm-or-person'
import { isHappening, isStage, isStatus, shareOf, distinct } from './kind/value-signs'
import { isJob } from './values/jobs'
import { countryUnder } from './values/country-names'
import { isRegion, isTown } from './values/countries'
import { isNamePrefix } from './values/name-parts'
import { isPlaceholder, isSharedSite, kindOfWord, lifecycleOf, noteKindOf, taskKindOf, yesOrNo } from './values/words'

/* What the values of a column deny or confirm of what its name says. */

/** What somebody may do in a shop or on a site, which is no job. */
export const ROLES =
  /^(end[- ]user|agent|customer|subscriber|administrator|shop[_ ]manager|member|user|guest|editor|author|contributor)$/i

/** Does a column say where somebody read of the row: `source_url`? @param key its match key */
export function isOfSource(key: string): boolean {
  return /^(source|quelle|fuente|fonte|bron|kalla|kilde|zrodło|zdroj|источник)|(source|quelle|fuente|fonte)(url|uri|link|page)$/.test(
    key,
  )
}

/** Forms of address, which are no job. */
export const ADDRESSES =
  /^((mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|sr|sra|sig|sig\.?ra|sig\.?na|dhr|mevr|fr|hr|pan|pani|bay|bayan|dott|dott\.ssa)\.?)$/i

/** What else a column's values deny: figures are no title (Bitrix calls the amount so), and numbers no currency or country. */
export function settleFigures(columns: Columns, { keys, columns: named, valuesAt }: FileColumns): Columns {
  const titles = columns.filter(({ target }) => target === 'deals.title').length
  const phones = columns.filter(({ target }) => target === 'people.phone').length
  const hasJobs = columns.some(({ target }) => target === 'people.jobTitle')
  const hasId = columns.some(({ target }) => target === 'deals.recordId')
  const hasCity = columns.some(({ target }) => target === 'companies.city')
  const hasPostalCode = columns.some(({ target }) => target === 'people.postalCode')
  return columns.map((column, at) => {
    const values = valuesAt(at)
    const are = (isSuch: (value: string) => boolean) => values.length > 0 && values.every((value) => isSuch(value.trim()))
    switch (column.target) {
      case 'companies.website':
        // Where somebody read of a company, `source_url`, is no page of its own; nor are pages on LinkedIn.
        return isOfSource(keys[at] ?? '') || shareOf(said(values), isSharedSite) >= MOSTLY ? UNMAPPED : column
      case 'people.fullName':
        // How somebody was spoken to: `Contacto` over `llamada` and `visita`.
        if (shareOf(values, isHappening) >= MOSTLY) return UNMAPPED
        // What somebody is, and not who: `Product operations lead`.
        return shareOf(values, isJob) >= MOSTLY && shareOf(values, isSomebody) < SOME ? UNMAPPED : column
      case 'people.lastName':
        // `Naz.`: where somebody is from, by codes of countries.
        return column.basis === 'similar' && are((value) => /^[A-Z]{1,3}$/.test(value)) ? UNMAPPED : column
      case 'people.street':
      case 'companies.street':
        // How somebody was spoken to: `Vía`; or codes, `เลขที่`.
        return shareOf(values, isHappening) >= HALF ||
          (values.length > 1 && are((value) => /^[A-Z]{1,5}-?\d[\d-]{3,}$/.test(value)))
          ? UNMAPPED
          : column
      case 'companies.phone':
        return keys[at] === 'cep' && are((value) => POSTAL_CODE.test(value))
          ? { ...column, target: 'companies.postalCode' }
          : column
      case 'people.phone':
        // Brazil's postal codes are called as Turkey's mobile phones.
        return keys[at] === 'cep' && ((phones > 1 && !hasPostalCode && !are(isMobile)) || are((value) => POSTAL_CODE.test(value)))
          ? { ...column, target: 'people.postalCode' }
          : column
      case 'people.region':
      case 'companies.region':
        // A number of a register, and no department of two or three figures.
        if (are((value) => /^\d{4,}$/.test(value))) return UNMAPPED
        // The number of an entry in another list.
        if (are((value) => /^\d$/.test(value)) && new Set(values).size > 1) return UNMAPPED
        // A status of one letter, and no state.
        if (keys[at] === 'st' && are((value) => value.length === 1)) return UNMAPPED
        // `Estado` is what something has come to, where its values are words or letters and no place that is known.
        if (ESTADO.test(keys[at] ?? '') && are(isNoPlace)) return UNMAPPED
        // `Estado` is a state in both senses.
        return (column.basis === 'similar' || ESTADO.test(keys[at] ?? '')) && shareOf(values, isStage) >= SOME ? UNMAPPED : column
      case 'people.country':
        // `Страна` is a side, too.
        return are((value) => /^\+?\d+$/.test(value)) || (values.length > FEW && are((value) => countryUnder(value) === null))
          ? UNMAPPED
          : column
      case 'people.address':
        // Where people meet who do so from afar.
        return are((value) => MEETING_PLACES.test(value)) ? UNMAPPED : column
      case 'people.jobTitle':
        if (are((value) => ROLES.test(value)) || shareOf(values, (value) => isFirm(value) && !isJob(value)) >= HALF)
          return UNMAPPED
        // What kind of member somebody is.
        if (shareOf(values, isMembership) >= MOSTLY) return { ...column, target: 'people.tags' }
        // Word's list for letters calls the form of address so.
        return shareOf(values, (value) => ADDRESSES.test(value.trim())) >= HALF
          ? { ...column, target: 'people.namePrefix' }
          : column
      case 'tasks.kind':
        // Of what sort a thing to do is, in words of the team's own.
        return shareOf(values, (value) => taskKindOf(value) === null) > HALF ? UNMAPPED : column
      case 'notes.kind':
        // Of what sort it was in words of the team's own, which are kept as a line.
        if (shareOf(values, (value) => noteKindOf(value) === null) <= HALF) return column
        return { ...column, target: 'notes.detail', label: ownLabel('notes.detail', named[at]?.name ?? '') }
      case 'people.tags':
      case 'companies.tags':
        // Numbers of entries in another list, or words that hardly come again: `Keywords` of what a firm does.
        if (are((value) => /^\d+$/.test(value)) || areKeywords(values)) return UNMAPPED
        // What a row is of is no group it belongs to: `Type` over `Private` and `Company`.
        return column.basis === 'similar' && shareOf(values, (value) => kindOfWord(value) !== null) >= HALF ? UNMAPPED : column
      case 'people.description':
        return !hasJobs && values.length >= FEW && shareOf(values, isJob) >= MOSTLY
          ? { ...column, target: 'people.jobTitle' }
          : column
      case 'companies.industry':
        // `Area`: where, and not in what.
        if (keys[at] !== 'area' || shareOf(values, isTrade) >= SOME) return column
        return hasCity ? UNMAPPED : { ...column, target: 'companies.city' }
      case 'deals.title':
        // Whom to ask for does that.
        if (values.length >= FEW && shareOf(values, isJob) >= MOSTLY) return { ...column, target: 'people.jobTitle' }
        // `Quote #` beside what it is for.
        if (titles > 1 && are(isFigure) && isNameOfNumber(plainHeader(named[at]?.name ?? '')))
          return hasId ? UNMAPPED : { ...column, target: 'deals.recordId' }
        if (titles > 1 && are(isFigure)) return { ...column, target: 'deals.amount' }
        // `Angebotsnummer`: a deal without a name is called by it, too.
        return titles === 1 && !hasId && values.length > 1 && are(isNumber) ? { ...column, target: 'deals.recordId' } : column
      case 'people.lifecycle':
        // Of what sort somebody is in words of the team's own: `Accountant`, `OEM`.
        return shareOf(values, (value) => lifecycleOf(value) !== null) < HALF && values.length >= FEW
          ? { ...column, target: 'people.tags' }
          : column
      case 'people.namePrefix':
        // `Dear …`: the name somebody is written to by.
        return (shareOf(values, isGivenName) >= HALF && shareOf(values, isNamePrefix) < SOME) || areCalledOtherwise(values)
          ? UNMAPPED
          : column
      case 'deals.currency':
      case 'deals.stage':
        return are(isFigure) ? UNMAPPED : column
      default:
        return column
    }
  })
}

/** `Quote number` */
function isNameOfNumber(name: string): boolean {
  return wordsOf(name).some(({ key }) => NUMBERS.has(key))
}

/** Words that hardly come again, of which no language has any as a form of address. */
function areCalledOtherwise(values: readonly string[]): boolean {
  return values.length >= FEW && distinct(values) * 2 > values.length && shareOf(values, isNamePrefix) === 0
}

/** Lists of many words, most of which stand in one row alone. */
function areKeywords(values: readonly string[]): boolean {
  const lists = values.map((value) => value.split(/[,;|]/).map((part) => matchKey(part)))
  const all = lists.flat()
  return values.length >= FEW && all.length >= values.length * KEYWORDS && new Set(all).size >= all.length * MOSTLY
}

/** In a row, in the mean. */
const KEYWORDS = 3

/** Written small, one letter, or a word for how far something is: `asignado`, `V`, `Pendiente`. */
function isNoPlace(value: string): boolean {
  if (isStatus(value)) return true
  return (/^\p{Ll}/u.test(value) || value.length === 1) && !isRegion(value) && !isTown(value)
}

const MOSTLY = 0.8
const ESTADO = /^(estado|etat|stato)$/
const SOME = 0.3
const FEW = 3
const HALF = 0.5
const MEMBERS = keysOf(MEMBER_WORDS)

/** `SOCIO ORDINARIO`, `Membre actif`. */
function isMembership(value: string): boolean {
  const [first = ''] = matchWords(value)
  return MEMBERS.has(first)
}

function said(values: readonly string[]): readonly string[] {
  return values.filter((value) => !isPlaceholder(value))
}

const MEETING_PLACES = /^(https?:\/\/.*|.{0,40}\b(zoom|google meet|teams|webex|skype|phone call|hangouts|online)\b.{0,40})$/is

/** As Turkey's begin. */
function isMobile(value: string): boolean {
  return /^(\+?90|0)?\s?\(?5\d{2}\)?/.test(value)
}

const POSTAL_CODE = /^\d{2}\.?\d{3}-?\d{3}$/

/** `A-2027-014` */
function isNumber(value: string): boolean {
  return /^(?=.*\d)[A-Z\d][A-Z\d./_-]{2,23}$/.test(value)
}

function isFigure(value: string): boolean {
  return /^-?\d+([.,]\d+)?$/.test(value)
}

/**
 * `Client: 1` beside `Supplier: 0` says of what kind a row is, and names nobody; nor does the number of an account, or the
 * answer to `May we call your phone?`. Nobody is reached at yes and no.
 */
export function settleFlags(columns: Columns, { columns: named, valuesAt }: FileColumns): Columns {
  return columns.map((column, at) => {
    const isAsked = /[?？]\s*$/.test(named[at]?.name ?? '')
    if (column.target === null || (!NAMES.has(column.target) && !REACHED.test(column.target) && !isAsked)) return column
    const values = valuesAt(at)
    const areFlags = values.length > 0 && values.every((value) => yesOrNo(value) !== null && !/^x$/i.test(value))
    const areNumbers =
      NAMES.has(column.target) &&
      column.target !== 'deals.title' &&
      values.length > 0 &&
      values.every((value) => /^\d+$/.test(value))
    return areFlags || areNumbers ? UNMAPPED : column
  })
}

const NAMES: ReadonlySet<string> = new Set(['people.fullName', 'companies.name', 'deals.title', 'tasks.title'])
const REACHED = /\.(email|phone|link|website)$/
