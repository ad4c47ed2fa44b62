import type { Nodes, Parents } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, memo, type ReactNode } from 'react'
import styles from './markdown.module.css'
import { SafeLink } from './safe-link'
import { isTangled } from './tangled'

/**
 * CommonMark as React elements. HTML in it is shown as the text it is, images as their description, links only where they
 * lead to the web or to a mail address: nothing a note holds can run, load or lead astray. What would take long to lay out
 * is shown as it was typed.
 */
export const MarkdownView = memo(function MarkdownView({ text }: { readonly text: string }) {
  if (isTangled(text)) return <p className={styles.plain}>{text}</p>
  return <div className={styles.markdown}>{childrenOf(fromMarkdown(text))}</div>
})

function childrenOf(node: Parents): ReactNode {
  return node.children.map((child) => <Fragment key={child.position?.start.offset}>{render(child)}</Fragment>)
}

function render(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value
    case 'paragraph':
      return <p>{childrenOf(node)}</p>
    case 'strong':
      return <strong>{childrenOf(node)}</strong>
    case 'emphasis':
      return <em>{childrenOf(node)}</em>
    case 'delete':
      return <del>{childrenOf(node)}</del>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'break':
      return <br />
    case 'heading':
      // The page has its own outline: a heading in a note is a line of it, not a part of the page.
      return <p className={styles.heading}>{childrenOf(node)}</p>
    case 'list':
      return node.ordered === true ? <ol start={node.start ?? 1}>{childrenOf(node)}</ol> : <ul>{childrenOf(node)}</ul>
    case 'listItem':
      return <li>{childrenOf(node)}</li>
    case 'blockquote':
      return <blockquote>{childrenOf(node)}</blockquote>
    case 'thematicBreak':
      return <hr />
    case 'link':
      return <SafeLink href={node.url}>{childrenOf(node)}</SafeLink>
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'html':
      return node.value
    default:
      return 'children' in node ? childrenOf(node) : null
  }
}
