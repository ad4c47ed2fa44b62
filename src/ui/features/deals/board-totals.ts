import { catchError, from, of, type Observable } from 'rxjs'
import { stageTotals } from '../../../domain/model/deals/stage-totals'
import type { Query } from '../../../domain/model/query/ast'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { DealRow, StageTotal } from '../../../domain/model/records/views'
import { listPages } from '../../../domain/use-cases/records/list-pages'
import type { RecordsPort } from '../../../ports/records.port'

interface Column {
  readonly stage: RecordOf<'stages'>
  readonly query: Query<DealRow>
  readonly deals: readonly DealRow[]
  /** How many deals the query finds; those beyond one page are not loaded. */
  readonly count: number
}

/** What the deals that a filter leaves in a stage come to. The backend keeps totals of whole stages only. */
export function filteredTotals$({ stage, query, deals, count }: Column, records: RecordsPort): Observable<readonly StageTotal[]> {
  const totalsOf = (rows: readonly DealRow[]) => stageTotals(rows, () => stage)
  if (deals.length >= count) return of(totalsOf(deals))
  const all = async () => {
    const rows: DealRow[] = []
    for await (const page of listPages('dealRows', query, { records })) rows.push(...page)
    return totalsOf(rows)
  }
  return from(all()).pipe(catchError(() => of(totalsOf(deals))))
}
