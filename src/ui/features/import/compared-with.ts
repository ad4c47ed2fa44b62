import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import { collectionOf } from '../../../domain/model/imports/targets'
import type { DraftState } from './draft-state'

/** People and companies always; deals where a column tells of one; tasks and notes where the file knows our ids of them. */
export function comparedWith({
  mapping,
  primary,
  view,
}: Pick<DraftState, 'mapping' | 'primary' | 'view'>): readonly ImportCollection[] {
  const told = new Set(mapping.flatMap(({ target }) => (target === null ? [] : [collectionOf(target)])))
  const isOwn = view?.guess.source === 'portside'
  return [
    'people',
    'companies',
    ...(told.has('deals') || isOwn ? (['deals'] as const) : []),
    ...(isOwn && (primary === 'tasks' || primary === 'notes') ? [primary] : []),
  ]
}
