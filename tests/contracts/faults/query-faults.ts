import type { AnyCondition, AnyQuery, Page, PageCursor } from '../../../src/domain/model/query/ast'
import type { RecordsPort } from '../../../src/ports/records.port'
import { instead } from '../../harness/instead'
import type { PlantedFault } from './planted-fault'

type AnyPage = Page<Readonly<Record<string, unknown>>>
type List = (collection: string, query: AnyQuery) => Promise<AnyPage>

/** Mistakes in reading. */
export const queryFaults: readonly PlantedFault[] = [
  listing(
    'wrong-tie-break',
    'ties come in an order of their own',
    ['records/pages-of-ties'],
    (list) => async (collection, query) => {
      const page = await list(collection, query)
      const field = query.orderBy?.[0]?.field
      return field === undefined
        ? page
        : {
            ...page,
            items: page.items.toSorted((a, b) => (a[field] === b[field] ? 1 : 0) * (String(a['id']) < String(b['id']) ? 1 : -1)),
          }
    },
  ),

  listing(
    'inclusive-cursor',
    'a page begins with the row the last one ended with',
    ['records/pages', 'records/pages-of-ties'],
    (list) => {
      const ends = new Map<PageCursor, AnyPage['items'][number]>()
      return async (collection, query) => {
        const page = await list(collection, query)
        const before = query.after === undefined ? undefined : ends.get(query.after)
        const last = page.items.at(-1)
        if (page.next !== null && last !== undefined) ends.set(page.next, last)
        return before === undefined ? page : { ...page, items: [before, ...page.items].slice(0, query.limit) }
      }
    },
  ),

  listing(
    'unbound-cursor',
    'a cursor is taken by whatever query',
    ['records/foreign-cursor'],
    (list) => async (collection, query) => {
      try {
        return await list(collection, query)
      } catch (error) {
        const { after, ...rest } = query
        if (after === undefined) throw error
        return list(collection, rest)
      }
    },
  ),

  listing('page-total', 'the total is that of the page', ['records/total'], (list) => async (collection, query) => {
    const page = await list(collection, query)
    return page.total === null ? page : { ...page, total: page.items.length }
  }),

  listing(
    'trashed-shown',
    'the trash is in every list',
    ['records/trash', 'records/rows-trash'],
    (list) => (collection, query) => list(collection, { ...query, trash: query.trash === 'only' ? 'only' : 'include' }),
  ),

  listing(
    'empties-misplaced',
    'empty fields sort where the database likes',
    ['records/empties-placed'],
    (list) => (collection, query) => {
      const orderBy = query.orderBy?.map((order) => ({ ...order, empty: order.direction === 'asc' ? 'last' : 'first' }) as const)
      return list(collection, orderBy === undefined ? query : { ...query, orderBy })
    },
  ),

  listing(
    'three-valued',
    'not equal does not hold for empty fields, as in SQL',
    ['records/two-valued'],
    (list) => (collection, query) =>
      list(collection, query.where === undefined ? query : { ...query, where: threeValued(query.where) }),
  ),

  listing('pattern-in-text', 'a percent sign finds anything', ['records/text-is-data'], (list) => (collection, query) => {
    const { where } = query
    const asPattern = where?.op === 'includes' ? { ...where, value: where.value.replaceAll('%', '') } : where
    return list(collection, asPattern === undefined ? query : { ...query, where: asPattern })
  }),

  listing(
    'search-one-word',
    'a search looks for its first word only',
    ['records/search'],
    (list) => (collection, query) =>
      list(collection, query.search === undefined ? query : { ...query, search: query.search.trim().split(/\s+/)[0] ?? '' }),
  ),
]

function listing(key: string, says: string, caughtBy: PlantedFault['caughtBy'], change: (list: List) => List): PlantedFault {
  return {
    key,
    says,
    caughtBy,
    plant(ports) {
      const list = change(ports.records.list.bind(ports.records) as unknown as List)
      return { ...ports, records: instead(ports.records, { list: list as unknown as RecordsPort['list'] }) }
    },
  }
}

function threeValued(condition: AnyCondition): AnyCondition {
  switch (condition.op) {
    case 'and':
    case 'or':
      return { ...condition, of: condition.of.map(threeValued) }
    case 'neq':
      if (condition.value === null) return condition
      return { op: 'and', of: [condition, { op: 'neq', field: condition.field, value: null }] }
    default:
      return condition
  }
}
