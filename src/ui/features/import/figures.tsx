import { classNames } from '../../design/class-names'
import styles from './import.module.css'

export interface Figure {
  readonly name: string
  readonly value: number
  readonly label: string
  /** Only a figure that is not nought is coloured. */
  readonly tone: 'neutral' | 'success' | 'danger'
}

/** A few counts, side by side. */
export function Figures({
  figures,
  format,
}: {
  readonly figures: readonly Figure[]
  readonly format: (value: number) => string
}) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, label, tone }) => (
        <div key={name} className={classNames(styles.figure, value > 0 && styles[tone])}>
          <dt>{label}</dt>
          <dd>{format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
