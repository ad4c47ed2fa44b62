import { Download } from 'lucide-react'
import { useId } from 'react'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { reportsText, type ReportName } from '../../text/reports'
import { saveAs } from '../../app/save-as'
import { ReportChart } from './report-chart'
import { reportCsv } from './report-csv'
import { ReportTable } from './report-table'
import type { Report } from './report'
import styles from './reports.module.css'

export interface ReportSectionProps {
  readonly name: ReportName
  readonly report: Report
  readonly hrefOf: (behind: string) => string
}

/** One report: a picture, the same in figures, and the figures as a file. */
export function ReportSection({ name, report, hrefOf }: ReportSectionProps) {
  const { may, today } = useWorkspace()
  const id = useId()
  const title = reportsText.reportTitle(name)
  const save = () => saveAs(new Blob([reportCsv(report)], { type: 'text/csv' }), `${name}-${today()}.csv`)
  return (
    <section className={styles.report} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.note}>{reportsText.reportNote(name)}</span>
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
