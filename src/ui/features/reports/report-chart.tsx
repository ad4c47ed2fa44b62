import { useId, type ReactNode } from 'react'
import { scaleLinear, scaleBand } from 'd3-scale'
import { Link } from 'wouter'
import { reportsText } from '../../text/reports'
import type { Chart, Look } from './report'
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

const BAR = 12
const LABEL = 20
const GAP = 12
/** Room at the end for the figure of the longest bar, in percent. */
const ROOM = 78

/** Lying bars, each under its name. Widths are shares of whatever room there is, so that nothing is measured. */
function ReportBars({ chart: { groups, series }, hrefOf, fillOf }: DrawingProps) {
  const most = Math.max(1, ...groups.flatMap(({ values }) => values))
  const width = scaleLinear([0, most], [0, ROOM])
  const step = LABEL + series.length * (BAR + 3) + GAP
  return (
    <svg className={styles.drawing} width="100%" height={groups.length * step} aria-hidden="true">
      {groups.map(({ key, label, values, texts, behind }, groupIndex) => (
        <BarLink key={key} href={behind === null ? null : hrefOf(behind)} title={label}>
          <rect x="0" y={groupIndex * step} width="100%" height={step - GAP / 2} className={styles.ground} />
          <text x="0" y={groupIndex * step + 14} className={styles.label}>
            {label}
          </text>
          {series.map(({ label: name, look }, index) => {
            const y = groupIndex * step + LABEL + index * (BAR + 3)
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

const HEIGHT = 180
const FOOT = 22
const TOP = 18
/** So many names stand beside each other on a phone. */
const NAMES = 6

/** Standing columns over time. Widths are shares of whatever room there is, so that nothing is measured. */
function ReportColumns({ chart: { groups, series }, hrefOf, fillOf }: DrawingProps) {
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
      {groups.map(({ key, label, values, texts, behind }, groupIndex) => {
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
            {groupIndex % each === 0 ? (
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

interface DrawingProps {
  readonly chart: Chart
  readonly hrefOf: (behind: string) => string
  /** What fills a series, by its look. */
  readonly fillOf: (look: Look) => string
}

/** A part of a chart that leads to the deals behind it. A keyboard takes the same way from the table. */
function BarLink({
  href,
  title,
  children,
}: {
  readonly href: string | null
  readonly title: string
  readonly children: ReactNode
}) {
  const content = (
    <>
      <title>{title}</title>
      {children}
    </>
  )
  if (href === null) return <g>{content}</g>
  return (
    <Link href={href} tabIndex={-1} className={styles.link}>
      {content}
    </Link>
  )
}
