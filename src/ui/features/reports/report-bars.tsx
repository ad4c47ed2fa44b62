import { scaleLinear } from 'd3-scale'
import { BarLink } from './bar-link'
import styles from './chart.module.css'
import type { DrawingProps } from './drawing-props'

const BAR = 12
const LABEL = 20
const GAP = 12
/** Room at the end for the figure of the longest bar, in percent. */
const ROOM = 78

/** Lying bars, each under its name. Widths are shares of whatever room there is, so that nothing is measured. */
export function ReportBars({ chart: { groups, series }, hrefOf, fillOf }: DrawingProps) {
  const most = Math.max(1, ...groups.flatMap(({ values }) => values))
  const width = scaleLinear([0, most], [0, ROOM])
  const step = LABEL + series.length * (BAR + 3) + GAP
  return (
    <svg className={styles.drawing} width="100%" height={groups.length * step} aria-hidden="true">
      {groups.map(({ key, label, values, texts, behind }, place) => (
        <BarLink key={key} href={behind === null ? null : hrefOf(behind)} title={label}>
          <rect x="0" y={place * step} width="100%" height={step - GAP / 2} className={styles.ground} />
          <text x="0" y={place * step + 14} className={styles.label}>
            {label}
          </text>
          {series.map(({ label: name, look }, index) => {
            const y = place * step + LABEL + index * (BAR + 3)
            const share = width(values[index] ?? 0)
            return (
              <g key={name}>
                <rect x="1" y={y} width={`${Math.max(share, 0.3)}%`} height={BAR} rx="2" fill={fillOf(look)} className={styles.bar} />
                <text x={`${share}%`} dx="8" y={y + 10} className={styles.value}>
                  {texts[index]}
                </text>
              </g>
            )
          })}
        </BarLink>
      ))}
    </svg>
  )
}
