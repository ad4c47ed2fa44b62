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
