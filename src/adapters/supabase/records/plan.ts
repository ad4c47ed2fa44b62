import type { AnyCondition, AnyQuery, AnyRow } from '../../../domain/model/query/ast'
import { evaluate } from '../../../domain/model/query/run-query'
import { spellings } from '../../../domain/model/kernel/similar-text'
import { searchWords } from '../../../domain/model/kernel/text-fold'
import type { ReadableName } from '../../../domain/model/records/collections'
import { isSubject } from '../../../domain/model/records/subject'
import { columnKind, snakeCase } from './columns'
import { compileCondition, lengthOf } from './compile-condition'
import { ALL, and, arrayOf, supportedPart, isEmpty, isFilled, NONE, or, quoted, test, UNSUPPORTED, type Filter } from './filter'
import type { SearchWay } from './search-ways'
import { contains } from './value-tests'
import { valueGroups } from './value-groups'

/** Where rows come from: a table or view, or a function that uses an index which queries of tables cannot use. */
export type Source =
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'function'; readonly name: string; readonly args: Readonly<Record<string, unknown>> }

/** The database request for a query, apart from paging. */
export interface ListPlan {
  readonly source: Source
  readonly filter: Filter
  /** Selects the matching rows of the answer, if the database cannot; `null`: all of them match. */
  readonly keep: ((row: AnyRow) => boolean) | null
}

/** The most that the conditions of one request may take up in its URL. */
const MAX_ADDRESS_LENGTH = 5000

/** Records about a subject are found through a function, `<table>_about`. */
const WITH_SUBJECT_FUNCTION: ReadonlySet<ReadableName> = new Set(['activities', 'notes', 'tasks'])

/** Plans that together return every row of the query once. Mostly one; more if one would be too long for a URL. */
export function plansOf(collection: ReadableName, query: AnyQuery, searched: SearchWay): readonly ListPlan[] {
  return partitioned(query.where).map((where) => planOf(collection, query, { where, searched }))
}

function planOf(
  collection: ReadableName,
  query: AnyQuery,
  { where, searched }: { readonly where: AnyCondition | undefined; readonly searched: SearchWay },
): ListPlan {
  const words = query.search === undefined ? [] : searchWords(query.search)
  const isLookUp = searched === 'look-up'
  const { workspaceId } = query
  const supported = supportedPart(
    withinAddress([
      workspaceId === null ? ALL : test('workspace_id', `eq.${quoted(workspaceId)}`),
      inTrashScope(collection, query.trash ?? 'exclude'),
      ...(where === undefined ? [] : partsOf(compileCondition(collection, where))),
    ]),
  )
  return {
    source: sourceOf(collection, { workspaceId, words: isLookUp ? words : [], similar: query.similar === true, where }),
    filter: and([supported.filter, ...(isLookUp ? [] : words.map((word) => containsWord(word, query.similar === true)))]),
    keep: supported.isExact || where === undefined ? null : (row) => evaluate(where, row),
  }
}

function sourceOf(
  collection: ReadableName,
  request: {
    readonly workspaceId: string | null
    readonly words: readonly string[]
    readonly similar: boolean
    readonly where: AnyCondition | undefined
  },
): Source {
  const { workspaceId, words, similar, where } = request
  const table = snakeCase(collection)
  if (workspaceId === null) return { kind: 'table', name: table }
  if (words.length > 0) {
    // As text: the client would not quote a list in a URL.
    return {
      kind: 'function',
      name: `${similar ? 'search_similar' : 'search'}_${table}`,
      args: { workspace_id: workspaceId, words: arrayOf(words) },
    }
  }
  const subject = WITH_SUBJECT_FUNCTION.has(collection) ? subjectIn(where) : null
  if (subject === null) return { kind: 'table', name: table }
  return { kind: 'function', name: `${table}_about`, args: { workspace_id: workspaceId, subject } }
}

function containsWord(word: string, similar: boolean): Filter {
  const patterns = similar ? spellings(word) : null
  return patterns === null
    ? contains('search_text', word)
    : or(patterns.map((pattern) => test('search_text', `like.${quoted(`%${pattern}%`)}`)))
}

/** A subject that every row of the answer is about. */
function subjectIn(where: AnyCondition | undefined): string | null {
  const parts = where?.op === 'and' ? where.of : where === undefined ? [] : [where]
  const about = parts.find((part) => part.op === 'has' && part.field === 'subjects')
  return about?.op === 'has' && isSubject(about.value) ? about.value : null
}

function inTrashScope(collection: ReadableName, trash: 'exclude' | 'only' | 'include'): Filter {
  if (trash === 'include') return ALL
  if (columnKind(collection, 'deletedAt') === null) return trash === 'only' ? NONE : ALL
  return trash === 'only' ? isFilled('deleted_at') : isEmpty('deleted_at')
}

function partsOf(filter: Filter): readonly Filter[] {
  return filter.op === 'and' ? filter.of : [filter]
}

/** Joins the parts; the longest are marked unsupported if all together are too long for a URL. */
function withinAddress(parts: readonly Filter[]): Filter {
  const lengths = parts.map(lengthOf)
  let total = lengths.reduce((sum, length) => sum + length, 0)
  const left = new Set<number>()
  while (total > MAX_ADDRESS_LENGTH) {
    const rest = lengths.map((length, index) => (left.has(index) ? 0 : length))
    const longest = rest.indexOf(Math.max(...rest))
    left.add(longest)
    total -= lengths[longest] ?? total
  }
  return and(parts.map((part, index) => (left.has(index) ? UNSUPPORTED : part)))
}

/** Splits an `in` condition with many values into several with some values each: no row matches two of them. */
function partitioned(where: AnyCondition | undefined): readonly (AnyCondition | undefined)[] {
  if (where === undefined) return [where]
  const parts = where.op === 'and' ? where.of : [where]
  const groups = parts.map((part) => (part.op === 'in' ? valueGroups(part.values) : []))
  const wideIndex = groups.findIndex((group) => group.length > 1)
  const wide = parts[wideIndex]
  if (wide?.op !== 'in') return [where]
  return (groups[wideIndex] ?? []).map((values) => ({
    op: 'and',
    of: parts.map((part, index) => (index === wideIndex ? { ...wide, values } : part)),
  }))
}
