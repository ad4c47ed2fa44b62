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
import { EmptyDialog } from './empty-dialog'
import { TrashList } from './trash-list'
import { trash$ } from './trash.model'

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
      {state === null || isEmpty ? null : <TrashList items={state.items} hasMore={state.hasMore} />}
      {emptying && state !== null ? <EmptyDialog counts={state.counts} onClose={() => setEmptying(false)} /> : null}
    </Page>
  )
}
