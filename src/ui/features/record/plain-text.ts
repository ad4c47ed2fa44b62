import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isTangled } from './tangled'

/** The words of a line of Markdown, without its marks; text that has none but marks stays as it was typed. */
export function plainText(text: string): string {
  if (isTangled(text)) return text
  return wordsOf(fromMarkdown(text)).trim() || text
}

function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('')
  if ('alt' in node) return node.alt ?? ''
  return 'value' in node ? node.value : ''
}
