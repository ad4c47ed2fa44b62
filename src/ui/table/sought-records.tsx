import { useState } from 'react'
import { isId } from '../../domain/model/kernel/id'
import { isTestGroup, type ViewFilter } from '../../domain/model/views/view'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { PickerList } from '../design/picker-list'
import { namedRecords$ } from '../history/names'
import { useStream } from '../hooks/use-stream'
import { companyOptions$, personOptions$ } from '../search/contact-options'
import { viewsText } from '../text/views'
import { isSought, type OfferedField } from './filter-draft'

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

interface SoughtRecordsProps {
  readonly collection: 'people' | 'companies'
  readonly ids: readonly string[]
  readonly onIds: (ids: readonly string[]) => void
}

/** Records to filter by, found by name. Those that were chosen come first, until something is typed. */
export function SoughtRecords({ collection, ids, onIds }: SoughtRecordsProps) {
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [search, setSearch] = useState('')
  // Those chosen here stay where they are: a line must not move away when it is pressed.
  const [first] = useState(ids)
  const options$ = collection === 'companies' ? companyOptions$ : personOptions$
  const found = useStream(`${collection} ${search}`, () => options$(records, workspace.id, search))
  const names = useStream(first.join(), () => namedRecords$(records, workspace.id, first.filter(isId)))
  const chosen =
    search !== '' || names.status !== 'ready' ? [] : [...names.value].map(([id, name]) => ({ id: String(id), label: name }))
  const others = found.status === 'ready' ? found.value.filter(({ id }) => chosen.every((each) => each.id !== id)) : []
  return (
    <PickerList
      label={viewsText.seek(collection)}
      options={[...chosen, ...others]}
      isPending={found.status === 'pending'}
      onSearch={setSearch}
      selected={ids}
      onPick={(id) => onIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])}
    />
  )
}
