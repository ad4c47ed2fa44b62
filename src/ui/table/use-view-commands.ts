import type { Mutation } from '../../domain/model/records/mutation'
import { useRuntime } from '../app/ports-context'
import { useApply } from '../app/use-apply'
import { viewsText } from '../text/views'
import type { Id } from '../../domain/model/kernel/id'
import type { View, ViewCollection } from '../../domain/model/views/view'
import { writeView } from '../../domain/model/views/view-text'
import type { ListView } from './list-view'
import type { AddressReader } from './use-address-sync'
import type { SavedViewRecord } from './view-address'

/** Each answers whether it was done; what stood in the way has been shown by then. */
interface ViewCommands {
  create(name: string, shared: boolean): Promise<boolean>
  keep(saved: SavedViewRecord): Promise<boolean>
  rename(saved: SavedViewRecord, name: string): Promise<boolean>
  /** Shares it, or takes it back. */
  share(saved: SavedViewRecord): Promise<boolean>
  putFirst(saved: SavedViewRecord, mayChange: (view: SavedViewRecord) => boolean): Promise<boolean>
  trash(saved: SavedViewRecord): Promise<boolean>
}

export function useViewCommands(reader: AddressReader, view: ListView, onView: (view: ListView) => void): ViewCommands {
  const apply = useApply()
  const runtime = useRuntime()

  async function run(label: string, mutations: readonly Mutation[]): Promise<boolean> {
    return (await apply(label, mutations)).status === 'written'
  }

  return {
    async create(name, shared) {
      const id = runtime.newId()
      const done = await run(viewsText.saved(name), [createView(id, reader.collection, { ...view, name, shared })])
      if (done) onView({ ...view, origin: id })
      return done
    },
    keep: (saved) => run(viewsText.saved(saved.name), [keepView(saved, view)]),
    rename: (saved, name) => run(viewsText.renamed(name), [patchView(saved, { name })]),
    share: (saved) =>
      run(saved.shared ? viewsText.unshared(saved.name) : viewsText.shared(saved.name), [
        // What came first for one is not for everybody to begin with.
        patchView(saved, { shared: !saved.shared, default: false }),
      ]),
    putFirst: (saved, mayChange) =>
      saved.default
        ? run(viewsText.unmadeDefault(saved.name), [patchView(saved, { default: false })])
        : run(viewsText.madeDefault(saved.name), putFirst(saved, reader.saved ?? [], mayChange)),
    trash: (saved) => run(viewsText.deleted(saved.name), [trashView(saved)]),
  }
}

function createView(
  id: Id,
  collection: ViewCollection,
  view: View & { readonly name: string; readonly shared: boolean },
): Mutation {
  const { name, shared } = view
  return { kind: 'create', collection: 'savedViews', id, data: { collection, name, shared, ...writeView(view) } }
}

function patchView(saved: SavedViewRecord, patch: Partial<Pick<SavedViewRecord, 'name' | 'shared' | 'default'>>): Mutation {
  return { kind: 'update', collection: 'savedViews', id: saved.id, patch, expect: saved.version }
}

/** What it shows from now on. */
function keepView(saved: SavedViewRecord, view: View): Mutation {
  return { kind: 'update', collection: 'savedViews', id: saved.id, patch: writeView(view), expect: saved.version }
}

function trashView(saved: SavedViewRecord): Mutation {
  return { kind: 'trash', collection: 'savedViews', id: saved.id, expect: 'any' }
}

/**
 * It comes first from now on, and no other of its kind does: of the shared ones for everybody, of one's own for oneself.
 *
 * @param mayChange views of others that may not be changed keep what they say
 */
function putFirst(
  saved: SavedViewRecord,
  all: readonly SavedViewRecord[],
  mayChange: (view: SavedViewRecord) => boolean,
): readonly Mutation[] {
  const others = all.filter((view) => view.id !== saved.id && view.default && view.shared === saved.shared && mayChange(view))
  return [...others.map((view) => patchView(view, { default: false })), patchView(saved, { default: true })]
}
