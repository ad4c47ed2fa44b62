import { Link } from 'wouter'
import { reportsText } from '../../text/reports'
import { type ChartProps, wordsOfGroup } from './report'
import styles from './bars.module.css'

/** Lying bars: a name, a bar a series, its figure. Lengths are shares of whatever room there is, so that nothing is measured. */
export function ReportBars({ chart, title, hrefOf }: ChartProps) {
  const { groups, series, isPart = false } = chart
  const most = Math.max(1, ...groups.flatMap(({ values }) => values))
  return (
    <ul className={styles.bars} aria-label={reportsText.chartOf(title)}>
      {groups.map((group) => {
        const { key, label, values, texts, behind } = group
        const words = wordsOfGroup(group, chart)
        const bars = series.map(({ label: name, look }, index) => {
          const inlineSize = `${((values[index] ?? 0) * 100) / most}%`
          return <span key={name} className={styles.bar} data-look={look} hidden={values[index] === 0} style={{ inlineSize }} />
        })
        const content = (
          <>
            <span className={styles.name}>{label}</span>
            <span className={styles.tracks} data-part={isPart || undefined}>
              {bars}
            </span>
            <span className={styles.texts}>
              {texts.map((said, index) => (
                <span key={series[index]?.label}>{said}</span>
              ))}
            </span>
          </>
        )
        return (
          <li key={key}>
            {behind === null ? (
              <div className={styles.line} title={words}>
                {content}
              </div>
            ) : (
              <Link href={hrefOf(behind)} className={styles.line} title={words} aria-label={words}>
                {content}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
