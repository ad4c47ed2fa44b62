import { isSameProgram } from '../../../domain/model/imports/writing/import-log'
import type { Mapping } from '../../../domain/model/imports/mapping'
import type { Source } from '../../../domain/model/imports/targets'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordsPort } from '../../../ports/records.port'
import { readChunks } from '../../../domain/use-cases/imports/read-import'
import type { ImportClient } from './import-client'

interface NamedOf {
  readonly workspaceId: Id
  readonly source: Source
  readonly next: () => Promise<unknown>
}

/** Earlier imports that are looked through: a house is moved in one go. */
const LATEST = 50
/** Copying them to the worker is to hold up no frame. */
const LOGS_AT_ONCE = 20

/** Does the file say by what its program knows its records? */
export function namesIds(mapping: Mapping): boolean {
  return mapping.some(({ target }) => target !== null && /\.(recordId|related)$/.test(target))
}

/**
 * Tells the worker what earlier files called their records, so that this one links to them. What cannot be had is left out:
 * the rows say which ids nobody has.
 */
export async function loadNamed(
  records: RecordsPort,
  client: ImportClient,
  { workspaceId, source, next }: NamedOf,
): Promise<void> {
  const { items } = await records
    .list('imports', { workspaceId, orderBy: [{ field: 'createdAt', direction: 'desc', empty: 'last' }], limit: LATEST })
    .catch(() => ({ items: [] }))
  for (const job of items) {
    if (job.status === 'undone' || job.mapping?.includes('recordId') !== true) continue
    const isSame = isSameProgram(job.source ?? 'other', source)
    const chunks = await readChunks(job, { records, pace: next }).catch(() => [])
    for (let at = 0; at < chunks.length; at += LOGS_AT_ONCE) {
      await client.ask('named', { logs: chunks.slice(at, at + LOGS_AT_ONCE).map(({ log }) => log), isSame })
      await next()
    }
  }
}
