import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './figure-tile.module.css'

export interface FigureTileProps {
  readonly label: string
  readonly figure: string
  /** Where the records are that it counts. */
  readonly href: string
  /** Below the figure. */
  readonly note?: ReactNode
  /** What it is made of; shown while somebody points at the tile or is on it. */
  readonly parts?: readonly string[]
}

/** Figures side by side. */
export function FigureTiles({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.tiles} aria-label={label}>
      {children}
    </section>
  )
}

/** One figure: what it is of, how much, and the way to what it counts. */
export function FigureTile({ label, figure, href, note, parts = [] }: FigureTileProps) {
  const id = useId()
  return (
    <div className={styles.frame}>
      <Link href={href} className={styles.tile} aria-describedby={parts.length === 0 ? undefined : id}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figure}>{figure}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </Link>
      {parts.length === 0 ? null : (
        <span id={id} role="tooltip" className={styles.parts}>
          {parts.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      )}
    </div>
  )
}
