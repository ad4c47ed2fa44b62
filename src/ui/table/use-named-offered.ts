import { isId } from '../../domain/model/kernel/id'
import { isTestGroup, type ViewFilter } from '../../domain/model/views/view'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { namedRecords$ } from '../history/names'
import { useStream } from '../hooks/use-stream'
import { isSought } from './filter-draft'
import type { OfferedField } from './filter-option'

/** The fields with the names of the records that the filter asks for, so that it can be said in words. */
export function useNamedOffered(offered: readonly OfferedField[], filter: ViewFilter): readonly OfferedField[] {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const sought = new Set(offered.flatMap(({ field }) => (isSought(field.references) ? [field.key] : [])))
  const tests = filter.tests.flatMap((part) => (isTestGroup(part) ? part.tests : [part]))
  const ids = tests.flatMap(({ field, values }) => (sought.has(field) ? values.filter(isId) : []))
  const names = useStream(ids.join(), () => namedRecords$(records, workspace.id, ids))
  if (ids.length === 0 || names.status !== 'ready') return offered
  const options = [...names.value].map(([id, name]) => ({ value: String(id), label: name }))
  return offered.map((each) => (sought.has(each.field.key) ? { ...each, options } : each))
}
