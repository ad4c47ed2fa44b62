import { lazy, Suspense } from 'react'
import type { MarkdownProps } from './markdown-view'
import styles from './markdown.module.css'
import { lazyText } from '../design/lazy-text'

const MarkdownView = lazy(() => import('./markdown-view').then((file) => ({ default: file.MarkdownView })))

/** What someone wrote, formatted; as it was typed until the parser is here. */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<p className={styles.plain}>{props.text}</p>}>
      <MarkdownView {...props} />
    </Suspense>
  )
}

/** The beginning of a note where one line must do, without the marks of its Markdown: the commonest until the parser is here. */
export const PlainLine = lazyText(
  () => import('./plain-text').then((file) => file.plainText),
  (text) => text.replace(/\[([^[\]]*)\]\([^()\s]*(?:\)|…$)/g, '$1').replace(/\*\*|__|~~|`/g, ''),
)
