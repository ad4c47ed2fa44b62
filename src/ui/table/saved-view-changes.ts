import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import type { ViewCollection } from '../../domain/model/views/view-collections'
import type { View } from '../../domain/model/views/view'
import { writeView } from '../../domain/model/views/view-text'
import type { SavedViewRecord } from './view-address'

export function createView(
  id: Id,
  collection: ViewCollection,
  view: View & { readonly name: string; readonly shared: boolean },
): Mutation {
  const { name, shared } = view
  return { kind: 'create', collection: 'savedViews', id, data: { collection, name, shared, ...writeView(view) } }
}

export function patchView(
  saved: SavedViewRecord,
  patch: Partial<Pick<SavedViewRecord, 'name' | 'shared' | 'default'>>,
): Mutation {
  return { kind: 'update', collection: 'savedViews', id: saved.id, patch, expect: saved.version }
}

/** What it shows from now on. */
export function keepView(saved: SavedViewRecord, view: View): Mutation {
  return { kind: 'update', collection: 'savedViews', id: saved.id, patch: writeView(view), expect: saved.version }
}

export function trashView(saved: SavedViewRecord): Mutation {
  return { kind: 'trash', collection: 'savedViews', id: saved.id, expect: 'any' }
}

/**
 * It comes first from now on, and no other of its kind does: of the shared ones for everybody, of one's own for oneself.
 *
 * @param mayChange views of others that may not be changed keep what they say
 */
export function putFirst(
  saved: SavedViewRecord,
  all: readonly SavedViewRecord[],
  mayChange: (view: SavedViewRecord) => boolean,
): readonly Mutation[] {
  const others = all.filter((view) => view.id !== saved.id && view.default && view.shared === saved.shared && mayChange(view))
  return [...others.map((view) => patchView(view, { default: false })), patchView(saved, { default: true })]
}
