import { useCallback, useRef, useState, type ReactNode, useId, type KeyboardEvent, useMemo } from 'react'
import { subjectOf, type Subject } from '../../../domain/model/records/subject'
import { useWorkspace } from '../../app/workspace-context'
import { useHotkeys } from '../../hooks/hotkeys'
import { NARROW, useMedia } from '../../hooks/use-media'
import { recordText } from '../../text/record'
import { FileDrop } from '../files/file-drop'
import { useUploads } from '../files/use-file-actions'
import { arrowKey } from '../../hooks/keys'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { fieldKeyOf, recordPresence, type Other } from '../../app/presence.model'
import { EditingContext, type Editing } from './presence'
import { PageTitle, useSurface } from './record-title'
import { RecordHeader, type RecordPageProps } from './record-header'
import { useRecordWalk } from './record-walk'
import { Composer, type Composing } from './timeline/composer'
import { TimelineFeed } from './timeline/timeline-feed'
import { MergedNotice, TrashNotice } from './record-notices'
import { useTypedTexts } from './typed-texts'
import styles from './record-page.module.css'

/** One record: its fields, what happened to it, and what it belongs to. Rendered anew for another record: give it a `key`. */
export function RecordPage(props: RecordPageProps) {
  const { kind, record, name, currency, details, related, banner } = props
  const { may } = useWorkspace()
  const surface = useSurface()
  const isPeek = surface === 'peek'
  const isNarrow = useMedia(NARROW) || isPeek
  const [tab, setTab] = useState<RecordTab>(isPeek ? 'details' : 'timeline')
  const [mode, setMode] = useState<Composing>('note')
  const [focusRequest, setFocusRequest] = useState(0)
  const page = useRef<HTMLDivElement>(null)
  const subject = subjectOf(kind, record.id)
  const { others, editing } = usePresence(subject)
  const isTrashed = record.deletedAt !== null
  const mayCompose = !isTrashed && may('notes.create')
  const mayAttach = !isTrashed && may('files.create')
  const typed = useTypedTexts()
  const walk = useRecordWalk(kind, record.id)
  const uploads = useUploads()
  const attach = (files: readonly File[]) => {
    for (const file of files) void uploads().add(file, subject)
  }

  const compose = useCallback((next: Composing) => {
    setTab('timeline')
    setMode(next)
    setFocusRequest((count) => count + 1)
  }, [])
  const editFirst = () => {
    setTab('details')
    // After the tab is drawn, where there are tabs.
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>('[data-details] [data-edit]')?.click())
  }
  const { keys, group } = recordText
  useHotkeys(
    props.onNewDeal === undefined ? [] : [{ keys: 'c d', label: recordText.related.newDeal, group, run: props.onNewDeal }],
  )
  useHotkeys(
    isTrashed || !may(`${kind}.update`)
      ? []
      : [
          { keys: 'e', label: keys.edit, group, run: editFirst },
          { keys: 'n', label: keys.note, group, run: () => compose('note') },
          { keys: 't', label: keys.task, group, run: () => compose('task') },
          { keys: 'c n', label: keys.note, group, run: () => compose('note') },
          { keys: 'c t', label: keys.task, group, run: () => compose('task') },
        ],
  )

  const panels: Readonly<Record<RecordTab, ReactNode>> = {
    details: <div className={styles.details}>{details}</div>,
    timeline: (
      <div className={styles.centre}>
        {mayCompose ? <Composer subject={subject} mode={mode} onMode={setMode} focusRequest={focusRequest} /> : null}
        <TimelineFeed subject={subject} currency={currency} />
      </div>
    ),
    related: <div className={styles.related}>{related}</div>,
  }

  return (
    <EditingContext value={editing}>
      <FileDrop name={mayAttach ? name : null} onFiles={attach}>
        <div className={styles.page} data-surface={surface} ref={page} onInput={(typing) => typed.note(typing.target)}>
          <PageTitle name={name} />
          <RecordHeader {...props} walk={walk} others={others} onCompose={mayCompose ? compose : null} />
          <TrashNotice {...props} />
          {isTrashed && kind !== 'deals' ? <MergedNotice kind={kind} record={record} /> : null}
          {banner}
          {isNarrow ? (
            <RecordTabs tab={tab} onTab={setTab} panels={panels} />
          ) : (
            <div className={styles.columns}>
              {panels.details}
              {panels.timeline}
              {panels.related}
            </div>
          )}
        </div>
      </FileDrop>
    </EditingContext>
  )
}

const TABS = ['details', 'timeline', 'related'] as const
type RecordTab = (typeof TABS)[number]

interface RecordTabsProps {
  readonly tab: RecordTab
  readonly onTab: (tab: RecordTab) => void
  readonly panels: Readonly<Record<RecordTab, ReactNode>>
}

/** The columns one at a time, where there is no room for three. */
function RecordTabs({ tab, onTab, panels }: RecordTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (press: KeyboardEvent) => {
    const key = arrowKey(press.key)
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    press.preventDefault()
    const index = (TABS.indexOf(tab) + step + TABS.length) % TABS.length
    onTab(TABS[index] ?? tab)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={recordText.tabs.label} ref={list}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            className={styles.tab}
            onClick={() => onTab(each)}
            onKeyDown={onKeyDown}
          >
            {recordText.tabs[each]}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {panels[tab]}
      </div>
    </>
  )
}

interface Presence {
  readonly others: readonly Other[]
  readonly editing: Editing
}

/** Being on a record: who else is, and what each of us edits. For a component that is rendered anew for another record. */
function usePresence(subject: Subject): Presence {
  const { events } = usePorts()
  const { workspace, me, memberName } = useWorkspace()
  const [presence] = useState(() => recordPresence(events, { workspaceId: workspace.id, subject, memberId: me.id }))
  const state = useStream(presence, () => presence.others$)
  const others = state.status === 'ready' ? state.value : NOBODY
  // Stable: announcing again because somebody else moved would never end.
  const announce = useCallback((label: string | null) => presence.announce(label === null ? null : fieldKeyOf(label)), [presence])
  const editing = useMemo(
    () => ({
      announce,
      editorsOf: (field: string) =>
        others
          .filter((other) => other.editing !== null && other.editing === fieldKeyOf(field))
          .map(({ memberId }) => memberName(memberId)),
    }),
    [announce, others, memberName],
  )
  return { others, editing }
}

const NOBODY: readonly Other[] = []
