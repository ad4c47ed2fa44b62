import { CornerDownLeft, Handshake, List, ListChecks, Paperclip, Search, StickyNote, type LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { usePorts } from '../../app/ports-context'
import { recentRecords } from '../../app/record-trail'
import { recordPath, screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Dialog } from '../../design/dialog'
import { Kbd } from '../../design/kbd'
import { ListOption, useActiveOption } from '../../design/list-option'
import { isComposing } from '../../hooks/keys'
import { useStream } from '../../hooks/use-stream'
import { picturePath, RecordAvatar } from '../../picture/avatars'
import { keyCaps } from '../../hooks/key-caps'
import type { OverlayProps } from '../../app/overlays'
import { errorText } from '../../text/error-text'
import { paletteText } from '../../text/palette'
import { PlainLine } from '../../markdown/markdown'
import { paletteGroups, type FoundKind, type PaletteLine } from '../../search/search-lines'
import { NOTHING, paletteModel } from '../../search/search.model'
import styles from './palette.module.css'
import { useCommands } from './use-commands'

const ICONS: Readonly<Record<Exclude<FoundKind, 'people' | 'companies'>, LucideIcon>> = {
  deals: Handshake,
  tasks: ListChecks,
  notes: StickyNote,
  files: Paperclip,
}

/** Everything in one field: any record by a part of it, and whatever can be done here. */
export function Palette({ onClose }: OverlayProps) {
  return (
    <Dialog onClose={onClose} title={paletteText.title} hideTitle size="md">
      <PaletteBody onClose={onClose} />
    </Dialog>
  )
}

function PaletteBody({ onClose }: OverlayProps) {
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [model] = useState(() => paletteModel(records, workspace.id, recentRecords(workspace.id), { scope: 'everything' }))
  const stream = useStream(model, () => model.state$)
  const commands = useCommands()
  const id = useId()
  const state = stream.status === 'ready' ? stream.value : null
  const found = state?.found ?? NOTHING
  // What is listed may still answer to an older text.
  const isCurrent = state !== null && !state.isPending && state.text === text
  const groups = paletteGroups(text, found, { commands, formats })
  const lines = groups.flatMap((group) => group.lines)

  const choose = (line: PaletteLine | undefined) => {
    if (line === undefined) return
    onClose()
    if (line.kind === 'command') line.run()
    else if (line.kind === 'more') navigate(listOf(line, workspace.slug))
    else navigate(pathOf(line, workspace.slug))
  }
  const active = useActiveOption(lines.length, text, { onChoose: (index) => choose(lines[index]) })
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const isDue = isCurrent && waiting?.text === text
  const chooseWaited = useEffectEvent(() => {
    choose(waiting?.key === null ? lines[0] : lines.find(({ key }) => key === waiting?.key))
  })
  useEffect(() => {
    if (isDue) chooseWaited()
  }, [isDue])
  const activeLine = lines[active.index]

  return (
    <div className={styles.palette}>
      <div className={styles.field}>
        <Search size={16} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={paletteText.field}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeLine === undefined ? undefined : `${id}-${activeLine.key}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          // One opens it to type.
          autoFocus
          placeholder={paletteText.field}
          value={text}
          onKeyDown={(press) => {
            if (press.key === 'Enter' && !isCurrent && !isComposing(press.nativeEvent)) {
              press.preventDefault()
              // One means what one typed, not what is still there of what one typed before.
              setWaiting({ text, key: active.index === 0 ? null : (activeLine?.key ?? null) })
            } else active.onKeyDown(press)
          }}
          onChange={(change) => {
            setText(change.currentTarget.value)
            model.search(change.currentTarget.value)
          }}
        />
      </div>
      {state?.isSimilar === true ? (
        <p className={styles.heading} role="status">
          {paletteText.similar}
        </p>
      ) : null}
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={paletteText.title} ref={active.list}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title}>
            <p className={styles.heading} aria-hidden="true">
              {group.title}
            </p>
            {group.lines.map((line) => (
              <Line
                key={line.key}
                id={`${id}-${line.key}`}
                line={line}
                isActive={line === activeLine}
                onActive={() => active.setIndex(lines.indexOf(line))}
                onChoose={() => choose(line)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={lines.length === 0 && state?.isPending === false ? styles.nothing : 'visually-hidden'} role="status">
        {state === null || state.isPending
          ? ''
          : lines.length === 0
            ? paletteText.nothing(text)
            : paletteText.found(lines.filter(({ kind }) => kind !== 'more').length)}
      </p>
      {state === null || state.error === null ? null : (
        <p className={styles.error} role="alert">
          {errorText(state.error)}
        </p>
      )}
    </div>
  )
}

/** Enter was pressed before the answer to the text was there. */
interface Waiting {
  readonly text: string
  /** The line that had been moved to; null: the first of the answer. */
  readonly key: string | null
}

/** The page of a record, or of what it is about; else the screen that lists it. */
function pathOf({ collection, id, subject }: Extract<PaletteLine, { kind: 'record' }>, workspace: string): string {
  if (collection === 'files') return screenPath(workspace, 'files', { file: id })
  if (collection === 'people' || collection === 'companies' || collection === 'deals')
    return recordPath(workspace, collection, id)
  if (subject !== null) return recordPath(workspace, subject.collection, subject.id)
  return screenPath(workspace, collection === 'tasks' ? 'tasks' : 'activity')
}

/** The list of a kind with the same search; deals as rows, which are those of all pipelines. */
function listOf({ collection, search }: Extract<PaletteLine, { kind: 'more' }>, workspace: string): string {
  return screenPath(workspace, collection, { q: search, ...(collection === 'deals' ? { layout: 'table' } : {}) })
}

interface LineProps {
  readonly id: string
  readonly line: PaletteLine
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onChoose: () => void
}

function Line({ id, line, isActive, onActive, onChoose }: LineProps) {
  return (
    <ListOption
      id={id}
      className={styles.option}
      isActive={isActive}
      isSelected={isActive}
      onActive={onActive}
      onChoose={onChoose}
    >
      <LineMark line={line} />
      <span className={styles.label}>
        {line.kind === 'record' && line.collection === 'notes' ? <PlainLine text={line.label} /> : line.label}
      </span>
      {line.kind === 'record' ? <span className={styles.hint}>{line.hint}</span> : null}
      {line.kind === 'command' && line.keys !== '' ? (
        <span className={styles.keys}>
          {keyCaps(line.keys).map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
        </span>
      ) : null}
    </ListOption>
  )
}

/** Who it is, or of what kind. */
function LineMark({ line }: { readonly line: PaletteLine }) {
  if (line.kind === 'more') return <List size={16} aria-hidden="true" />
  if (line.kind === 'command') return <CornerDownLeft size={16} aria-hidden="true" />
  const { collection, id, label, pictureId } = line
  if (collection === 'people' || collection === 'companies') {
    const shape = collection === 'people' ? 'round' : 'square'
    return <RecordAvatar path={picturePath(collection, id, pictureId)} name={label} shape={shape} size="xs" />
  }
  const Icon = ICONS[collection]
  return <Icon size={16} aria-hidden="true" />
}
