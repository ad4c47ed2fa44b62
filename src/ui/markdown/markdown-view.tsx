import type { Nodes, Parents, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { Fragment, memo, useEffect, useState, type ReactNode } from 'react'
import { type Mentionable, mentionSpans } from '../../domain/model/notes/note'
import { subjectOfAddress } from '../../domain/model/notes/record-link'
import styles from './markdown.module.css'
import { RecordMention } from './record-mention'
import { SafeLink } from './safe-link'
import { isTangled } from './plain-text'

type Members = readonly Mentionable[]

export interface MarkdownProps {
  readonly text: string
  /** Whom it may name: `@Name` then stands out. */
  readonly members: Members
}

/**
 * CommonMark as React elements. HTML in it is shown as the text it is, images as their description, links only where they
 * lead to the web or to a mail address: nothing a note holds can run, load or lead astray. What would take long to lay out
 * is shown as it was typed.
 */
export const MarkdownView = memo(function MarkdownView({ text, members }: MarkdownProps) {
  if (isTangled(text)) return <p className={styles.plain}>{text}</p>
  if (text.length > AT_ONCE) return <LongMarkdown key={text} text={text} members={members} />
  return <ParsedMarkdown root={fromMarkdown(text)} text={text} members={members} />
})

/** Characters that are parsed at once; what is longer is parsed beside the page. */
const AT_ONCE = 2000
/** Quotes and lists in one another: further in, a page has no room for them. */
const MOST_LEVELS = 30

function LongMarkdown({ text, members }: MarkdownProps) {
  const [root, setRoot] = useState<Root | null>(null)
  useEffect(() => {
    let isGone = false
    void import('./parse-beside').then(({ parseBeside }) => parseBeside(text)).then((parsed) => isGone || setRoot(parsed))
    return () => {
      isGone = true
    }
  }, [text])
  return root === null ? <p className={styles.plain}>{text}</p> : <ParsedMarkdown root={root} text={text} members={members} />
}

function ParsedMarkdown({ root, text, members }: MarkdownProps & { readonly root: Root }) {
  if (!isWithin(root, MOST_LEVELS)) return <p className={styles.plain}>{text}</p>
  return <div className={styles.markdown}>{childrenOf(root, members)}</div>
}

function isWithin(node: Nodes, levels: number): boolean {
  return levels > 0 && (!('children' in node) || node.children.every((child) => isWithin(child, levels - 1)))
}

function childrenOf(node: Parents, members: Members): ReactNode {
  return node.children.map((child) => <Fragment key={child.position?.start.offset}>{render(child, members)}</Fragment>)
}

function render(node: Nodes, members: Members): ReactNode {
  switch (node.type) {
    case 'text':
      return withMentions(node.value, members)
    case 'paragraph':
      return <p>{childrenOf(node, members)}</p>
    case 'strong':
      return <strong>{childrenOf(node, members)}</strong>
    case 'emphasis':
      return <em>{childrenOf(node, members)}</em>
    case 'delete':
      return <del>{childrenOf(node, members)}</del>
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
      return <p className={styles.heading}>{childrenOf(node, members)}</p>
    case 'list':
      return node.ordered === true ? (
        <ol start={node.start ?? 1}>{childrenOf(node, members)}</ol>
      ) : (
        <ul>{childrenOf(node, members)}</ul>
      )
    case 'listItem':
      return <li>{childrenOf(node, members)}</li>
    case 'blockquote':
      return <blockquote>{childrenOf(node, members)}</blockquote>
    case 'thematicBreak':
      return <hr />
    case 'link': {
      const subject = subjectOfAddress(node.url)
      const words = childrenOf(node, members)
      return subject === null ? (
        <SafeLink href={node.url}>{words}</SafeLink>
      ) : (
        <RecordMention subject={subject}>{words}</RecordMention>
      )
    }
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'html':
      return node.value
    default:
      return 'children' in node ? childrenOf(node, members) : null
  }
}

function withMentions(text: string, members: Members): ReactNode {
  const spans = mentionSpans(text, members)
  if (spans.length === 0) return text
  const parts = spans.map(({ start, end }, index) => (
    <Fragment key={start}>
      {text.slice(spans[index - 1]?.end ?? 0, start)}
      <span className={styles.mention}>{text.slice(start, end)}</span>
    </Fragment>
  ))
  return [...parts, text.slice(spans.at(-1)?.end ?? 0)]
}
