import { FILE_KINDS } from '../../../domain/model/files/file-kinds'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import { isSubject } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { Button } from '../../design/button'
import { PickerButton } from '../../design/picker-button'
import { SelectField } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import { useStream } from '../../hooks/use-stream'
import { filesText } from '../../text/files'
import { subjectName$ } from '../notes/subject-name'
import { useSubjectOptions } from '../notes/use-subject-options'
import { FILE_SIZES, isFilesFiltered, NO_FILTER, type FilesFilter } from './files-filter'
import styles from './files-screen.module.css'

const text = filesText

export interface FilesToolbarProps {
  readonly filter: FilesFilter
  readonly onFilter: (filter: FilesFilter) => void
}

/** By name, type, size, record and day. */
export function FilesToolbar({ filter, onFilter }: FilesToolbarProps) {
  const set = (part: Partial<FilesFilter>) => onFilter({ ...filter, ...part })
  const kinds = FILE_KINDS.map((value) => ({ value, label: text.kindOf(value) }))
  const sizes = FILE_SIZES.map((value) => ({ value, label: text.sizes[value] }))
  const { search, kind, size, from, to, sort, direction } = filter
  return (
    <div className={styles.filters}>
      <TextField
        label={text.search}
        type="search"
        value={search}
        onValue={(typed) => set({ search: typed })}
        autoComplete="off"
      />
      <SelectField
        label={text.columns.kind}
        value={kind ?? ''}
        options={[{ value: '', label: text.anyKind }, ...kinds]}
        onValue={(chosen) => set({ kind: chosen === '' ? null : chosen })}
      />
      <SelectField
        label={text.sizeLabel}
        value={size ?? ''}
        options={[{ value: '', label: text.sizes.any }, ...sizes]}
        onValue={(chosen) => set({ size: chosen === '' ? null : chosen })}
      />
      <AboutFilter filter={filter} onFilter={onFilter} />
      <TextField
        label={text.from}
        type="date"
        value={from ?? ''}
        onValue={(day) => set({ from: isPlainDate(day) ? day : null })}
      />
      <TextField label={text.to} type="date" value={to ?? ''} onValue={(day) => set({ to: isPlainDate(day) ? day : null })} />
      {isFilesFiltered(filter) ? (
        <Button variant="quiet" onClick={() => onFilter({ ...NO_FILTER, sort, direction })}>
          {text.clear}
        </Button>
      ) : null}
    </div>
  )
}

function AboutFilter({ filter, onFilter }: FilesToolbarProps) {
  const { records } = usePorts()
  const name = useStream(filter.about, () => subjectName$(records, filter.about))
  const found = useSubjectOptions()
  const shown = filter.about === null || name.status !== 'ready' ? null : name.value
  return (
    <PickerButton
      label={text.findRecord}
      options={found.options}
      isPending={found.isPending}
      onSearch={found.search}
      selected={filter.about === null ? [] : [filter.about]}
      onPick={(id) => {
        if (isSubject(id)) onFilter({ ...filter, about: id })
      }}
      clearLabel={text.anyRecord}
      onClear={() => onFilter({ ...filter, about: null })}
      renderTrigger={(props) => <Button {...props}>{shown ?? text.anyRecord}</Button>}
    />
  )
}
