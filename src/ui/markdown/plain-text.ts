import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isTangled } from './tangled'

/** The words of a line of Markdown, without its marks; text that has none but marks stays as it was typed. */
export function plainText(text: string): string {
  const beginning = text.slice(0, MOST_CHARACTERS)
  if (isTangled(beginning)) return beginning
  return wordsOf(fromMarkdown(beginning)).trim() || beginning
}

/** More than any line shows. */
const MOST_CHARACTERS = 1000

function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('')
  if ('alt' in node) return node.alt ?? ''
  return 'value' in node ? node.value : ''
}
