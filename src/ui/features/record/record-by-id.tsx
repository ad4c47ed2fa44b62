import { useState, type ComponentType, type ReactNode } from 'react'
import { useParams, Link } from 'wouter'
import { FileQuestion } from 'lucide-react'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { useStream, type StreamState } from '../../hooks/use-stream'
import type { RecordMeta } from '../../../domain/model/records/meta'
import type { Live } from '../../../ports/records.port'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { classNames } from '../../design/class-names'
import { EmptyState, ErrorState } from '../../design/message'
import { errorText, errorsText } from '../../text/error-text'
import { recordText } from '../../text/record'
import { Skeleton } from '../../design/skeleton'
import { appText } from '../../text/app'
import { TypedTexts, TypedTextsContext, useTypedTexts } from './typed-texts'
import { LostTexts } from './record-notices'
import { PageTitle } from './record-title'
import buttonStyles from '../../design/button.module.css'
import headerStyles from './record-header.module.css'
import styles from './record-page.module.css'
import feedStyles from '../../history/timeline.module.css'

export interface PageOf<K extends SubjectCollection> {
  readonly record: RecordOf<K>
  readonly freshness: 'live' | 'stale'
}

interface RecordByIdProps<K extends SubjectCollection> {
  readonly kind: K
  readonly id: Id
  readonly page: ComponentType<PageOf<K>>
}

/** The page of a record as it is at every moment, or why there is none. */
export function RecordById<K extends SubjectCollection>({ kind, id, page: Page }: RecordByIdProps<K>) {
  const { records } = usePorts()
  const state = useStream(id, () => records.watchOne(kind, id))
  const [typed] = useState(() => new TypedTexts())
  return (
    <TypedTextsContext value={typed}>
      <RecordStates kind={kind} state={state}>
        {(record, freshness) => <Page record={record} freshness={freshness} />}
      </RecordStates>
    </TypedTextsContext>
  )
}

interface AddressedRecordProps {
  readonly kind: SubjectCollection
  readonly byId: ComponentType<{ readonly id: Id }>
}

/** The record that the address names; another id is another page. */
export function AddressedRecord({ kind, byId: ById }: AddressedRecordProps) {
  const { id } = useParams()
  return isId(id) ? <ById key={id} id={id} /> : <MissingRecord kind={kind} />
}

interface RecordStatesProps<R extends RecordMeta> {
  readonly kind: SubjectCollection
  readonly state: StreamState<Live<R | null>>
  readonly children: (record: R, freshness: 'live' | 'stale') => ReactNode
}

/** The record, or why there is none to show. */
function RecordStates<R extends RecordMeta>({ kind, state, children }: RecordStatesProps<R>) {
  const { workspace } = useWorkspace()
  if (state.status === 'pending') return <RecordSkeleton />
  if (state.status === 'failed') {
    return (
      <ErrorState
        title={recordText.couldNotLoad}
        actions={<Button onClick={() => location.reload()}>{errorsText.reload}</Button>}
      >
        {errorText(state.error)}
      </ErrorState>
    )
  }
  const { value: record, freshness } = state.value
  // Of another workspace it may be read, but not from here: its names and rules are not at hand.
  if (record === null || record.workspaceId !== workspace.id) return <MissingRecord kind={kind} />
  return children(record, freshness)
}

function MissingRecord({ kind }: { readonly kind: SubjectCollection }) {
  const { workspace } = useWorkspace()
  const typed = useTypedTexts()
  // Asked while what it was typed into is still there.
  const [lost] = useState(() => typed.left())
  return (
    <EmptyState
      level={1}
      icon={<FileQuestion size={20} />}
      title={recordText.missingTitle(kind)}
      actions={
        <Link
          href={screenPath(workspace.slug, kind)}
          className={classNames(buttonStyles.button, buttonStyles.secondary, buttonStyles.md)}
        >
          {recordText.backToList(kind)}
        </Link>
      }
    >
      <PageTitle name={recordText.missingTitle(kind)} />
      {recordText.missingBody}
      {lost.length === 0 ? null : <LostTexts texts={lost} />}
    </EmptyState>
  )
}

const LINES = ['60%', '80%', '45%', '70%', '55%', '65%'] as const

/** The shape of a record page while its record is on its way. */
function RecordSkeleton() {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">{appText.loading}</span>
      <div className={headerStyles.header}>
        <Skeleton width="3rem" height="3rem" />
        <Skeleton width="12rem" height="1.25rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.details}>
          <div className={feedStyles.skeleton}>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
        <div className={styles.centre}>
          <Skeleton height="6rem" />
          <Skeleton height="4rem" />
        </div>
        <div className={styles.related}>
          <Skeleton width="50%" />
        </div>
      </div>
    </div>
  )
}
