import { isId } from '../../domain/model/kernel/id'
import { isTestGroup, type ViewFilter } from '../../domain/model/views/view'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { namedRecords$ } from '../history/names'
import { useStream } from '../hooks/use-stream'
import { isSought, type OfferedField } from './filter-draft'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../design/button'
import { IconButton } from '../design/icon-button'
import { PickerButton } from '../design/picker-button'
import { companyOptions$, personOptions$ } from '../search/contact-options'
import { viewsText } from '../text/views'
import styles from './filter-builder.module.css'

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

/** Records to filter by, found by name. */
export function SoughtRecords({ collection, ids, onIds }: SoughtRecordsProps) {
  const label = useId()
  const { records } = usePorts()
  const { workspace } = useWorkspace()
  const [search, setSearch] = useState('')
  const options$ = collection === 'companies' ? companyOptions$ : personOptions$
  const found = useStream(`${collection} ${search}`, () => options$(records, workspace.id, search))
  const names = useStream(ids.join(), () => namedRecords$(records, workspace.id, ids.filter(isId)))
  const nameOf = (id: string) => (names.status === 'ready' && isId(id) ? (names.value.get(id) ?? viewsText.unknownValue) : '…')
  const without = (id: string) => ids.filter((each) => each !== id)
  return (
    <div role="group" aria-labelledby={label} className={styles.options}>
      <span id={label} className={styles.label}>
        {viewsText.value}
      </span>
      {ids.length === 0 ? null : (
        <ul className={styles.sought}>
          {ids.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <IconButton
                size="sm"
                label={viewsText.removeSought(nameOf(id))}
                icon={<X size={12} />}
                onClick={() => onIds(without(id))}
              />
            </li>
          ))}
        </ul>
      )}
      <PickerButton
        label={viewsText.seek(collection)}
        options={found.status === 'ready' ? found.value : []}
        isPending={found.status === 'pending'}
        onSearch={setSearch}
        selected={ids}
        multiple
        onPick={(id) => onIds(ids.includes(id) ? without(id) : [...ids, id])}
        renderTrigger={(trigger) => (
          <Button icon={<Plus size={14} />} {...trigger}>
            {viewsText.seek(collection)}
          </Button>
        )}
      />
    </div>
  )
}
