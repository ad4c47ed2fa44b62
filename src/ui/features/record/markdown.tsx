import { lazy, Suspense } from 'react'
import styles from './markdown.module.css'

const MarkdownView = lazy(() => import('./markdown-view').then((file) => ({ default: file.MarkdownView })))

/** What someone wrote, laid out. Until the parser is here, the text as it was typed. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <Suspense fallback={<p className={styles.plain}>{text}</p>}>
      <MarkdownView text={text} />
    </Suspense>
  )
}
