import { Download, Ellipsis, Table2 } from 'lucide-react'
import { useId, useState } from 'react'
import { CSV_MARK, csvLine } from '../../../domain/model/exports/export-cell'
import { useOverlays } from '../../app/overlays'
import { saveAs } from '../../app/save-as'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { IconButton } from '../../design/icon-button'
import { MenuButton } from '../../design/menu-button'
import { reportsText, type ReportName } from '../../text/reports'
import type { Report } from './report'
import { ReportChart } from './report-chart'
import { ReportTable } from './report-table'
import styles from './reports.module.css'

interface ReportSectionProps {
  readonly name: ReportName
  readonly report: Report
  readonly hrefOf: (behind: string) => string
  /** Null where there is no longer one. */
  readonly onLongerPeriod: (() => void) | null
}

/** More columns than stand in half of the room. */
const FEW_COLUMNS = 5

/** One report: a picture, or the same in figures, and the figures as a file. */
export function ReportSection({ name, report, hrefOf, onLongerPeriod }: ReportSectionProps) {
  const { may, today } = useWorkspace()
  const [isTable, setTable] = useState(false)
  const id = useId()
  const title = reportsText.reportTitle[name]
  const isEmpty = report.rows.length === 0
  const save = () => saveAs(new Blob([reportCsv(report)], { type: 'text/csv' }), `${name}-${today()}.csv`)
  return (
    <section
      className={styles.report}
      data-wide={(isTable && !isEmpty && report.columns.length > FEW_COLUMNS) || undefined}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.note}>{reportsText.reportNote[name]}</p>
        </div>
        {isEmpty ? null : (
          <div className={styles.tools}>
            <Button
              size="sm"
              variant="quiet"
              icon={<Table2 size={14} />}
              aria-pressed={isTable}
              aria-label={reportsText.showTable(title)}
              onClick={() => setTable(!isTable)}
            >
              {reportsText.table}
            </Button>
            {may('export-view') ? (
              <MenuButton
                align="end"
                entries={[{ kind: 'item', label: reportsText.export, icon: <Download size={16} />, onSelect: save }]}
                renderTrigger={(props) => (
                  <IconButton size="sm" label={reportsText.actions(title)} icon={<Ellipsis size={16} />} {...props} />
                )}
              />
            ) : null}
          </div>
        )}
      </div>
      <div className={styles.body}>
        {isEmpty ? (
          <EmptyReport name={name} onLongerPeriod={onLongerPeriod} />
        ) : isTable ? (
          <ReportTable report={report} title={title} hrefOf={hrefOf} />
        ) : (
          <ReportChart chart={report.chart} title={title} hrefOf={hrefOf} />
        )}
      </div>
      {typeof report.about === 'string' ? <p className={styles.note}>{report.about}</p> : null}
    </section>
  )
}

/** What is missing, and what brings it. */
function EmptyReport({ name, onLongerPeriod }: Pick<ReportSectionProps, 'name' | 'onLongerPeriod'>) {
  const { may } = useWorkspace()
  const overlays = useOverlays()
  const isOfNow = name === 'pipeline' || name === 'forecast'
  return (
    <div className={styles.empty}>
      <p>{reportsText.empty[name]}</p>
      {isOfNow && may('people.create') ? (
        <Button size="sm" onClick={() => overlays.show('new-deal')}>
          {reportsText.createDeal}
        </Button>
      ) : null}
      {isOfNow || onLongerPeriod === null ? null : (
        <Button size="sm" onClick={onLongerPeriod}>
          {reportsText.longerPeriod}
        </Button>
      )}
    </div>
  )
}

/** What the table shows, with a mark so that every spreadsheet reads it as UTF-8, and guarded against formulas. */
function reportCsv({ columns, rows }: Pick<Report, 'columns' | 'rows'>): string {
  const head = csvLine(columns.map(({ label }) => label))
  return [CSV_MARK, head, ...rows.map(({ cells }) => csvLine(cells.map(({ exact }) => exact)))].join('')
}
