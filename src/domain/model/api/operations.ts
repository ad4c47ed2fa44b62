import * as v from 'valibot'
import { choice, id, says } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { API_CREATABLE, API_FIGURES, API_READABLE, API_TIMELINES, API_WRITABLE } from './api-collections'
import type { KeyScope } from './api-key'

type Entries = Readonly<Record<string, v.GenericSchema>>

/** One thing that a program may ask, whatever it asks it by. */
export interface Operation<P extends Entries = Entries, Q extends Entries = Entries, B extends Entries = Entries> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/v1`. */
  readonly path: string
  readonly scope: KeyScope
  readonly summary: string
  /** Parts of the path, parameters after it, and fields of the body. */
  readonly parts: P
  readonly query: Q
  readonly body: B
  /** The body is not JSON: the bytes of a file. */
  readonly takesBytes?: boolean
  readonly answer: AnswerKind
}

/** `lines`: a page of the timeline. */
export type AnswerKind = 'identity' | 'page' | 'lines' | 'record' | 'outcomes' | 'hits' | 'changes' | 'bytes'

function operation<const P extends Entries, const Q extends Entries, const B extends Entries>(
  given: Operation<P, Q, B>,
): Operation<P, Q, B> {
  return given
}

const NONE = {} as const
const text = v.pipe(v.string(says('type')), v.maxLength(LIMITS.viewText, says('too-long')))
const words = v.pipe(v.string(says('type')), v.maxLength(LIMITS.name, says('too-long')))
const cursor = v.pipe(v.string(says('type')), v.maxLength(LIMITS.description, says('too-long')))
const readable = choice(API_READABLE)
const writable = choice(API_WRITABLE)
/** A field's value, which the rules of its collection judge when it is written. */
const fields = v.record(v.string(), v.unknown())

/** Digits in the address; described as the number that they are, which programs made from the description write as digits. */
function count(most: number, usual: number) {
  const digits = v.pipe(v.string(says('type')), v.regex(/^[1-9]\d{0,3}$/, says('type')), v.transform(Number))
  return v.pipe(
    v.optional(v.pipe(digits, v.maxValue(most, says('too-large'))), String(usual)),
    v.metadata({ jsonSchema: { type: 'integer', minimum: 1, maximum: most, default: usual } }),
  )
}

const paged = { cursor: v.optional(cursor), limit: count(LIMITS.pageSizeMost, LIMITS.pageSize) }

const expect = v.optional(v.pipe(v.string(says('type')), v.maxLength(100, says('too-long'))), 'any')

/** As a commit has them, with what a program need not say left out. Nothing is purged by a program. */
export const mutationSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('create'), collection: choice(API_CREATABLE), id: v.optional(id), data: fields }),
  v.strictObject({ kind: v.literal('update'), collection: writable, id, patch: fields, expect }),
  v.strictObject({ kind: v.literal('trash'), collection: writable, id, expect }),
  v.strictObject({ kind: v.literal('restore'), collection: writable, id, expect }),
])

/**
 * All of them, each with what it takes. The HTTP API, its description and the tools of assistants are made of this table. Of a
 * path that fits several, the first is meant.
 */
export const OPERATIONS = {
  whoAmI: operation({
    method: 'GET',
    path: '/me',
    scope: 'read',
    summary: 'The workspace, the member that the key acts as, and what the key may be used for.',
    parts: NONE,
    query: NONE,
    body: NONE,
    answer: 'identity',
  }),
  search: operation({
    method: 'GET',
    path: '/search',
    scope: 'read',
    summary: 'People, companies and deals that contain all of the words, whatever their case and accents.',
    parts: NONE,
    query: { q: v.pipe(words, v.minLength(1, says('required'))), limit: count(LIMITS.searchAnswers, LIMITS.searchAnswers) },
    body: NONE,
    answer: 'hits',
  }),
  listChanges: operation({
    method: 'GET',
    path: '/changes',
    scope: 'read',
    summary:
      'The records that were written after a cursor, as they are now; null for one that is gone. Without a cursor, where to begin. As `text/event-stream`, each as it happens.',
    parts: NONE,
    query: { after: v.optional(cursor) },
    body: NONE,
    answer: 'changes',
  }),
  commit: operation({
    method: 'POST',
    path: '/commits',
    scope: 'write',
    summary: 'Several changes at once: all of them or none. As a rehearsal it answers the same, and nothing is written.',
    parts: NONE,
    query: { rehearsal: v.optional(choice(['true', 'false']), 'false') },
    body: {
      mutations: v.pipe(
        v.array(mutationSchema),
        v.minLength(1, says('required')),
        v.maxLength(LIMITS.batchOperations, says('too-many')),
      ),
      /** Beside what it is anyhow: what is written comes from a file. */
      via: v.optional(choice(['import'])),
    },
    answer: 'outcomes',
  }),
  listFigures: operation({
    method: 'GET',
    path: '/figures/{name}',
    scope: 'read',
    summary: 'Sums that are kept up to date: what stands in each stage, deals by month, work by week, stays in stages.',
    parts: { name: choice(API_FIGURES) },
    query: paged,
    body: NONE,
    answer: 'page',
  }),
  uploadFile: operation({
    method: 'POST',
    path: '/files',
    scope: 'write',
    summary: 'Attaches a file to a person, company or deal. The body is its bytes.',
    parts: NONE,
    query: { subject: text, name: v.pipe(words, v.minLength(1, says('required'))) },
    body: NONE,
    takesBytes: true,
    answer: 'record',
  }),
  downloadFile: operation({
    method: 'GET',
    path: '/files/{id}/content',
    scope: 'read',
    summary: 'The bytes of a file.',
    parts: { id },
    query: NONE,
    body: NONE,
    answer: 'bytes',
  }),
  listTimeline: operation({
    method: 'GET',
    path: '/{collection}/{id}/timeline',
    scope: 'read',
    summary: 'What happened to a person, company or deal, newest first.',
    parts: { collection: choice(API_TIMELINES), id },
    query: paged,
    body: NONE,
    answer: 'lines',
  }),
  restoreRecord: operation({
    method: 'POST',
    path: '/{collection}/{id}/restore',
    scope: 'write',
    summary: 'Takes a record out of the trash.',
    parts: { collection: writable, id },
    query: NONE,
    body: NONE,
    answer: 'record',
  }),
  listRecords: operation({
    method: 'GET',
    path: '/{collection}',
    scope: 'read',
    summary: 'Records, a page at a time, filtered and sorted as views are. Newest first unless it is said otherwise.',
    parts: { collection: readable },
    query: {
      ...paged,
      filter: v.optional(text, ''),
      sort: v.optional(text, '-createdAt'),
      search: v.optional(words),
      trash: v.optional(choice(['exclude', 'only', 'include']), 'exclude'),
      total: v.optional(choice(['true', 'false']), 'false'),
    },
    body: NONE,
    answer: 'page',
  }),
  createRecord: operation({
    method: 'POST',
    path: '/{collection}',
    scope: 'write',
    summary: 'Makes a record.',
    parts: { collection: choice(API_CREATABLE) },
    query: NONE,
    body: { id: v.optional(id), data: fields },
    answer: 'record',
  }),
  getRecord: operation({
    method: 'GET',
    path: '/{collection}/{id}',
    scope: 'read',
    summary: 'One record, trashed or live.',
    parts: { collection: readable, id },
    query: NONE,
    body: NONE,
    answer: 'record',
  }),
  updateRecord: operation({
    method: 'PATCH',
    path: '/{collection}/{id}',
    scope: 'write',
    summary: 'Changes the fields that are named. With `If-Match`, only the version that was read.',
    parts: { collection: writable, id },
    query: NONE,
    body: { patch: fields },
    answer: 'record',
  }),
  trashRecord: operation({
    method: 'DELETE',
    path: '/{collection}/{id}',
    scope: 'write',
    summary: 'Moves a record to the trash.',
    parts: { collection: writable, id },
    query: NONE,
    body: NONE,
    answer: 'record',
  }),
} as const satisfies Readonly<Record<string, Operation>>

export type OperationId = keyof typeof OPERATIONS

type InputEntries<K extends OperationId> = (typeof OPERATIONS)[K]['parts'] &
  (typeof OPERATIONS)[K]['query'] &
  (typeof OPERATIONS)[K]['body']

/** What an operation's handler is given: its input as the schemas leave it. */
export type OperationInput<K extends OperationId> = {
  readonly [F in keyof InputEntries<K>]: InputEntries<K>[F] extends v.GenericSchema ? v.InferOutput<InputEntries<K>[F]> : never
}

/** Of an operation, all that it takes. */
export function inputSchema({ parts, query, body }: Operation): v.GenericSchema<unknown, unknown> {
  return v.strictObject({ ...parts, ...query, ...body })
}
