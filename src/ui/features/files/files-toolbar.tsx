import { FILE_KINDS } from '../../../domain/model/files/content-type'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import { Button } from '../../design/button'
import { SelectField } from '../../design/select-field'
import { TextField } from '../../design/text-field'
import { filesText } from '../../text/files'
import { AboutFilter } from '../../search/subject-field'
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
  const kinds = FILE_KINDS.map((value) => ({ value, label: text.kindOf[value] }))
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
      <AboutFilter about={filter.about} onAbout={(about) => set({ about })} />
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
