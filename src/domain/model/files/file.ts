import * as v from 'valibot'
import { choice, line, nullable, requiredLine, says } from '../kernel/fields'
import type { StateMachine } from '../records/checked'
import { LIMITS } from '../records/limits'
import { subject } from '../records/subject-field'

export const FILE_STATUSES = ['pending', 'uploading', 'ready', 'failed', 'removed'] as const

/** What the workspace knows of a stored file; the bytes are behind FilesPort at `path`. */
export const fileSchema = v.strictObject({
  name: requiredLine(LIMITS.name),
  mime: requiredLine(LIMITS.name),
  sizeBytes: v.pipe(v.number('type'), v.integer('type'), v.minValue(0, 'too-small'), v.maxValue(LIMITS.fileBytes, 'too-large')),
  /** Of the bytes, in lower-case hexadecimal; null where whoever announced it did not compute it. */
  sha256: nullable(v.pipe(v.string(says('type')), v.regex(/^[0-9a-f]{64}$/, says('type')))),
  path: v.pipe(line(400), v.minLength(1, 'required')),
  subject: nullable(subject),
  status: v.optional(choice(FILE_STATUSES), 'pending'),
})

export type FileRecord = Readonly<v.InferOutput<typeof fileSchema>>
export type FileStatus = (typeof FILE_STATUSES)[number]

/** Of a record in these, and only these, the bytes may still come. */
export const AWAITS_BYTES: ReadonlySet<FileStatus> = new Set(['pending', 'uploading'])

/** An upload is announced before its first byte is sent, so that no bytes are ever stored that no record knows of. */
export const FILE_STATES: StateMachine<FileStatus> = {
  initial: ['pending', 'uploading'],
  next: {
    pending: ['uploading', 'failed'],
    uploading: ['ready', 'failed'],
    failed: ['uploading'],
    ready: ['removed'],
    removed: [],
  },
}
