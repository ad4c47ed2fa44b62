import * as v from 'valibot'
import { choice, line, list, nullable, optional, requiredLine, says, written } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { IMPORT_COLLECTIONS } from './import-collections'

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
