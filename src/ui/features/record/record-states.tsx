import { FileQuestion } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { RecordMeta } from '../../../domain/model/records/meta'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import type { Live } from '../../../ports/records.port'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import buttonStyles from '../../design/button.module.css'
import { classNames } from '../../design/class-names'
import { EmptyState, ErrorState } from '../../design/message'
import type { StreamState } from '../../hooks/stream-store'
import { errorText } from '../../text/error-text'
import { errorsText } from '../../text/errors'
import { recordText } from '../../text/record'
import { LostTexts } from './lost-texts'
import { PageTitle } from './page-title'
import { RecordSkeleton } from './record-skeleton'
import { useTypedTexts } from './typed-texts'

export interface RecordStatesProps<R extends RecordMeta> {
  readonly kind: SubjectCollection
  readonly state: StreamState<Live<R | null>>
  readonly children: (record: R, freshness: 'live' | 'stale') => ReactNode
}

/** The record, or why there is none to show. */
export function RecordStates<R extends RecordMeta>({ kind, state, children }: RecordStatesProps<R>) {
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

export function MissingRecord({ kind }: { readonly kind: SubjectCollection }) {
  const { workspace } = useWorkspace()
  const typed = useTypedTexts()
  // Asked while what it was typed into is still there.
  const [lost] = useState(() => typed.left())
  return (
    <EmptyState
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
