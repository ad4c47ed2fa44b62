import { Import, Plus, UsersRound } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from '../../design/lazy-part'
import type { PersonRow } from '../../../domain/model/records/views'
import { useOverlays } from '../../app/overlays'
import { screenPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState } from '../../design/message'
import type { GridEditor } from '../../grid/grid.types'
import { useOwnColumns, useRecordLookups } from '../../table/columns'
import { RecordTableScreen } from '../../table/record-table-screen'
import { useRecordTable } from '../../table/use-record-table'
import { peopleText } from '../../text/people'
import { PERSON_WORDS, personColumns, personSummary } from './person-columns'

const USUAL_SORT = [{ field: 'name', direction: 'asc' }] as const
const summary = personSummary()

const MergeDialog = lazyPart(() => import('../duplicates/merge-dialog').then((file) => file.MergeDialog))
// Fetched when the first cell is opened: nobody edits before the list is there.
const PersonEditor = lazyPart(() => import('./person-editor').then((file) => file.PersonEditor))

function renderEditor(editor: GridEditor<PersonRow>) {
  return <PersonEditor {...editor} />
}

/** All the people of the workspace. */
export function PeopleScreen() {
  const { workspace, may } = useWorkspace()
  const overlays = useOverlays()
  const [, navigate] = useLocation()
  const lookups = useRecordLookups()
  const used = useRecordTable({ collection: 'people', usualSort: USUAL_SORT, words: PERSON_WORDS })
  const columns = useOwnColumns(
    'people',
    useMemo(() => personColumns(lookups), [lookups]),
  )
  const add = may('people.create') ? (
    <Button variant="primary" icon={<Plus size={14} />} onClick={() => overlays.show('new-person')}>
      {peopleText.add}
    </Button>
  ) : null
  return (
    <RecordTableScreen
      collection="people"
      used={used}
      columns={columns}
      summary={summary}
      texts={peopleText}
      renderEditor={may('people.update') ? renderEditor : null}
      renderMerge={(merge) => <MergeDialog collection="people" {...merge} />}
      actions={add}
      empty={
        <EmptyState
          title={peopleText.emptyTitle}
          icon={<UsersRound size={20} />}
          actions={
            <>
              {add}
              {may('import') ? (
                <Button icon={<Import size={14} />} onClick={() => navigate(screenPath(workspace.slug, 'import'))}>
                  {peopleText.import}
                </Button>
              ) : null}
            </>
          }
        >
          {peopleText.emptyBody}
        </EmptyState>
      }
    />
  )
}
