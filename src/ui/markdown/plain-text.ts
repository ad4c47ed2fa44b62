import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** The words of a line of Markdown, without its marks; text that has none but marks stays as it was typed. */
export function plainText(text: string): string {
  const beginning = text.slice(0, MOST_CHARACTERS).replace(CUT_LINK, '$1…')
  if (isTangled(beginning)) return beginning
  return wordsOf(fromMarkdown(beginning)).trim() || beginning
}

/** A link at the end of a line that was cut within its address, as lines of activity are. */
const CUT_LINK = /\[([^[\]]*)\]\([^()\s]*…$/

/** More than any line shows. */
const MOST_CHARACTERS = 1000

function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('')
  if ('alt' in node) return node.alt ?? ''
  return 'value' in node ? node.value : ''
}

/** Nobody lays out so much by hand; what is longer was pasted, or came as a mail. */
const LONGEST_PARSED = 20_000
/** Marks of one paragraph: each may have to be looked up among those before it. */
const MOST_MARKS = 400
const MARKS = /[*_[\]<>`&\\!=#~]/g
const DEEP_LINE = /^(?:[\t ]*(?:>|[-+*]|\d{1,9}[.)])){12}/m

/**
 * Is it text that a parser of Markdown would be long at, or that is nested deeper than a page can be? A note may be anybody's
 * mail, and must not keep who reads the record from doing so. Takes as long as the text is, whatever is in it.
 */
export function isTangled(text: string): boolean {
  if (text.length > LONGEST_PARSED || DEEP_LINE.test(text)) return true
  return text.split(/\n[\t ]*\n/).some((paragraph) => (paragraph.match(MARKS)?.length ?? 0) > MOST_MARKS)
}
