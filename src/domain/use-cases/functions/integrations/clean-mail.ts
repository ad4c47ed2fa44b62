import { LIMITS } from '../../../model/records/limits'

/** What no record holds; `\p{Surrogate}` is half a character. */
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/gu

/** Text of a mail as a record keeps it: cleaned where it would be refused. */
export function cleanText(text: string, most: number): string {
  const kept = text
    .slice(0, 2 * most)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, ' ')
    .slice(0, most)
  return kept.replace(/\p{Surrogate}/gu, '').trim()
}

/** A file's name, on one line. */
export function cleanName(name: string | null | undefined): string {
  const line = cleanText((name ?? '').replace(/\s+/gu, ' '), LIMITS.name).replace(/\s+/gu, ' ')
  return line === '' ? 'attachment' : line
}

/**
 * What HTML says, roughly: for a mail that has no text of its own. Each pattern ends at the next `<` or where the text ends,
 * so that none starts over from where another one failed: whoever writes the mail must not choose how long that takes.
 */
export function withoutTags(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
}
