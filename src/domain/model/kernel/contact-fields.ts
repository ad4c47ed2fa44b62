import * as v from 'valibot'
import { LIMITS } from '../records/limits'
import { flag, line, list, nullable, optional, says } from './fields'

const EMAIL_SHAPE = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/
/** RFC 5321, 4.5.3.1.3, as corrected by RFC 3696 erratum 1690. */
const MAX_EMAIL_CHARACTERS = 254

/** `mailto:`, a display name and marks that nobody sees are stripped, the host is lower-cased; compared in lower case. */
export function cleanEmail(text: string): string {
  const bare = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
  return bare
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:/i, '')
    .normalize('NFC')
    .toLowerCase()
}

/** @param clean as `cleanEmail` gives it */
export function isEmail(clean: string): boolean {
  return clean.length <= MAX_EMAIL_CHARACTERS && EMAIL_SHAPE.test(clean)
}

export const email = v.pipe(
  v.string(says('type')),
  v.transform(cleanEmail),
  v.maxLength(MAX_EMAIL_CHARACTERS, says('too-long')),
  v.regex(EMAIL_SHAPE, says('email')),
)

const HOST = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/** Host name only, lower case, without scheme, `www.`, port or path. */
export function cleanDomain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^[^/@]*@/, '')
    .replace(/[/?#:].*/s, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '')
}

/** http or https only; `https://` is added where there is no scheme. Other schemes are refused, `javascript:` above all. */
export function cleanUrl(text: string): string {
  const bare = text.trim()
  return bare === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(bare) ? bare : `https://${bare}`
}

/** A parser drops them in silence, and whatever the text is written into does not. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

export function isWebUrl(text: string): boolean {
  if (CONTROLS.test(text) || !URL.canParse(text)) return false
  const url = new URL(text)
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.') && url.username === ''
}

export const domain = v.pipe(v.string(says('type')), v.transform(cleanDomain), v.regex(HOST, says('domain')))
export const url = v.pipe(
  v.string(says('type')),
  v.transform(cleanUrl),
  v.maxLength(2000, says('too-long')),
  v.check((text) => text === '' || isWebUrl(text), says('url')),
)

/** `raw` is what the person typed or the file held; `e164` is null where it could not be read (shown flagged). */
export const phone = v.strictObject({
  raw: v.pipe(line(60), v.minLength(1, says('required'))),
  e164: nullable(v.pipe(v.string(says('type')), v.regex(/^\+[1-9]\d{5,14}$/, says('phone')))),
  extension: optional(line(12)),
  label: optional(line(40)),
  primary: v.optional(flag, false),
})

export const link = v.strictObject({ url: v.pipe(url, v.minLength(1, says('required'))), label: optional(line(40)) })

const part = () => optional(line(LIMITS.name))
export const address = nullable(
  v.strictObject({ street: part(), city: part(), region: part(), postalCode: part(), country: part() }),
)

export const phones = list(phone, LIMITS.phones)

export type Phone = Readonly<v.InferOutput<typeof phone>>
export type Link = Readonly<v.InferOutput<typeof link>>
export type Address = NonNullable<v.InferOutput<typeof address>>
