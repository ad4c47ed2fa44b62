import { compact } from '../../shared/store/compact'
import { compactBeside } from '../../shared/store/compact-beside'
import { within } from '../../shared/store/within-store'
import { generationIn, rowsOf } from './replica-database'

/** To be called by the page that holds the chunk lock, or by the worker that it starts. @param worker which then does it, if it can */
export async function compactReplica(database: string, worker?: string): Promise<void> {
  if (worker !== undefined && (await compactBeside(worker, database))) return
  await within(database, (db) => compact({ rows: rowsOf(db), durability: 'relaxed', retained: 0, generation: generationIn }))
}
