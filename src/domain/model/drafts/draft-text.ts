import * as v from 'valibot'
import { API_WRITABLE } from '../api/api-collections'
import { choice, id } from '../kernel/fields'
import { writtenJson } from '../imports/writing/import-log'
import type { Mutation } from '../records/mutation'

const fields = v.record(v.string(), v.unknown())
const about = { collection: choice(API_WRITABLE), id }
const version = v.string()

const lineSchema = v.strictObject({
  mutation: v.variant('kind', [
    v.strictObject({ kind: v.literal('create'), ...about, data: fields }),
    v.strictObject({ kind: v.literal('update'), ...about, patch: fields, expect: version }),
    v.strictObject({ kind: v.literal('trash'), ...about, expect: version }),
    v.strictObject({ kind: v.literal('restore'), ...about, expect: version }),
  ]),
  /** What the fields held that it changes, when it was proposed; `null`: it changes none. */
  seen: v.nullable(fields),
  /** What the record was called. */
  name: v.nullable(v.string()),
})

const logSchema = v.strictObject({
  via: choice(['proposal', 'agent']),
  /** The places of the lines that were written. */
  accepted: v.array(v.pipe(v.number(), v.integer())),
  wrote: v.array(
    v.strictObject({
      ...about,
      kind: choice(['create', 'update', 'trash', 'restore']),
      /** Of an update: field to what it held and what it was given; `custom.<key>` for the workspace's own. */
      changes: v.nullable(v.record(v.string(), v.tuple([v.unknown(), v.unknown()]))),
    }),
  ),
})

/** One change that a draft proposes. Its version is the one it was proposed against. */
export type DraftLine = Readonly<Omit<v.InferOutput<typeof lineSchema>, 'mutation'>> & { readonly mutation: LineMutation }
export type LineMutation = Extract<Mutation, { readonly collection: (typeof API_WRITABLE)[number] }> & {
  readonly kind: 'create' | 'update' | 'trash' | 'restore'
}
/** What was written of a draft. */
export type DraftLog = v.InferOutput<typeof logSchema>
export type DraftWrite = DraftLog['wrote'][number]

export function writeLines(lines: readonly DraftLine[]): string {
  return writtenJson(lines)
}

/** `null`: it is no text of `writeLines`, so that nothing of it can be accepted. */
export function readLines(text: string): readonly DraftLine[] | null {
  // What a mutation of the union may hold, its collection's schema judges when it is written.
  return read(v.array(lineSchema), text) as readonly DraftLine[] | null
}

export function writeDraftLog(log: DraftLog): string {
  return writtenJson(log)
}

/** Nothing, where it is no text of `writeDraftLog`. */
export function readDraftLog(text: string | null): DraftLog {
  return (text === null ? null : read(logSchema, text)) ?? { via: 'proposal', accepted: [], wrote: [] }
}

function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
