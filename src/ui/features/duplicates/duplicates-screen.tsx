import { CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { MERGED_COLLECTIONS, type MergedCollection } from '../../../domain/model/duplicates/merge'
import { isId } from '../../../domain/model/kernel/id'
import { usePorts, useRuntime } from '../../app/ports-context'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button, Spinner } from '../../design/button'
import { EmptyState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { duplicatesText } from '../../text/duplicates'
import { duplicates$, type DuplicatesState } from './duplicates.model'
import styles from './duplicates.module.css'
import { GroupCard } from './group-card'
import { MergeDialog } from './merge-dialog'
import { MergedLately } from './merged-lately'
import { searchInWorker } from './search-client'
import { LoadFailure } from '../../app/screen-skeleton'

const text = duplicatesText
const SHOWN = 30

/** Who and what may be there twice, with why; merging them, and splitting what was merged. */
export function DuplicatesScreen() {
  const [params] = useSearchParams()
  const collection = MERGED_COLLECTIONS.find((each) => each === params.get('of')) ?? 'people'
  return (
    <>
      <Duplicates key={collection} collection={collection} />
      <MergeOfLink collection={collection} />
    </>
  )
}

/** Those that a link says may be one. */
function MergeOfLink({ collection }: { readonly collection: MergedCollection }) {
  const { workspace } = useWorkspace()
  const [params, setParams] = useSearchParams()
  const [, navigate] = useLocation()
  const ids = (params.get('merge') ?? '').split(',').filter(isId)
  if (ids.length < 2) return null
  return (
    <MergeDialog
      collection={collection}
      ids={ids}
      onClose={() => setParams({ of: collection }, { replace: true })}
      onMerged={(keptId) => navigate(recordPath(workspace.slug, collection, keptId), { replace: true })}
    />
  )
}

function Duplicates({ collection }: { readonly collection: MergedCollection }) {
  const { records } = usePorts()
  const runtime = useRuntime()
  const { workspace, formats } = useWorkspace()
  const [turn, setTurn] = useState(0)
  const source = useMemo(
    () => ({
      turn,
      state$: duplicates$({ records, runtime, openSearch: searchInWorker }, { workspaceId: workspace.id, collection }),
    }),
    [records, runtime, workspace.id, collection, turn],
  )
  const state = useStream(source, () => source.state$)
  const isSearching = state.status === 'pending' || (state.status === 'ready' && state.value.status !== 'ready')
  return (
    <Page
      title={text.title}
      note={
        state.status === 'ready' && state.value.status === 'ready' ? (
          <span role="status">{text.count(state.value.groups.length, formats.number(state.value.groups.length))}</span>
        ) : undefined
      }
      actions={
        <Button busy={isSearching} onClick={() => setTurn((now) => now + 1)}>
          {text.again}
        </Button>
      }
      toolbar={<CollectionNav collection={collection} />}
    >
      <div className={styles.screen}>
        {state.status === 'failed' ? <LoadFailure error={state.error} /> : null}
        {state.status === 'ready' ? <Groups collection={collection} state={state.value} /> : null}
        <MergedLately collection={collection} onSplit={() => setTurn((now) => now + 1)} />
      </div>
    </Page>
  )
}

function CollectionNav({ collection }: { readonly collection: MergedCollection }) {
  const [path] = useLocation()
  return (
    <nav className={styles.collections} aria-label={text.collections}>
      {MERGED_COLLECTIONS.map((each) => (
        <Link
          key={each}
          href={`${path}?of=${each}`}
          replace
          className={styles.collection}
          aria-current={each === collection ? 'page' : undefined}
        >
          {text.collection[each]}
        </Link>
      ))}
    </nav>
  )
}

function Groups({ collection, state }: { readonly collection: MergedCollection; readonly state: DuplicatesState }) {
  const { formats } = useWorkspace()
  const [shown, setShown] = useState(SHOWN)
  if (state.status !== 'ready') {
    return (
      <p className={styles.busy} role="status">
        <Spinner />
        {state.status === 'reading' ? text.reading(formats.number(state.done)) : text.comparing}
      </p>
    )
  }
  if (state.groups.length === 0) {
    return (
      <EmptyState icon={<CircleCheck />} title={text.none}>
        {text.noneHint}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.groups} aria-label={text.listLabel}>
        {state.groups.slice(0, shown).map((group) => (
          <GroupCard key={group.ids.join()} collection={collection} group={group} contacts={state.contacts} />
        ))}
      </ul>
      {state.groups.length > shown ? <Button onClick={() => setShown(shown + SHOWN)}>{text.more}</Button> : null}
    </>
  )
}
