/** Nobody lays out so much by hand; what is longer was pasted, or came as a mail. */
const MOST_CHARACTERS = 20_000
/** Marks of one paragraph: each may have to be looked up among those before it. */
const MOST_MARKS = 400
const MARKS = /[*_[\]<>`&\\!=#~]/g
const DEEP_LINE = /^(?:[\t ]*(?:>|[-+*]|\d{1,9}[.)])){12}/m

/**
 * Is it text that a parser of Markdown would be long at, or that is nested deeper than a page can be? A note may be anybody's
 * mail, and must not keep who reads the record from doing so. Takes as long as the text is, whatever is in it.
 */
export function isTangled(text: string): boolean {
  if (text.length > MOST_CHARACTERS || DEEP_LINE.test(text)) return true
  return text.split(/\n[\t ]*\n/).some((paragraph) => (paragraph.match(MARKS)?.length ?? 0) > MOST_MARKS)
}
