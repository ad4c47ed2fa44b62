import { type CountryCode, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Phone } from '../kernel/contact-fields'

/** What others than English call it. */
const EXTENSION =
  /(?<![\s,;])[\s,;]*\b(?:durchwahl|dw|nebenstelle|nst|app|apparat|poste|interno|anexo|ramal|toestel)\b[\s.:]*(\d{1,7})$/i

/**
 * A phone number as a person typed it or a file held it, in E.164 where it can be read: with the country's prefix where it
 * has none of its own. What cannot be read is kept as it is, with `e164: null`, and shown flagged.
 *
 * The numbering plans weigh some 80 kB: import this file dynamically, so that no first screen waits for it.
 *
 * @param country ISO 3166-1 alpha-2; one that is not known reads international numbers only
 */
export function readPhone(text: string, country: string): Pick<Phone, 'raw' | 'e164' | 'extension'> {
  const raw = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const code = country.toUpperCase()
  const known = isSupportedCountry(code) ? { defaultCountry: code } : {}
  // Without `extract` a number hidden in a sentence is not taken for the number itself.
  const plain = raw.replace(/^tel:/i, '').replace(EXTENSION, ' ext. $1')
  const whole = isSupportedCountry(code) && lacksPlus(plain, code) ? `+${plain}` : plain
  const number = parsePhoneNumberFromString(whole, { ...known, extract: false })
  if (number === undefined || !number.isPossible()) return { raw, e164: null, extension: null }
  return { raw, e164: number.number, extension: number.ext ?? null }
}

/** A spreadsheet keeps `+49 170 1234567` as a figure: no number without its country has as many digits. */
function lacksPlus(text: string, country: CountryCode): boolean {
  return /^[1-9]\d{10,14}$/.test(text) && text.startsWith(getCountryCallingCode(country))
}

const READ = /^\+\d+(;ext=\w+)?$/

/**
 * A number that was read, `+491701234567`, as it is written for others: `+49 170 1234567`. What could not be read stays as it is.
 *
 * It needs the numbering plans: import this file dynamically, so that no first screen waits for it.
 */
export function shownPhone(text: string): string {
  return (READ.test(text) ? parsePhoneNumberFromString(text)?.formatInternational() : undefined) ?? text
}
