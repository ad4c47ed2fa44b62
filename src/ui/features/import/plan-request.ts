import { ownFieldsOf } from '../../../domain/model/fields/own-field'
import type { RowContext } from '../../../domain/model/imports/planning/rows/draft'
import type { Id } from '../../../domain/model/kernel/id'
import type { KnownNames } from '../../../domain/model/imports/planning/known-names'
import type { WorkspaceView } from '../../app/workspace-context'
import { importNamesText } from '../../text/import-check'
import { neededFields, type DraftState } from './draft-state'
import type { PlanRequest, WorkspaceRequest } from './import-messages'
import { readChoices, writeChoices } from '../../../domain/model/imports/writing/import-log'
import type { ReadChoices } from '../../../domain/model/imports/reading/source-table'
import type { RecordOf } from '../../../domain/model/records/collections'
import { readChunks } from '../../../domain/use-cases/imports/read-import'
import type { RecordsPort } from '../../../ports/records.port'
import { eachLogs, loadKnown } from './load-known'
import { importClient } from './import-client'
import type { ResumedImport } from './run-state'

/** All that the worker needs besides the file and what the workspace has. */
export function planRequest({ primary, mapping, newFields, answers }: DraftState, view: WorkspaceView): PlanRequest {
  return {
    mapping,
    orders: [...answers.orders],
    policy: { '*': answers.policy, ...answers.fieldPolicies },
    edits: answers.edits,
    leftOut: [...answers.leftOut],
    nameChoices: answers.names,
    matches: answers.matches,
    fields: neededFields(newFields, mapping),
    ...workspaceRequest(view, primary, answers.owner),
  }
}

/** What the workspace says itself: of an import that is gone on with, as it says it then. */
export function workspaceRequest(view: WorkspaceView, primary: RowContext['primary'], owner: Id | null): WorkspaceRequest {
  const tags = view.tags.map(({ id, name }) => ({ id, name }))
  return { context: { ...contextOf(view, primary), owner }, names: namesOf(view), imported: importNamesText.imported, tags }
}

function contextOf(view: WorkspaceView, primary: RowContext['primary']): RowContext {
  const { country, timeZone, locale, currency } = view.workspace
  const own = {
    people: ownFieldsOf(view.fields, 'people'),
    companies: ownFieldsOf(view.fields, 'companies'),
    deals: ownFieldsOf(view.fields, 'deals'),
  }
  return { primary, country, timeZone, locale, currency, today: view.today(), own }
}

function namesOf({ members, pipelines, stages, lostReasons, may }: WorkspaceView): KnownNames {
  return {
    members: members.map(({ id, displayName }) => ({ id, name: displayName })),
    pipelines: pipelines.map(({ id, name, default: isDefault, position }) => ({ id, name, default: isDefault, position })),
    stages: stages.map(({ id, name, pipelineId, kind, position }) => ({ id, name, pipelineId, kind, position })),
    lostReasons: lostReasons.map(({ id, name, position }) => ({ id, name, position })),
    mayMake: may('manage-pipelines'),
  }
}

/** How the file was read and planned, but for what the workspace says itself at any time. */
export interface WrittenChoices {
  readonly locale: string
  readonly read: ReadChoices
  readonly request: Omit<PlanRequest, 'names' | 'imported' | 'tags' | 'fields'>
}

export function writtenChoices({ read, request }: Omit<WrittenChoices, 'locale'>, locale: string): string | null {
  const { names, imported, tags, fields, ...rest } = request as PlanRequest
  return writeChoices({ locale, read, request: rest } satisfies WrittenChoices)
}

export function choicesOf(job: Pick<RecordOf<'imports'>, 'options'>): WrittenChoices | null {
  const choices = readChoices(job.options)
  return choices !== null && 'request' in choices && 'read' in choices ? (choices as WrittenChoices) : null
}

interface Resuming {
  readonly records: RecordsPort
  readonly workspace: WorkspaceView
  /** Resolves after the screen had its turn. */
  readonly next: () => Promise<unknown>
}

/**
 * Plans what is left of an import that was begun: the file is read and planned as it was, against what the workspace has
 * now, and the rows that its log has are left out. So nothing has to be kept but the file.
 *
 * @returns `null`: how it was planned is not known
 */
export async function resumedImport(
  job: RecordOf<'imports'>,
  file: Blob,
  { records, workspace, next }: Resuming,
): Promise<ResumedImport | null> {
  const choices = choicesOf(job)
  if (choices === null) return null
  const client = importClient({ onProgress: () => undefined, onRead: () => undefined })
  try {
    const bytes = await file.arrayBuffer()
    const opened = await client.ask('open', { bytes, name: job.fileName, locale: choices.locale }, [bytes])
    const read = Object.keys(choices.read).length === 0 ? opened : await client.ask('reread', choices.read)
    if (!read.ok) {
      client.close()
      return null
    }
    const { source } = read.view.guess
    const { primary, today, owner } = choices.request.context
    const { mapping } = choices.request
    await loadKnown(records, client, { workspaceId: job.workspaceId, mapping, primary, source, next })
    const now = workspaceRequest(workspace, primary, owner ?? null)
    // The fields that it makes are there since it began.
    const plan = await client.ask('plan', { ...choices.request, ...now, fields: [], context: { ...now.context, today } })
    const chunks = await readChunks(job, { records, pace: next })
    await eachLogs(chunks, next, (logs) => client.ask('logged', { logs }))
    return { client, job, columns: read.view.columns, plan, chunks: chunks.length }
  } catch (error) {
    client.close()
    throw error
  }
}
