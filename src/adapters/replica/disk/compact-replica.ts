import { compact } from '../../shared/store/compact'
import { within } from '../../shared/store/within-store'
import { generationIn, rowsOf } from './replica-database'

/** To be called by the page that holds the chunk lock, or by the worker that it starts. @param worker which then does it */
export async function compactReplica(database: string, worker?: string): Promise<void> {
  if (worker === undefined)
    return within(database, (db) => compact({ rows: rowsOf(db), durability: 'relaxed', retained: 0, generation: generationIn }))
  const { compactBeside } = await import('../../shared/store/compact-beside')
  await compactBeside(worker, database)
}
