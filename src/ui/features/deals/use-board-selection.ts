import { useCallback, useMemo, useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { DealRow } from '../../../domain/model/records/views'
import type { BoardColumn } from './placement'

export interface BoardSelection {
  /** Of the cards that are shown: what was filtered away must not be thrown away with the rest. */
  readonly deals: readonly DealRow[]
  readonly ids: ReadonlySet<Id>
  /** The same function for as long as the board is shown. */
  readonly toggle: (id: Id) => void
  readonly all: () => void
  readonly clear: () => void
}

/** Which cards of a board are selected. */
export function useBoardSelection(columns: readonly BoardColumn[]): BoardSelection {
  const [ids, setIds] = useState<ReadonlySet<Id>>(NONE)
  const deals = useMemo(
    () => (ids.size === 0 ? [] : columns.flatMap((column) => column.deals.filter(({ id }) => ids.has(id)))),
    [columns, ids],
  )
  const toggle = useCallback((id: Id) => setIds((before) => toggled(before, id)), [])
  return {
    deals,
    ids,
    toggle,
    all: () => setIds(new Set(columns.flatMap((column) => column.deals.map(({ id }) => id)))),
    clear: () => setIds(NONE),
  }
}

const NONE: ReadonlySet<Id> = new Set()

function toggled(before: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  const next = new Set(before)
  if (!next.delete(id)) next.add(id)
  return next
}
