import { readChoices, writeChoices } from '../../../domain/model/imports/writing/import-log'
import type { ReadChoices } from '../../../domain/model/imports/reading/source-table'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readChunks } from '../../../domain/use-cases/imports/read-import'
import type { RecordsPort } from '../../../ports/records.port'
import type { WorkspaceView } from '../../app/workspace-context'
import { comparedWith, loadKnown, loadNamed, namesIds } from './load-known'
import { importClient } from './import-client'
import type { PlanRequest } from './import-messages'
import { workspaceRequest } from './plan-request'
import type { BegunImport } from './planned-import'

/** How the file was read and planned, but for what the workspace says itself at any time. */
export interface WrittenChoices {
  readonly locale: string
  readonly read: ReadChoices
  readonly request: Omit<PlanRequest, 'names' | 'tags'>
}

export function writtenChoices({ read, request }: Omit<WrittenChoices, 'locale'>, locale: string): string | null {
  const { names, tags, ...rest } = request as PlanRequest
  return writeChoices({ locale, read, request: rest } satisfies WrittenChoices)
}

export function choicesOf(job: Pick<RecordOf<'imports'>, 'options'>): WrittenChoices | null {
  const choices = readChoices(job.options)
  return choices !== null && 'request' in choices && 'read' in choices ? (choices as WrittenChoices) : null
}

/** Copying them to the worker is to hold up no frame. */
const LOGS_AT_ONCE = 20

interface Resuming {
  readonly records: RecordsPort
  readonly workspace: WorkspaceView
  /** Resolves after the screen had its turn. */
  readonly next: () => Promise<unknown>
}

/**
 * Plans what is left of an import that was begun: the file is read and planned as it was, against what the workspace has
 * now, and the rows that are told of are left out. So nothing has to be kept but the file.
 *
 * @returns `null`: how it was planned is not known
 */
export async function resumedImport(
  job: RecordOf<'imports'>,
  file: Blob,
  { records, workspace, next }: Resuming,
): Promise<BegunImport | null> {
  const choices = choicesOf(job)
  if (choices === null) return null
  const client = importClient({ onProgress: () => undefined, onRead: () => undefined })
  try {
    const bytes = await file.arrayBuffer()
    const opened = await client.ask('open', { bytes, locale: choices.locale }, [bytes])
    const read = Object.keys(choices.read).length === 0 ? opened : await client.ask('reread', choices.read)
    if (!read.ok) {
      client.close()
      return null
    }
    const { source } = read.view.guess
    const { primary, today } = choices.request.context
    const collections = comparedWith({ primary, mapping: choices.request.mapping, view: read.view })
    await loadKnown(records, client, { workspaceId: job.workspaceId, collections, next })
    if (namesIds(choices.request.mapping)) await loadNamed(records, client, { workspaceId: job.workspaceId, source, next })
    const now = workspaceRequest(workspace, primary)
    const plan = await client.ask('plan', { ...choices.request, ...now, context: { ...now.context, today } })
    const chunks = await readChunks(job, { records, pace: next })
    for (let at = 0; at < chunks.length; at += LOGS_AT_ONCE) {
      await client.ask('told', { logs: chunks.slice(at, at + LOGS_AT_ONCE).map(({ log }) => log) })
      await next()
    }
    const left = await client.ask('begun', null)
    return { client, job, columns: read.view.columns, plan, left, chunks: chunks.length }
  } catch (error) {
    client.close()
    throw error
  }
}
