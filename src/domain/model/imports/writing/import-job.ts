import * as v from 'valibot'
import { choice, line, list, nullable, optional, requiredLine, says, written, id } from '../../kernel/fields'
import { accepted, type Checked, move, refused, type StateMachine } from '../../records/checked'
import { LIMITS } from '../../records/limits'
import { IMPORT_COLLECTIONS } from '../import-collections'

export const IMPORT_STATUSES = ['running', 'paused', 'done', 'failed', 'cancelled', 'undoing', 'undone', 'partly-undone'] as const

const count = v.pipe(v.number('type'), v.integer('type'), v.minValue(0, 'too-small'), v.maxValue(LIMITS.importRows, 'too-large'))
const choices = nullable(written(LIMITS.importChoices))

/**
 * One run of an import and what became of its rows: total = created + updated + skipped + failed once it ended. What became
 * of each row is in its chunks.
 */
export const importJobSchema = v.strictObject({
  fileName: requiredLine(LIMITS.name),
  /** Of the file's bytes, in lower-case hexadecimal: whoever goes on elsewhere is asked for this file and no other. */
  sha256: nullable(v.pipe(v.string(says('type')), v.regex(/^[0-9a-f]{64}$/, says('type')))),
  /** The program that the file is from, as it was recognised. */
  source: optional(line(40)),
  collections: list(choice(IMPORT_COLLECTIONS), IMPORT_COLLECTIONS.length),
  encoding: line(40),
  delimiter: v.pipe(v.string('type'), v.maxLength(4, 'too-long')),
  /** What each column became, as the importer wrote it down. */
  mapping: choices,
  /** What else was chosen, likewise. */
  options: choices,
  status: choice(IMPORT_STATUSES),
  total: count,
  created: count,
  updated: count,
  skipped: count,
  failed: count,
})

export type ImportJob = Readonly<v.InferOutput<typeof importJobSchema>>
export type ImportStatus = ImportJob['status']

/**
 * The steps before it runs (read, mapped, checked) are those of the screen: nothing is kept of an import that wrote nothing.
 * One that ended early can be undone like any other.
 */
export const IMPORT_STATES: StateMachine<ImportStatus> = {
  initial: ['running'],
  next: {
    running: ['paused', 'done', 'failed', 'cancelled'],
    paused: ['running', 'failed', 'cancelled'],
    done: ['undoing'],
    failed: ['undoing'],
    cancelled: ['undoing'],
    undoing: ['undone', 'partly-undone'],
    undone: [],
    'partly-undone': ['undoing'],
  },
}

/** An import is done only when every row of the file is accounted for. */
export function settleImport(before: ImportJob | null, after: ImportJob): Checked<ImportJob> {
  const illegal = move(IMPORT_STATES, { field: 'status', from: before?.status ?? null, to: after.status })
  if (illegal !== null) return refused(illegal)
  const rows = after.created + after.updated + after.skipped + after.failed
  const isOff = rows > after.total || (after.status === 'done' && rows < after.total)
  return isOff ? refused({ total: { rule: 'not-allowed-now', limit: rows } }) : accepted(after)
}

/**
 * What one commit of an import did, written with that commit, so that it never says anything but what is there. The backend
 * keeps the text as it is: `import-log.ts` writes and reads it.
 */
export const importChunkSchema = v.strictObject({
  importId: id,
  /** Its place among the chunks of the import. */
  position: v.pipe(
    v.number(says('type')),
    v.integer(says('type')),
    v.minValue(0, says('too-small')),
    v.maxValue(LIMITS.importRows, says('too-large')),
  ),
  log: written(LIMITS.importLog),
})

export type ImportChunk = Readonly<v.InferOutput<typeof importChunkSchema>>
