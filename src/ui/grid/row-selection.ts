/**
 * Which rows are selected. `all` means every row that matches the query, those not yet loaded included, so that a
 * hundred thousand ids need not be held to select a hundred thousand rows.
 */
export type RowSelection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> }

export const NOTHING_SELECTED: RowSelection = { kind: 'some', ids: new Set() }
export const EVERYTHING_SELECTED: RowSelection = { kind: 'all', except: new Set() }

export function isSelected(selection: RowSelection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id)
}

/** @param total rows that match the query */
export function selectedCount(selection: RowSelection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size)
}

export function toggleRow(selection: RowSelection, id: string): RowSelection {
  return withRows(selection, [id], !isSelected(selection, id))
}

/** The selection with all of these rows in it, or with none of them. */
export function withRows(selection: RowSelection, ids: readonly string[], selected: boolean): RowSelection {
  if (selection.kind === 'some') return { kind: 'some', ids: changed(selection.ids, ids, selected) }
  return { kind: 'all', except: changed(selection.except, ids, !selected) }
}

function changed(set: ReadonlySet<string>, ids: readonly string[], present: boolean): ReadonlySet<string> {
  const next = new Set(set)
  for (const id of ids) {
    if (present) next.add(id)
    else next.delete(id)
  }
  return next
}
