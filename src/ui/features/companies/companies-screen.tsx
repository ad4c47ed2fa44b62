import { Building2, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { lazyPart } from '../../design/lazy-part'
import type { CompanyRow } from '../../../domain/model/records/views'
import { useOverlays } from '../../app/overlays'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { EmptyState } from '../../design/message'
import type { GridEditor } from '../../grid/grid.types'
import { useOwnColumns, useRecordLookups } from '../../table/columns'
import { RecordTableScreen } from '../../table/record-table-screen'
import { useRecordTable } from '../../table/use-record-table'
import { companiesText } from '../../text/contacts'
import { COMPANY_WORDS, companyColumns, companySummary } from './company-columns'

const USUAL_SORT = [{ field: 'name', direction: 'asc' }] as const
const summary = companySummary()

const MergeDialog = lazyPart(() => import('../duplicates/merge-dialog').then((file) => file.MergeDialog))
// Fetched when the first cell is opened: nobody edits before the list is there.
const CompanyCellEditor = lazyPart(() => import('./company-editor').then((file) => file.CompanyCellEditor))

function renderEditor(editor: GridEditor<CompanyRow>) {
  return <CompanyCellEditor {...editor} />
}

/** All the companies of the workspace. */
export function CompaniesScreen() {
  const { may } = useWorkspace()
  const overlays = useOverlays()
  const lookups = useRecordLookups()
  const used = useRecordTable({ collection: 'companies', usualSort: USUAL_SORT, words: COMPANY_WORDS })
  const columns = useOwnColumns(
    'companies',
    useMemo(() => companyColumns(lookups), [lookups]),
  )
  const add = may('companies.create') ? (
    <Button variant="primary" icon={<Plus size={14} />} onClick={() => overlays.show('new-company')}>
      {companiesText.add}
    </Button>
  ) : null
  return (
    <RecordTableScreen
      collection="companies"
      used={used}
      columns={columns}
      summary={summary}
      texts={companiesText}
      renderEditor={may('companies.update') ? renderEditor : null}
      renderMerge={(merge) => <MergeDialog collection="companies" {...merge} />}
      actions={add}
      empty={
        <EmptyState title={companiesText.emptyTitle} icon={<Building2 size={20} />} actions={add}>
          {companiesText.emptyBody}
        </EmptyState>
      }
    />
  )
}
