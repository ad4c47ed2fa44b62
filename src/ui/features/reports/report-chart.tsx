import { scaleBand, scaleLinear } from 'd3-scale'
import { useId, type ReactNode } from 'react'
import { Link } from 'wouter'
import { reportsText } from '../../text/reports'
import { type ChartProps, type Look, wordsOfGroup } from './report'
import { ReportBars } from './report-bars'
import styles from './chart.module.css'

/**
 * A picture of a report. Each of its parts is a link to the deals behind it, which says its figures. Series differ in their
 * pattern, so that nobody needs to tell colours apart.
 */
export function ReportChart(props: ChartProps) {
  const { chart, title } = props
  const stripes = useId()
  const fillOf = (look: Look) => (look === 'striped' ? `url(#${stripes})` : look === 'solid' ? 'var(--accent-solid)' : 'none')
  return (
    <figure className={styles.figure} aria-label={reportsText.chartOf(title)}>
      <svg className={styles.patterns} aria-hidden="true">
        <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.stripeGround} />
          <rect width="2.5" height="6" className={styles.stripe} />
        </pattern>
      </svg>
      {chart.kind === 'bars' ? <ReportBars {...props} /> : <ReportColumns {...props} fillOf={fillOf} />}
      {chart.series.length < 2 ? null : (
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
      )}
    </figure>
  )
}

const HEIGHT = 180
const FOOT = 22
const TOP = 18
/** So many names stand beside each other on a phone. */
const NAMES = 5

interface ColumnsProps extends ChartProps {
  /** What fills a series, by its look. */
  readonly fillOf: (look: Look) => string
}

/** Standing columns over time. Widths are shares of whatever room there is, so that nothing is measured. */
function ReportColumns({ chart, hrefOf, fillOf }: ColumnsProps) {
  const { groups, series } = chart
  const highest = groups.flatMap(({ values, texts }) => values.map((value, index) => ({ value, text: texts[index] ?? '' })))
  const peak = highest.reduce((best, one) => (one.value > best.value ? one : best), { value: 0, text: '' })
  const height = scaleLinear([0, Math.max(1, peak.value)], [0, HEIGHT - TOP])
  const across = scaleBand(
    groups.map(({ key }) => key),
    [0, 100],
  ).padding(0.25)
  const within = across.bandwidth() / series.length
  const each = Math.ceil(groups.length / NAMES)
  return (
    <svg className={styles.drawing} width="100%" height={HEIGHT + FOOT}>
      <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} className={styles.axis} />
      {peak.value === 0 ? null : (
        <g aria-hidden="true">
          <line x1="0" x2="100%" y1={TOP} y2={TOP} className={styles.guide} />
          <text x="0" y={TOP - 5} className={styles.value}>
            {peak.text}
          </text>
        </g>
      )}
      {groups.map((group, groupIndex) => {
        const { key, label, values, behind } = group
        const start = across(key) ?? 0
        const isEmpty = values.every((value) => value === 0)
        return (
          <ColumnLink key={key} href={behind === null || isEmpty ? null : hrefOf(behind)} label={wordsOfGroup(group, chart)}>
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
            {groupIndex % each === 0 ? (
              <text {...labelPlace(groupIndex, groups.length, { start, width: across.bandwidth() })} y={HEIGHT + 16} className={styles.label}>
                {label}
              </text>
            ) : null}
          </ColumnLink>
        )
      })}
    </svg>
  )
}

/** Below the middle of its column; at the end of the chart it stays within. */
function labelPlace(index: number, count: number, { start, width }: { readonly start: number; readonly width: number }) {
  if (index === count - 1) return { x: `${start + width}%`, textAnchor: 'end' } as const
  return { x: `${start + width / 2}%`, textAnchor: 'middle' } as const
}

/** A column that leads to the deals behind it; one without any says what it is of to the eye alone. */
function ColumnLink({ href, label, children }: { readonly href: string | null; readonly label: string; readonly children: ReactNode }) {
  if (href === null) return <g aria-hidden="true">{children}</g>
  return (
    <Link href={href} className={styles.link} aria-label={label}>
      <title>{label}</title>
      {children}
    </Link>
  )
}
