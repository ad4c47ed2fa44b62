import type { Mutation } from '../../domain/model/records/mutation'
import { useRuntime } from '../app/ports-context'
import { useApply } from '../app/use-apply'
import { viewsText } from '../text/views'
import type { ListView } from './list-view'
import { createView, keepView, patchView, putFirst, trashView } from './saved-view-changes'
import type { AddressReader } from './use-address-reader'
import type { SavedViewRecord } from './view-address'

/** Each answers whether it was done; what stood in the way is told by then. */
export interface ViewCommands {
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
