import { Download } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { reportsText, type ReportName } from '../../text/reports'
import { saveAs } from '../../app/save-as'
import { classNames } from '../../design/class-names'
import { CSV_MARK, csvLine } from '../../../domain/model/exports/export-cell'
import { ReportChart } from './report-chart'
import type { Report } from './report'
import styles from './reports.module.css'

interface ReportSectionProps {
  readonly name: ReportName
  readonly report: Report
  readonly hrefOf: (behind: string) => string
}

/** One report: a picture, the same in figures, and the figures as a file. */
export function ReportSection({ name, report, hrefOf }: ReportSectionProps) {
  const { may, today } = useWorkspace()
  const id = useId()
  const title = reportsText.reportTitle[name]
  const save = () => saveAs(new Blob([reportCsv(report)], { type: 'text/csv' }), `${name}-${today()}.csv`)
  return (
    <section className={styles.report} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.note}>{reportsText.reportNote[name]}</span>
        {may('export-view') && report.rows.length > 0 ? (
          <span className={styles.export}>
            <Button size="sm" icon={<Download size={14} />} aria-label={reportsText.export(title)} onClick={save}>
              {reportsText.exportShort}
            </Button>
          </span>
        ) : null}
      </div>
      {report.rows.length === 0 ? (
        <p className={styles.empty}>{name === 'pipeline' ? reportsText.nothingOpen : reportsText.nothing}</p>
      ) : (
        <div className={styles.both}>
          <ReportChart chart={report.chart} title={title} hrefOf={hrefOf} />
          <ReportTable report={report} title={title} hrefOf={hrefOf} />
        </div>
      )}
      {typeof report.about === 'string' ? <p className={styles.note}>{report.about}</p> : null}
    </section>
  )
}

/** The report in figures. The name of each line leads to the deals it is made of. */
function ReportTable({
  report: { columns, rows },
  title,
  hrefOf,
}: {
  readonly report: Report
  readonly title: string
  readonly hrefOf: (behind: string) => string
}) {
  return (
    // A region that scrolls can be reached by the keyboard too.
    <div className={styles.scroll} role="region" aria-label={reportsText.tableOf(title)} tabIndex={0}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={classNames(isNumber && styles.number)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells: [first, ...cells], behind }) => (
            <tr key={key}>
              <th scope="row">
                {behind === null ? (
                  first?.text
                ) : (
                  <Link href={hrefOf(behind)} aria-label={reportsText.showBehind(name)}>
                    {first?.text}
                  </Link>
                )}
              </th>
              {cells.map(({ text }, index) => {
                const column = columns[index + 1]
                return (
                  <td key={column?.label} className={classNames(column?.isNumber === true && styles.number)}>
                    {text}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the table shows, with a mark so that every spreadsheet reads it as UTF-8, and guarded against formulas. */
function reportCsv({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  const head = csvLine(columns.map(({ label }) => label))
  return [CSV_MARK, head, ...rows.map(({ cells }) => csvLine(cells.map(({ exact }) => exact)))].join('')
}
