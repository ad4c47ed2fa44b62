import { useEffect, useMemo, useRef } from 'react'
import type { ViewField } from '../../domain/model/views/view-field'
import type { ViewSort } from '../../domain/model/views/view'
import { useWorkspace } from '../app/workspace-context'
import { tablesText } from '../text/tables'
import type { OfferedField } from './filter-option'
import type { GroupValue } from './list-groups'
import type { TableLens } from './record-table.model'

/** What the views of a list are read with, as the workspace stands. The function is the same for as long as the list is shown. */
export function useListLens(offered: readonly OfferedField[], usualSort: readonly ViewSort[]): () => TableLens {
  const { me, workspace, today } = useWorkspace()
  const lens = useMemo(
    (): TableLens => ({
      fields: new Map(offered.map(({ field }) => [field.key, field])),
      usualSort,
      asked: () => ({ me: me.id, today: today(), timeZone: workspace.timeZone, weekStart: workspace.weekStart }),
      groupValues: (field) => groupValues(field, offered),
    }),
    [offered, usualSort, me.id, today, workspace.timeZone, workspace.weekStart],
  )
  const latest = useRef(lens)
  useEffect(() => {
    latest.current = lens
  }, [lens])
  return useMemo(() => () => latest.current, [])
}

/** Each value there is, in its order, then those that have none. */
function groupValues(field: ViewField, offered: readonly OfferedField[]): readonly GroupValue[] {
  const options = offered.find((each) => each.field.key === field.key)?.options ?? []
  const values = field.type === 'flag' ? options.map(({ value, label }) => ({ value: value === 'true', label })) : options
  return [...values, { value: null, label: tablesText.groupEmpty }]
}
