import { scaleBand, scaleLinear } from 'd3-scale'
import { BarLink } from './bar-link'
import styles from './chart.module.css'
import type { DrawingProps } from './drawing-props'

const HEIGHT = 180
const FOOT = 22
const TOP = 18
/** So many names stand beside each other on a phone. */
const NAMES = 6

/** Standing columns over time. Widths are shares of whatever room there is, so that nothing is measured. */
export function ReportColumns({ chart: { groups, series }, hrefOf, fillOf }: DrawingProps) {
  const most = Math.max(1, ...groups.flatMap(({ values }) => values))
  const height = scaleLinear([0, most], [0, HEIGHT - TOP]).nice()
  const across = scaleBand(
    groups.map(({ key }) => key),
    [0, 100],
  ).padding(0.25)
  const within = across.bandwidth() / series.length
  const each = Math.ceil(groups.length / NAMES)
  const highest = groups.flatMap(({ values, texts }) => values.map((value, index) => ({ value, text: texts[index] ?? '' })))
  const peak = highest.reduce((best, one) => (one.value > best.value ? one : best), { value: 0, text: '' })
  return (
    <svg className={styles.drawing} width="100%" height={HEIGHT + FOOT} aria-hidden="true">
      <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} className={styles.axis} />
      {peak.value === 0 ? null : (
        <>
          <line x1="0" x2="100%" y1={HEIGHT - height(peak.value)} y2={HEIGHT - height(peak.value)} className={styles.guide} />
          <text x="0" y={HEIGHT - height(peak.value) - 5} className={styles.value}>
            {peak.text}
          </text>
        </>
      )}
      {groups.map(({ key, label, values, texts, behind }, place) => {
        const start = across(key) ?? 0
        return (
          <BarLink
            key={key}
            href={behind === null ? null : hrefOf(behind)}
            title={`${label}: ${series.map(({ label: name }, index) => `${name} ${texts[index] ?? ''}`).join(', ')}`}
          >
            <rect x={`${start}%`} y="0" width={`${across.bandwidth()}%`} height={HEIGHT} className={styles.ground} />
            {series.map(({ label: name, look }, index) => {
              const tall = height(values[index] ?? 0)
              return tall === 0 ? null : (
                <rect
                  key={name}
                  x={`${start + index * within}%`}
                  y={HEIGHT - tall}
                  width={`${within * 0.86}%`}
                  height={tall}
                  rx="1.5"
                  fill={fillOf(look)}
                  className={styles.bar}
                />
              )
            })}
            {place % each === 0 ? (
              <text x={`${start + across.bandwidth() / 2}%`} y={HEIGHT + 16} textAnchor="middle" className={styles.label}>
                {label}
              </text>
            ) : null}
          </BarLink>
        )
      })}
    </svg>
  )
}
