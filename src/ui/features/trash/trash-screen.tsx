import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState } from '../../design/message'
import { useStream } from '../../hooks/use-stream'
import { Page } from '../../app/page'
import { LoadState } from '../../app/screen-skeleton'
import { SearchBox } from '../../table/list-tools'
import { trashText } from '../../text/trash'
import { TrashImports } from './trash-imports'
import { TrashList } from './trash-list'
import { trash$, type TrashState, ATTACHED } from './trash.model'
import { useChanges } from '../../app/use-apply'
import { FormDialog } from '../../design/form-dialog'
import { TextField } from '../../design/text-field'
import { errorText } from '../../text/error-text'
import type { Id } from '../../../domain/model/kernel/id'
import type { Page as PageOf, PageCursor } from '../../../domain/model/query/ast'
import type { RecordMeta } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { TrashKind } from '../../../domain/model/records/trash-kinds'
import type { RecordsPort } from '../../../ports/records.port'

/** What was deleted, with the way back. */
export function TrashScreen() {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const [emptying, setEmptying] = useState(false)
  const trash = useStream(`${workspace.id} ${search}`, () => trash$(records, workspace.id, search))
  const state = trash.status === 'ready' ? trash.value : null
  const isEmpty = state !== null && state.items.length === 0
  const isSearched = search.trim() !== ''
  return (
    <Page
      title={trashText.title}
      note={trashText.note}
      toolbar={
        <SearchBox
          label={trashText.search}
          text={search}
          onText={setSearch}
          onLeave={() => document.getElementById('main')?.focus()}
        />
      }
      actions={
        // Emptied is the whole of it, and not what a search left.
        may('empty-trash') && !isSearched && state !== null && !isEmpty ? (
          <Button icon={<Trash2 size={14} />} onClick={() => setEmptying(true)}>
            {trashText.emptyTrash}
          </Button>
        ) : null
      }
    >
      <LoadState state={trash} />
      {isEmpty ? (
        <EmptyState icon={<Trash2 />} title={isSearched ? trashText.noMatch : trashText.empty}>
          {isSearched ? trashText.noMatchHint : trashText.emptyHint}
        </EmptyState>
      ) : null}
      {state === null || isEmpty || isSearched ? null : <TrashImports />}
      {state === null || isEmpty ? null : <TrashList items={state.items} hasMore={state.hasMore} />}
      {emptying && state !== null ? <EmptyDialog counts={state.counts} onClose={() => setEmptying(false)} /> : null}
    </Page>
  )
}

interface EmptyDialogProps {
  readonly counts: TrashState['counts']
  readonly onClose: () => void
}

/** Says how many of each kind will be gone, and asks for their number to be typed: nobody can take it back. */
function EmptyDialog({ counts, onClose }: EmptyDialogProps) {
  const { records } = usePorts()
  const { workspace, formats } = useWorkspace()
  const changes = useChanges()
  const [typed, setTyped] = useState('')
  const [mismatch, setMismatch] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const total = counts.reduce((sum, { count }) => sum + count, 0)

  async function empty(): Promise<void> {
    if (typed.replace(/\D/g, '') !== String(total)) return setMismatch(true)
    setBusy(true)
    try {
      const kinds = counts.map(({ kind }) => kind)
      const purges = await purgesOf(records, workspace.id, kinds)
      onClose()
      await changes.applyAll((count) => trashText.emptied(count, formats.number(count)), purges)
    } catch (thrown) {
      setBusy(false)
      setError(errorText(thrown))
    }
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={empty}
      title={trashText.emptyTitle(total, formats.number(total))}
      description={trashText.emptyBody}
      submitLabel={trashText.emptyTrash}
      busy={busy}
      error={error}
    >
      <ul>
        {counts.map(({ kind, count }) => (
          <li key={kind}>{trashText.countOf(kind, formats.number(count))}</li>
        ))}
      </ul>
      <TextField
        label={trashText.typeCount(String(total))}
        autoFocus
        autoComplete="off"
        inputMode="numeric"
        value={typed}
        onValue={(next) => {
          setTyped(next)
          setMismatch(false)
        }}
        error={mismatch ? trashText.typeMismatch(String(total)) : null}
      />
    </FormDialog>
  )
}

type Purged = Pick<RecordMeta, 'id' | 'version'>

/** What empties the trash of these kinds, in their order. @throws whatever RecordsPort.list may */
export async function purgesOf(records: RecordsPort, workspaceId: Id, kinds: readonly TrashKind[]): Promise<readonly Mutation[]> {
  const purges: Mutation[] = []
  for (const collection of kinds) {
    const query = { workspaceId, trash: 'only', limit: records.capabilities.maxPageSize } as const
    const read = (after: { readonly after?: PageCursor }) =>
      collection === 'files'
        ? records.list('files', { ...query, ...after, where: ATTACHED })
        : records.list(collection, { ...query, ...after })
    let page: PageOf<Purged> = await read({})
    for (;;) {
      for (const { id, version } of page.items) purges.push({ kind: 'purge', collection, id, expect: version })
      if (page.next === null) break
      page = await read({ after: page.next })
    }
  }
  return purges
}
