import * as v from 'valibot'
import { says } from './fields'

const SHAPE = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/
const MAX = 254 // RFC 5321, 4.5.3.1.3, as corrected by RFC 3696 erratum 1690

/** `mailto:` and a display name are stripped, the host is lower-cased; compared in lower case. */
export function cleanEmail(text: string): string {
  const bare = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
  return bare
    .trim()
    .replace(/^mailto:/i, '')
    .normalize('NFC')
    .toLowerCase()
}

export const email = v.pipe(
  v.string(says('type')),
  v.transform(cleanEmail),
  v.maxLength(MAX, says('too-long')),
  v.regex(SHAPE, says('email')),
)
