import { useId } from 'react'
import { reportsText } from '../../text/reports'
import type { Chart, Look } from './report'
import { ReportBars } from './report-bars'
import { ReportColumns } from './report-columns'
import styles from './chart.module.css'

/**
 * A picture of a report, for the eye alone: what it shows stands in the table beside it, where also a keyboard finds the
 * links that its bars are. Series differ in their pattern, so that nobody needs to tell colours apart.
 */
export function ReportChart({
  chart,
  title,
  hrefOf,
}: {
  readonly chart: Chart
  readonly title: string
  readonly hrefOf: (behind: string) => string
}) {
  const stripes = useId()
  const Drawing = chart.kind === 'bars' ? ReportBars : ReportColumns
  const fillOf = (look: Look) => (look === 'striped' ? `url(#${stripes})` : look === 'solid' ? 'var(--accent-solid)' : 'none')
  return (
    <figure className={styles.figure} aria-label={reportsText.chartOf(title)}>
      <svg className={styles.patterns} aria-hidden="true">
        <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.stripeGround} />
          <rect width="2.5" height="6" className={styles.stripe} />
        </pattern>
      </svg>
      <Drawing chart={chart} hrefOf={hrefOf} fillOf={fillOf} />
      <figcaption className={styles.legend}>
        {chart.series.map(({ label, look }) => (
          <span key={label} className={styles.entry}>
            <svg width="14" height="10" aria-hidden="true">
              <rect x="0.5" y="0.5" width="13" height="9" rx="1" fill={fillOf(look)} className={styles.bar} />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
