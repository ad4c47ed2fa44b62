import { useCallback, useRef, useState, type ReactNode } from 'react'
import { subjectOf } from '../../../domain/model/records/subject'
import { useWorkspace } from '../../app/workspace-context'
import { useHotkeys } from '../../hooks/use-hotkeys'
import { NARROW, useMedia } from '../../hooks/use-media'
import { recordText } from '../../text/record'
import { FileDrop } from '../files/file-drop'
import { useUploads } from '../files/use-uploads'
import { EditingContext } from './fields/editing-context'
import { MergedNotice } from './merged-notice'
import { PageTitle } from './page-title'
import { RecordHeader } from './record-header'
import type { RecordPageProps } from './record-page-props'
import { useSurface } from './record-surface'
import { RecordTabs, type RecordTab } from './record-tabs'
import { useRecordWalk } from './record-walk'
import styles from './record-page.module.css'
import { Composer } from './timeline/composer'
import type { Composing } from './timeline/composing'
import { TimelineFeed } from './timeline/timeline-feed'
import { TrashNotice } from './trash-notice'
import { useTypedTexts } from './typed-texts'
import { usePresence } from './use-presence'

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
