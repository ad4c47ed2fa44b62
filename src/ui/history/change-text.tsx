import { ArrowRight } from 'lucide-react'
import { timelineText } from '../text/timeline'
import type { ChangeLine } from './change-lines'
import styles from './timeline.module.css'

const text = timelineText

/** Which value became which. */
export function ChangeText({ line }: { readonly line: ChangeLine }) {
  if (line.kind === 'text') return <>{text.textChanged(line.field)}</>
  if (line.kind === 'list') {
    return (
      <>
        <span className={styles.changeField}>{line.field}</span>
        {line.added.length === 0 ? null : (
          <>
            {' '}
            {text.added} <ins>{line.added.join(', ')}</ins>
          </>
        )}
        {line.removed.length === 0 ? null : (
          <>
            {' '}
            {text.removed} <del>{line.removed.join(', ')}</del>
          </>
        )}
      </>
    )
  }
  if (line.to === null) {
    return (
      <>
        <span className={styles.changeField}>{text.cleared(line.field)}</span> <del>{line.from}</del>
      </>
    )
  }
  if (line.from === null) {
    return (
      <>
        <span className={styles.changeField}>{text.set(line.field)}</span> <ins>{line.to}</ins>
      </>
    )
  }
  return (
    <>
      <span className={styles.changeField}>{line.field}</span> <span className="visually-hidden">{text.from} </span>
      <del>{line.from}</del>
      <ArrowRight size={12} aria-hidden="true" />
      <span className="visually-hidden"> {text.to} </span>
      <ins>{line.to}</ins>
    </>
  )
}
