import type { OutcomeCounts } from '../../../domain/model/imports/writing/row-outcomes'
import { classNames } from '../../design/class-names'
import { importText } from '../../text/import'
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

export function runFigures({ created, updated, skipped, failed }: OutcomeCounts): readonly Figure[] {
  return [
    { name: 'created', value: created, label: importText.created, tone: 'success' },
    { name: 'updated', value: updated, label: importText.updated, tone: 'neutral' },
    { name: 'skipped', value: skipped, label: importText.skipped, tone: 'neutral' },
    { name: 'failed', value: failed, label: importText.failed, tone: 'danger' },
  ]
}
