import type { Address } from '../../../kernel/contact-fields'
import { LIMITS } from '../../../records/limits'
import { matchWords } from '../../match-key'
import { problem, type RowProblem } from '../../problem'
import { readLabel } from '../../recognising/values/multi-value'
import { isRegion } from '../../recognising/values/countries'
import { isPlaceholder } from '../../recognising/values/words'
import type { Cell, FieldCells } from './cells'
import { cutTo } from '../../../kernel/cut-to'

export interface ReadAddress {
  readonly address: Address | null
  /** Further addresses, a line each: a person has one, and the others are kept in the description. */
  readonly others: readonly string[]
}

interface Group {
  readonly key: string
  readonly label: string | null
  readonly primary: boolean
  readonly address: Address
}

const PARTS = ['street', 'city', 'region', 'postalCode', 'country'] as const

export function readAddress(cells: FieldCells, problems: RowProblem[]): ReadAddress {
  const groups = groupKeys(cells).flatMap((key) => readGroup(key, cells, problems))
  const [first, ...others] = groups.toSorted((a, b) => rank(a) - rank(b))
  return { address: first?.address ?? null, others: others.map(asLine) }
}

/** What the file marks as primary, then the place of work: this is a CRM. */
const ORDER = ['work', '', 'main', 'mailing', 'home', 'other', 'billing', 'shipping', 'company']

function rank({ key, primary }: Group): number {
  const index = ORDER.indexOf(key)
  return primary ? -1 : index === -1 ? 1 : index
}

function groupKeys(cells: FieldCells): readonly string[] {
  return [...new Set([...PARTS, 'address' as const].flatMap((part) => cells.of(part).map(({ group }) => group)))].toSorted()
}

function readGroup(key: string, cells: FieldCells, problems: RowProblem[]): readonly Group[] {
  const inGroup = (cell: Cell) => cell.group === key && !isPlaceholder(cell.text)
  // Naples is `NA`, where the postal code says so.
  const isNaples =
    cells.of('postalCode').some((cell) => cell.group === key && /^80\d{3}$/.test(cell.text)) ||
    cells.of('city').some((cell) => cell.group === key && /^nap(oli|les)$/i.test(cell.text))
  // `NC` and `ND` are states, and short for what is not said.
  const isState = ({ text }: Cell) => (text === 'NA' ? isNaples : /^[A-Z]{2}$/.test(text) && isRegion(text))
  const inProvince = (cell: Cell) => inGroup(cell) || (cell.group === key && isState(cell))
  const part = (name: (typeof PARTS)[number]) => {
    const found = cells.of(name).filter(name === 'region' ? inProvince : inGroup)
    // A street goes on in `Street 2` and `PO Box`; a second city would be another address.
    const text = (name === 'street' ? found : found.slice(0, 1)).map((cell) => partText(name, cell.text)).reduce(onward, '')
    if (text.length > LIMITS.name) problems.push(problem('cut-to-limit', found[0]?.column ?? null, text))
    return text === '' ? null : cutTo(text, LIMITS.name)
  }
  const address = {
    street: part('street'),
    city: part('city'),
    region: part('region'),
    postalCode: part('postalCode'),
    country: part('country'),
  }
  const parted = address.postalCode === null ? codeAndCity(address.city) : null
  if (parted !== null) Object.assign(address, parted)
  const whole = cells.of('address').find(inGroup)
  // The formatted address repeats its parts; many call the street alone the address, or its first line.
  const isMore = whole !== undefined && (address.street === null || isOther(whole.text, address.street))
  const text = isMore ? withoutCodes(beside(oneLine(whole.text), address), address) : ''
  const place = address.city === null && address.postalCode === null ? codeAndCity(text) : null
  if (place !== null) {
    Object.assign(address, place)
  } else if (whole !== undefined && text !== '') {
    if (text.length > LIMITS.name) problems.push(problem('cut-to-limit', whole.column, text))
    address.street = cutTo(address.street === null ? text : `${text}, ${address.street}`, LIMITS.name)
  }
  if (PARTS.every((name) => address[name] === null)) return []
  const neighbour = cells.of('addressLabel').find(({ group }) => group === key)
  const { label, primary } = readLabel(neighbour?.text ?? '')
  const named = PARTS.flatMap((name) => cells.of(name)).find((cell) => cell.group === key)?.label ?? null
  return [{ key, label: label ?? named, primary, address }]
}

/** What parted it from the next value in another program is no part of a code: `3530;`. */
function partText(name: (typeof PARTS)[number], text: string): string {
  return name === 'postalCode' ? oneLine(text).replace(/^(\d{3,10})[;,]$/, '$1') : oneLine(text)
}

/** `9120 Beveren`, `DK-2400 København NV`, `Springfield, IL 62704`: the code of the town stands beside it in one cell. */
function codeAndCity(text: string | null): Partial<Address> | null {
  const [, code, city] = CODE_FIRST.exec(text ?? '') ?? []
  if (code !== undefined && city !== undefined) return { postalCode: code, city }
  const [, town, region, zip] = CODE_LAST.exec(text ?? '') ?? []
  return town !== undefined && zip !== undefined
    ? { city: town, postalCode: zip, ...(region === undefined ? {} : { region }) }
    : null
}

const CODE_FIRST =
  /^((?:[A-Z]{1,2}[- ])?(?:\d{5}(?:-\d{3})?|\d{4}(?: ?[A-Z]{2})?|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{6}))[ ,]+(\p{L}[^\d]{1,60})$/u
const CODE_LAST = /^(\p{L}[^\d,]{1,60}), ?([A-Z]{2}) (\d{5}(?:-\d{4})?)$/u

/** No word of one is in the other. */
function isOther(text: string, street: string): boolean {
  const words = new Set(matchWords(street))
  return !matchWords(text).some((word) => words.has(word))
}

/** What an address says besides its parts that have columns of their own. */
function beside(text: string, address: Address): string {
  const known = PARTS.flatMap((name) => address[name] ?? [])
  if (known.length === 0) return text
  const words = new Set(known.flatMap(matchWords))
  return text
    .split(/,\s*/)
    .filter((piece) => matchWords(piece).some((word) => !words.has(word)))
    .join(', ')
}

/** The codes at the end of an address that has columns for its town: `Cheswick, PA 15024` beside `Cheswick`. They become parts of it. */
function withoutCodes(text: string, address: Address): string {
  const pieces = text.split(', ')
  const [, region = null, code] = CODES.exec(pieces.at(-1) ?? '') ?? []
  if (code === undefined || address.city === null || address.postalCode !== null) return text
  Object.assign(address, { postalCode: code, region: address.region ?? region })
  return pieces.slice(0, -1).join(', ')
}

const CODES = /^(?:([A-Z]{2}) )?(\d{5}(?:-\d{4})?|\d{6})$/

/** A house number in a column of its own stands beside its street, on whichever side the file has it. */
function onward(street: string, part: string): string {
  if (street === '') return part
  return HOUSE_NUMBER.test(part) || HOUSE_NUMBER.test(street) ? `${street} ${part}` : `${street}, ${part}`
}

const HOUSE_NUMBER = /^\d+\s?[a-z]?$/i

function oneLine(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .reduce((whole, line) => (whole === '' ? line : `${whole.replace(/,$/, '')}, ${line}`), '')
}

function asLine({ label, address }: Group): string {
  const text = PARTS.flatMap((part) => address[part] ?? []).join(', ')
  return label === null ? text : `${label}: ${text}`
}
