import { fieldOf, type Target } from '../../../../src/domain/model/imports/targets'
import { LONG } from './values-of'

/** Does one of the values, or several together, say what was expected? */
export function saysIt(target: Target, expected: string, values: readonly string[]): boolean {
  const field = fieldOf(target)
  const said = values.map((value) => plain(value, field))
  if (said.includes(plain(expected, field))) return true
  const isPart = LONG.has(field) || /^(street|address)$/.test(field) || target.startsWith('notes.')
  if (isPart && said.some((value) => words(value).includes(words(plain(expected, field))))) return true
  // In whatever order its parts stand.
  if (field === 'address') {
    const parts = words(plain(expected, field)).split(' ')
    if (said.some((value) => parts.every((part) => words(value).split(' ').includes(part)))) return true
  }
  // `Frau` and `Dr.` of two columns stand together.
  if (field === 'namePrefix' && said.some((value) => ` ${words(value)} `.includes(` ${words(plain(expected, field))} `)))
    return true
  // Companies are of a size between two numbers here.
  if (field === 'size' && said.some((range) => isWithin(expected, range))) return true
  if (isDay(expected)) return values.some((value) => value.startsWith(expected))
  if (!LISTS.test(field)) return false
  const parts = expected.split(/\s*(?:;|\n|,(?=\s)|:::|\|)\s*/).filter((part) => part !== '')
  return parts.length > 1 && parts.every((part) => said.includes(plain(part, field)))
}

const LISTS = /^(email|phone|link|tags|domain|subjects|related|fullName|name|recordId)$/

function isWithin(said: string, range: string): boolean {
  const [least = NaN, most = Infinity] = range.split(/[-+]/).map((end) => (end === '' ? Infinity : Number(end)))
  const numbers =
    said
      .replace(/(?<=\d)[.,\s](?=\d{3})/g, '')
      .match(/\d+/g)
      ?.map(Number) ?? []
  return numbers.length > 0 && numbers.every((number) => number >= least && number <= most)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

function words(text: string): string {
  return text.replace(/[^\p{L}\p{N}@]+/gu, ' ').trim()
}

function plain(text: string, field: string): string {
  const line = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(\d{4}-\d{2}-\d{2}) (?=\d{2}:\d{2})/, '$1T')
  if (/^(link|website|domain)$/.test(field))
    return line
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/+$/, '')
  if (field === 'phone') return line.replace(/\s*(;ext=|ext\.?|x)\s*\d+$/i, '').replace(/[\s().\-/]/g, '')
  if (field === 'amount') return line.replace(/(\.\d*?)0+(?=$| )/, '$1').replace(/\.(?=$| )/, '')
  if (/^(firstName|lastName|fullName|name|title)$/.test(field)) return line
  return line.toLowerCase()
}
