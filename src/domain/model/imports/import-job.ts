import * as v from 'valibot'
import { choice, line, requiredLine } from '../kernel/fields'
import { LIMITS } from '../records/limits'

export const IMPORT_STATUSES = ['running', 'done', 'failed', 'cancelled'] as const

const count = v.pipe(v.number('type'), v.integer('type'), v.minValue(0, 'too-small'), v.maxValue(LIMITS.importRows, 'too-large'))

/** One run of an import and what became of its rows: total = created + updated + skipped + failed once it ended. */
export const importJobSchema = v.strictObject({
  fileName: requiredLine(LIMITS.name),
  encoding: line(40),
  delimiter: v.pipe(v.string('type'), v.maxLength(4, 'too-long')),
  status: choice(IMPORT_STATUSES),
  total: count,
  created: count,
  updated: count,
  skipped: count,
  failed: count,
})

export type ImportJob = Readonly<v.InferOutput<typeof importJobSchema>>
