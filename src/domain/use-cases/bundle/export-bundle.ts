import type { Ports } from '../../../ports/ports'
import type { Runtime, Turn } from '../../../ports/runtime.port'
import {
  BUNDLE_COLLECTIONS,
  BUNDLE_FORMAT,
  BUNDLE_SCHEMA,
  bundledFields,
  type BundlePart,
  bytesPath,
  type Manifest,
  MANIFEST_PATH,
  recordsPath,
  TABLE_COLLECTIONS,
  type TableCollection,
  tablePath,
} from '../../model/bundle/bundle-format'
import { isPortError } from '../../model/errors/port-error'
import type { Refusal } from '../../model/functions/catalogue'
import { csvCell } from '../../model/imports/reading/delimited/csv-cell'
import type { Id } from '../../model/kernel/id'
import { instantOf } from '../../model/kernel/instant'
import type { MutationId } from '../../model/records/meta'
import { REFERENCES } from '../../model/records/references'
import { type ArchiveWriter, type BundleTools, partOf } from './archive'
import { linesOf, TextPieces } from './lines-of'
import { type Names, readExport, type ReadExport } from './read-export'

export type ExportStep =
  | { readonly step: 'records' }
  | { readonly step: 'files'; readonly done: number; readonly total: number }
  | { readonly step: 'packing' }

export interface ExportOptions {
  readonly workspaceId: Id
  readonly memberId: Id
  readonly mutationId: MutationId
  readonly runtime: Pick<Runtime, 'now' | 'turn'>
  readonly signal?: AbortSignal
  readonly onStep?: (step: ExportStep) => void
}

export type Exported =
  | { readonly ok: true; readonly bundle: Blob; readonly manifest: Manifest }
  | { readonly ok: false; readonly refusal: Refusal<'export-workspace'> }

const EXPORT_TIMEOUT_MS = 180_000

/**
 * The whole workspace as one bundle (`docs/bundle.md`): every record, those in the trash too, tables for people, and the bytes
 * of files, one at a time. For managers only.
 *
 * @throws access/denied, net/*, internal/unexpected when what came is not whole
 */
export async function exportBundle(
  options: ExportOptions,
  { functions, files }: Pick<Ports, 'functions' | 'files'>,
  tools: BundleTools,
): Promise<Exported> {
  const { workspaceId, mutationId, runtime, signal, onStep = () => undefined } = options
  const call = { timeoutMs: EXPORT_TIMEOUT_MS, ...(signal === undefined ? {} : { signal }) }
  onStep({ step: 'records' })
  const answer = await functions.call('export-workspace', { workspaceId }, { ...call, mutationId })
  if (!answer.ok) return answer
  const read = await readExport(await files.download({ workspaceId, path: answer.value.path }, call), runtime.turn)

  const archive = tools.newArchive()
  const parts: BundlePart[] = []
  const add = async (path: string, bytes: Blob, isPacked: boolean) => {
    parts.push(await partOf(path, bytes, tools))
    await archive.add(path, bytes, isPacked)
  }
  for (const collection of BUNDLE_COLLECTIONS) {
    const lines = read.lines.get(collection)
    if (lines !== undefined) await add(recordsPath(collection), lines.text.blob(), false)
  }
  for (const collection of TABLE_COLLECTIONS)
    await add(tablePath(collection), await tableBlob(collection, read, runtime.turn), false)

  const missingFiles: Id[] = []
  const ready = read.files.filter(({ status }) => status === 'ready')
  for (const [done, { id, path }] of ready.entries()) {
    onStep({ step: 'files', done, total: ready.length })
    const bytes = await downloaded(files, { workspaceId, path }, call)
    if (bytes === null) missingFiles.push(id)
    else await add(bytesPath(id), bytes, true)
  }

  onStep({ step: 'packing' })
  const counts = Object.fromEntries([...read.lines].map(([collection, lines]) => [collection, lines.count]))
  const manifest: Manifest = {
    portside: 'bundle',
    format: BUNDLE_FORMAT,
    schema: BUNDLE_SCHEMA,
    exportedAt: instantOf(runtime.now()),
    exportedBy: options.memberId,
    workspace: { id: workspaceId, name: read.workspaceName },
    counts,
    parts,
    missingFiles,
  }
  return { ok: true, bundle: await finished(archive, manifest), manifest }
}

async function finished(archive: ArchiveWriter, manifest: Manifest): Promise<Blob> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  await archive.add(MANIFEST_PATH, new Blob([text], { type: 'application/json' }), false)
  return archive.finish()
}

/** `null`: the record says that it is there, and it is not. */
async function downloaded(
  files: Ports['files'],
  file: { readonly workspaceId: Id; readonly path: string },
  call: { readonly timeoutMs: number; readonly signal?: AbortSignal },
): Promise<Blob | null> {
  try {
    return await files.download(file, call)
  } catch (error) {
    if (isPortError(error, 'file/missing')) return null
    throw error
  }
}

/**
 * A table for a spreadsheet: a mark by which it reads UTF-8, a header, a row a record with names in place of ids, several
 * values in one cell after each other. Nothing is read back from it.
 */
export async function tableBlob(
  collection: TableCollection,
  { lines, names, fields: own }: ReadExport,
  turn: Turn,
): Promise<Blob> {
  const fields = bundledFields(collection).filter((field) => field !== 'custom')
  const ownFields = own.filter((field) => field.collection === collection)
  const targets: ReadonlySet<string> = new Set(Object.keys(REFERENCES[collection]))
  const table = new TextPieces()
  table.add(`\ufeff${row([...fields.map(headingOf), ...ownFields.map(({ label }) => label)])}`)
  const records = lines.get(collection)?.text.blob() ?? new Blob()
  for await (const line of linesOf(records.stream(), turn)) {
    const record = JSON.parse(line) as Readonly<Record<string, unknown>>
    const custom = Object(record['custom']) as object
    const cells = fields.map((field) => textOf(record[field], namesFor(targets.has(field), names)))
    table.add(row([...cells, ...ownFields.map(({ key }) => textOf(Reflect.get(custom, key), String))]))
  }
  return table.blob()
}

function namesFor(isReference: boolean, names: Names): (value: string) => string {
  return isReference ? (value) => names.of(value.replace(/^[a-z]+\//, '')) : (value) => value
}

function row(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell)).join(',')}\r\n`
}

/** `ownerId` → `owner`: the cells hold names. */
function headingOf(field: string): string {
  return field.replace(/Ids$/, 's').replace(/(?<=.)Id$/, '')
}

function textOf(value: unknown, named: (id: string) => string): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((entry: unknown) => textOf(entry, named)).join('; ')
  if (typeof value === 'string') return named(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  const held = ['value', 'raw', 'url', 'personId'].map((key): unknown => Reflect.get(value, key)).find((one) => one !== undefined)
  if (held !== undefined) return textOf(held, named)
  return Object.values<unknown>({ ...value })
    .filter((part) => part !== null)
    .map(String)
    .join(', ')
}
