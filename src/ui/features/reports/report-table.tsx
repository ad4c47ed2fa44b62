import { Link } from 'wouter'
import { classNames } from '../../design/class-names'
import { reportsText } from '../../text/reports'
import type { Report } from './report'
import styles from './report-table.module.css'

interface ReportTableProps {
  readonly report: Report
  readonly title: string
  readonly hrefOf: (behind: string) => string
}

/** The report in figures. The name of each line leads to the deals it is made of. Where there is little room, a line is a block. */
export function ReportTable({ report: { columns, rows }, title, hrefOf }: ReportTableProps) {
  return (
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
                <td key={column?.label} data-column={column?.label} className={classNames(column?.isNumber === true && styles.number)}>
                  {text}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
