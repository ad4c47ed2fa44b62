import * as v from 'valibot'
import { says } from './fields'

const HOST = /^(?=.{1,253}$)([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u

/** Host name only, lower case, without scheme, `www.`, port or path. */
export function cleanDomain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/^[^/@]*@/, '')
    .replace(/[/?#:].*$/, '')
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
