import { firstValueFrom, from } from 'rxjs'
import type { Query } from '../../../domain/model/query/ast'
import type { ReadableName, RowOf } from '../../../domain/model/records/collections'
import { listPages } from '../../../domain/use-cases/records/list-pages'
import type { RecordsPort } from '../../../ports/records.port'
import type { CheckName } from '../../text/health'
import { findings$, type Finding, type HealthContext, type Reading } from './health.model'

/**
 * Every record that a check finds, however many pages they take, as they stand now.
 *
 * @throws whatever RecordsPort.list may
 */
export async function allFindings(records: RecordsPort, check: CheckName, context: HealthContext): Promise<readonly Finding[]> {
  const { items } = await firstValueFrom(findings$(wholly(records), check, context, records.capabilities.maxPageSize))
  return items
}

/** Reads all there is where a screen would follow a page. */
function wholly(records: RecordsPort): Reading {
  return {
    getMany: (collection, ids) => records.getMany(collection, ids),
    watch: (collection, query) => from(whole(records, collection, query)),
  }
}

async function whole<K extends ReadableName>(records: RecordsPort, collection: K, query: Query<RowOf<K>>) {
  const items: RowOf<K>[] = []
  for await (const page of listPages(collection, query, { records })) for (const row of page) items.push(row)
  return { value: { items, total: items.length, next: null }, freshness: 'live' as const }
}
