import { customField } from '../query/field-reader'
import type { Id } from '../kernel/id'
import type { AnyRecord, RecordOf } from '../records/collections'
import { mergeFields } from '../records/merge-fields'
import type { Mutation } from '../records/mutation'
import { type DraftLine, type DraftLog, type DraftWrite, writeDraftLog } from './draft-text'

type Values = Readonly<Record<string, unknown>>

interface Writing {
  /** The records that it changes, as they are now. */
  readonly current: ReadonlyMap<Id, AnyRecord>
  /** The places of the lines to be written. */
  readonly accepted: ReadonlySet<number>
  readonly via: DraftLog['via']
}

export interface DraftWriting {
  readonly mutations: readonly Mutation[]
  readonly log: string
}

/**
 * What writes the chosen lines, upon the records as they are now, and the log of it: the values before are those that the commit
 * finds, which it makes sure of by the version it expects.
 */
export function writingOf(lines: readonly DraftLine[], { current, accepted, via }: Writing): DraftWriting {
  const mutations: Mutation[] = []
  const wrote: DraftWrite[] = []
  const written = new Map<Id, Values>()
  lines.forEach(({ mutation, seen }, place) => {
    if (!accepted.has(place)) return
    const { collection, id, kind } = mutation
    const isLater = written.has(id)
    const record: Values = written.get(id) ?? { ...current.get(id) }
    const expect = isLater ? 'any' : (current.get(id)?.version ?? 'any')
    const patch = kind === 'update' ? merged(mutation.patch, { seen, record }) : {}
    written.set(id, { ...record, ...(kind === 'create' ? mutation.data : patch) })
    // It is as it should be by now.
    if (kind === 'update' && Object.keys(patch).length === 0) return
    const stamped = kind === 'create' ? mutation : kind === 'update' ? { ...mutation, patch, expect } : { ...mutation, expect }
    mutations.push(stamped as Mutation)
    wrote.push({ collection, id, kind, changes: kind === 'update' ? changesOf(record, patch) : null })
  })
  const places = [...accepted].toSorted((a, b) => a - b)
  return { mutations, log: writeDraftLog({ via, accepted: places, wrote }) }
}

/** The commit of a person who accepts these lines: nothing of it, or all, and what became of the draft. */
export function acceptance(
  draft: Pick<RecordOf<'drafts'>, 'id' | 'version'>,
  lines: readonly DraftLine[],
  writing: Writing,
): readonly Mutation[] {
  const { mutations, log } = writingOf(lines, writing)
  const status = writing.accepted.size === lines.length ? 'accepted' : 'partly-accepted'
  return [...mutations, { kind: 'update', collection: 'drafts', id: draft.id, patch: { status, log }, expect: draft.version }]
}

/** Whoever accepts has seen the record as it is now: their word counts, and what others changed beside it stays. */
function merged(patch: object, { seen, record }: { readonly seen: Values | null; readonly record: Values }): Values {
  const { clashes } = mergeFields({ before: seen ?? {}, theirs: record, mine: patch })
  const mine = mergeFields({ before: seen ?? {}, theirs: record, mine: patch }, new Set(clashes.map(({ path }) => path)))
  return { ...mine.patch }
}

function changesOf(record: Values, patch: Values): NonNullable<DraftWrite['changes']> {
  return Object.fromEntries(
    Object.entries(patch).flatMap(([field, after]): [string, [unknown, unknown]][] => {
      if (field !== 'custom' || !isValues(after)) return [[field, [record[field] ?? null, after ?? null]]]
      const before = isValues(record['custom']) ? record['custom'] : {}
      return Object.entries(after).map(([key, value]) => [customField(key), [before[key] ?? null, value ?? null]])
    }),
  )
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
