import type { MarkdownProps } from './markdown-view'
import styles from './markdown.module.css'
import { lazyComponent } from '../design/lazy-component'
import { lazyText } from '../design/lazy-text'

/** What someone wrote, formatted; as it was typed until the parser is here. */
export const { Component: Markdown } = lazyComponent<MarkdownProps>(
  () => import('./markdown-view').then((file) => file.MarkdownView),
  ({ text }) => <p className={styles.plain}>{text}</p>,
)

/** The beginning of a note where one line must do, without the marks of its Markdown: the commonest until the parser is here. */
export const PlainLine = lazyText(
  () => import('./plain-text').then((file) => file.plainText),
  (text) => text.replace(/\[([^[\]]*)\]\([^()\s]*(?:\)|…$)/g, '$1').replace(/\*\*|__|~~|`/g, ''),
)
