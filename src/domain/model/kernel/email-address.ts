export const EMAIL_SHAPE = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)+$/
/** RFC 5321, 4.5.3.1.3, as corrected by RFC 3696 erratum 1690. */
export const MAX_EMAIL_CHARACTERS = 254

/** `mailto:` and a display name are stripped, the host is lower-cased; compared in lower case. */
export function cleanEmail(text: string): string {
  const bare = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text
  return bare
    .trim()
    .replace(/^mailto:/i, '')
    .normalize('NFC')
    .toLowerCase()
}

/** @param clean as `cleanEmail` gives it */
export function isEmail(clean: string): boolean {
  return clean.length <= MAX_EMAIL_CHARACTERS && EMAIL_SHAPE.test(clean)
}
