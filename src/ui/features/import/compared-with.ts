import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import { collectionOf, fieldOf } from '../../../domain/model/imports/targets'
import type { DraftState } from './draft-state'

/** People and companies always; deals where a column tells of one; tasks and notes where the file knows them by ids. */
export function comparedWith({
  mapping,
  primary,
  view,
}: Pick<DraftState, 'mapping' | 'primary' | 'view'>): readonly ImportCollection[] {
  const told = new Set(mapping.flatMap(({ target }) => (target === null ? [] : [collectionOf(target)])))
  // What something is related to by its id or name may be a deal.
  const isRelated = mapping.some(({ target }) => target !== null && fieldOf(target) === 'related')
  const hasIds = mapping.some(({ target }) => target === `${primary}.recordId`)
  const isOwn = view?.guess.source === 'portside'
  return [
    'people',
    'companies',
    ...(told.has('deals') || isRelated || isOwn ? (['deals'] as const) : []),
    ...((isOwn || hasIds) && (primary === 'tasks' || primary === 'notes') ? [primary] : []),
  ]
}
