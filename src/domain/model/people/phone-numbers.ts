import {
  type CountryCode,
  type PhoneNumber,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { asciiDigits } from '../kernel/ascii-digits'
import type { Phone } from '../kernel/contact-fields'

/** What others than English call it. */
const EXTENSION =
  /(?<![\s,;])[\s,;]*\b(?:durchwahl|dw|nebenstelle|nst|app|apparat|poste|interno|anexo|ramal|toestel)\b[\s.:]*(\d{1,7})$/i

/**
 * A phone number as a person typed it or a file held it, in E.164 where it is valid: with the country's prefix where it has
 * none of its own. A number of the right length that the country's plan does not have (`020 7946 0101` in Germany) would ring
 * at nobody's or somebody else's. What cannot be read is kept as it is, with `e164: null`, and shown flagged.
 *
 * The numbering plans weigh some 150 kB: import this file dynamically, so that no first screen waits for it.
 *
 * @param country ISO 3166-1 alpha-2; one that is not known reads international numbers only
 */
export function readPhone(text: string, country: string): Pick<Phone, 'raw' | 'e164' | 'extension'> {
  const raw = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const code = country.toUpperCase()
  const known = isSupportedCountry(code) ? { defaultCountry: code } : {}
  const plain = inAscii(raw).replace(/^tel:/i, '').replace(PREFIX_IN_BRACKETS, '$1 ').replace(EXTENSION, ' ext. $1')
  if (isOfNorthAmerica(plain, code)) return { raw, e164: null, extension: null }
  const figures = plain.replace(/(?<=\d) (?=\d)/g, '')
  const whole = isSupportedCountry(code) && lacksPlus(figures, code) ? `+${figures}` : plain
  // Not everywhere is `00` what is dialled before a country.
  const number = validNumber(whole, known) ?? validNumber(whole.replace(/^00(?=[1-9])/, '+'), known)
  if (number === null) return { raw, e164: null, extension: null }
  return { raw, e164: number.number, extension: number.ext ?? null }
}

/** In figures and signs that the plans know, without the marks of direction that address books put around a number. */
function inAscii(text: string): string {
  return ASCII.test(text) ? text : asciiDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))
}

const ASCII = /^[ -~]*$/

/** `(+34) 600 123 123`, `(0049) 30 1234567` */
const PREFIX_IN_BRACKETS = /^\(((?:\+|00)\d{1,4})\)/

function validNumber(text: string, options: { readonly defaultCountry?: CountryCode }): PhoneNumber | null {
  // Without `extract` a number hidden in a sentence is not taken for the number itself.
  const number = parsePhoneNumberFromString(text, { ...options, extract: false })
  return number !== undefined && number.isValid() ? number : null
}

/** `(212) 555-2368` outside of North America: a number there, too, which chance makes one of many other countries. */
function isOfNorthAmerica(text: string, country: string): boolean {
  if (!/^\(?[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-.]\d{4}$/.test(text) || !isSupportedCountry(country)) return false
  return getCountryCallingCode(country) !== '1' && validNumber(text, { defaultCountry: 'US' }) !== null
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
