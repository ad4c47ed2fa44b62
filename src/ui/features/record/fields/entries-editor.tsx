import { Plus, Star, X } from 'lucide-react'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { appText } from '../../../text/app'
import { recordText } from '../../../text/record'
import { Button } from '../../../design/button'
import { IconButton } from '../../../design/icon-button'
import { EditorBox } from './editor-box'
import styles from './editors.module.css'
import { useFieldSave, type FieldPort } from './field-save'

/** One entry of a list as it is typed; blank ones are left out when it is saved. */
export interface EntryDraft {
  readonly value: string
  readonly label: string
  readonly primary: boolean
}

export interface EntriesEditorProps {
  readonly label: string
  readonly entries: readonly EntryDraft[]
  readonly port: FieldPort<readonly EntryDraft[]>
  readonly type: 'email' | 'tel' | 'url' | 'text'
  readonly most: number
  /** Each may have a label: work, home. */
  readonly hasLabels: boolean
  /** One of them is the primary one. */
  readonly hasPrimary: boolean
  /** What there is to say of an entry while it is typed. */
  readonly warning?: (value: string) => ReactNode
  readonly leave: (how: 'refocus' | 'stay') => void
}

/** What is typed into has to keep its place in the page when one above it is removed. */
interface Row extends EntryDraft {
  readonly key: number
}

const BLANK: EntryDraft = { value: '', label: '', primary: false }
const text = recordText.entries

export function EntriesEditor({ label, entries, port, type, most, hasLabels, hasPrimary, warning, leave }: EntriesEditorProps) {
  const saving = useFieldSave(port)
  const listId = useId()
  const [opened] = useState(entries)
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(entries.length === 0 ? [{ ...BLANK, primary: true }] : entries))
  const filled = rows.filter(({ value }) => value.trim() !== '').map(({ key: _, ...draft }) => draft)
  const set = (index: number, part: Partial<EntryDraft>) =>
    setRows(rows.map((draft, at) => (at === index ? { ...draft, ...part } : draft)))
  const commit = (how: 'refocus' | 'stay') => {
    if (JSON.stringify(filled) === JSON.stringify(opened)) leave(how)
    else saving.save(filled, () => leave(how))
  }
  const refused = saving.state.status === 'refused' ? saving.state.paths : []

  return (
    <EditorBox label={label} saving={saving} onCommit={commit} onCancel={() => leave('refocus')}>
      {(wiring) => (
        <>
          {rows.map((draft, index) => (
            <Fragment key={draft.key}>
              <div className={styles.draft}>
                <input
                  {...wiring}
                  // Of several entries only those that are wrong are marked.
                  aria-invalid={refused.some((path) => path.split('.')[1] === String(indexOfRow(draft, rows))) || undefined}
                  className={styles.input}
                  type={type === 'email' ? 'text' : type}
                  inputMode={type}
                  aria-label={text.value(label, index + 1)}
                  autoFocus={index === rows.length - 1 || undefined}
                  autoComplete="off"
                  value={draft.value}
                  onChange={(change) => set(index, { value: change.currentTarget.value })}
                />
                {hasLabels ? (
                  <input
                    className={styles.labelInput}
                    aria-label={text.label(label, index + 1)}
                    placeholder={text.labelPlaceholder}
                    list={listId}
                    autoComplete="off"
                    value={draft.label}
                    onChange={(change) => set(index, { label: change.currentTarget.value })}
                  />
                ) : null}
                {hasPrimary && rows.length > 1 ? (
                  <IconButton
                    size="sm"
                    label={draft.primary ? text.primary : text.makePrimary(index + 1)}
                    aria-pressed={draft.primary}
                    icon={<Star size={14} fill={draft.primary ? 'currentColor' : 'none'} />}
                    onClick={() => setRows(rows.map((each, at) => ({ ...each, primary: at === index })))}
                  />
                ) : null}
                <IconButton
                  size="sm"
                  label={text.remove(label, index + 1)}
                  icon={<X size={14} />}
                  onClick={() => setRows(rows.filter((_, at) => at !== index))}
                />
              </div>
              {warning?.(draft.value)}
            </Fragment>
          ))}
          {hasLabels ? (
            <datalist id={listId}>
              {text.labels.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          ) : null}
          {rows.length >= most ? <p className={styles.most}>{text.most(most)}</p> : null}
          <div className={styles.editorActions}>
            <Button
              size="sm"
              variant="quiet"
              icon={<Plus size={14} />}
              disabled={rows.length >= most}
              onClick={() => setRows([...rows, { ...BLANK, key: 1 + Math.max(0, ...rows.map(({ key }) => key)) }])}
            >
              {text.add}
            </Button>
            <Button size="sm" onClick={() => leave('refocus')}>
              {appText.cancel}
            </Button>
            <Button size="sm" variant="primary" onClick={() => commit('refocus')}>
              {appText.save}
            </Button>
          </div>
        </>
      )}
    </EditorBox>
  )
}

function rowsOf(entries: readonly EntryDraft[]): readonly Row[] {
  return entries.map((entry, key) => ({ ...entry, key }))
}

/** Where the entry stands among those that are sent: blank ones are not. */
function indexOfRow(row: Row, rows: readonly Row[]): number {
  return rows.filter(({ value }) => value.trim() !== '').indexOf(row)
}
