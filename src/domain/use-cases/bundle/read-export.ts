import type { Turn } from '../../../ports/runtime.port'
import { bundleLine } from '../../model/bundle/bundle-format'
import { portError } from '../../model/errors/port-error'
import type { FieldDefinition } from '../../model/fields/field-definition'
import type { Id } from '../../model/kernel/id'
import { personName } from '../../model/people/person-name'
import type { CollectionName, RecordOf } from '../../model/records/collections'
import { linesOf, TextPieces } from './lines-of'

/** What `export-workspace` wrote, by collection. Only what a bundle is made by is held as objects. */
export interface ReadExport {
  readonly lines: ReadonlyMap<CollectionName, { readonly text: TextPieces; readonly count: number }>
  readonly names: Names
  readonly fields: readonly FieldDefinition[]
  readonly files: readonly { readonly id: Id; readonly path: string; readonly status: string }[]
  readonly workspaceName: string
}

interface ExportedLine {
  readonly collection: CollectionName
  readonly record: object
  /** Of a member's account. */
  readonly email?: string | null
}

/** What others are shown by their name for. */
const NAMED: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'members',
  'people',
  'companies',
  'deals',
  'pipelines',
  'stages',
  'lostReasons',
  'tags',
  'files',
])

/** @throws internal/unexpected where it is not whole */
export async function readExport(exported: Blob, turn: Turn): Promise<ReadExport> {
  const lines = new Map<CollectionName, { readonly text: TextPieces; count: number }>()
  const names = new Names()
  const kept = new Map<CollectionName, object[]>([
    ['workspaces', []],
    ['fieldDefinitions', []],
    ['files', []],
  ])
  try {
    for await (const { collection, record, email } of recordsIn(exported, turn)) {
      const line = bundleLine(collection, record, email)
      if (line === null) continue
      const part = lines.get(collection) ?? { text: new TextPieces(), count: 0 }
      lines.set(collection, part)
      part.text.add(line)
      part.count += 1
      if (NAMED.has(collection)) names.add(collection, record)
      kept.get(collection)?.push(record)
    }
  } catch (error) {
    throw portError('internal/unexpected', { source: 'functions' }, error)
  }
  const [workspace] = kept.get('workspaces') ?? []
  return {
    lines,
    names,
    // By what the function's own handler wrote.
    fields: kept.get('fieldDefinitions') as ReadExport['fields'],
    files: kept.get('files') as ReadExport['files'],
    workspaceName: String(Reflect.get(workspace ?? {}, 'name') ?? ''),
  }
}

async function* recordsIn(exported: Blob, turn: Turn): AsyncGenerator<ExportedLine> {
  let count = 0
  let isHead = true
  let isWhole = false
  for await (const text of linesOf(exported.stream().pipeThrough(new DecompressionStream('gzip')), turn)) {
    const read = JSON.parse(text) as ExportedLine | { readonly records: number }
    if ('records' in read) isWhole = read.records === count
    else if (!isHead) {
      count += 1
      yield read
    }
    isHead = false
  }
  if (!isWhole) throw new Error('the export ends before its end')
}

/** The names of records, in place of their ids in tables. */
export class Names {
  private readonly names = new Map<string, string>()

  add(collection: CollectionName, record: object): void {
    const { id } = record as { readonly id: string }
    const name = nameOf(collection, record)
    if (name !== null) this.names.set(id, name)
  }

  /** The name; the id itself where the record has none or is not there. */
  of(id: string): string {
    return this.names.get(id) ?? id
  }
}

function nameOf(collection: CollectionName, record: object): string | null {
  if (collection === 'people') return personName(record as RecordOf<'people'>)
  for (const field of ['name', 'displayName', 'title']) {
    const name: unknown = Reflect.get(record, field)
    if (typeof name === 'string') return name
  }
  return null
}
