import { Handshake } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { lazyPart } from '../../design/lazy-part'
import type { DealRow } from '../../../domain/model/records/views'
import { useRuntime } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { EmptyState } from '../../design/message'
import type { GridEditor } from '../../grid/grid.types'
import { useOwnColumns, useRecordLookups } from '../../table/columns'
import { RecordTableScreen } from '../../table/record-table-screen'
import type { ListAddress } from '../../table/use-list-address'
import { useAddressedTable } from '../../table/use-record-table'
import { dealsText } from '../../text/deals'
import { dealColumns, dealSummary, type DealLookups } from './deal-columns'
import { stageHue } from './stage-hue'

// Fetched when the first cell is opened: nobody edits before the list is there.
const DealCellEditor = lazyPart(() => import('./deal-editor').then((file) => file.DealCellEditor))

function renderEditor(editor: GridEditor<DealRow>) {
  return <DealCellEditor {...editor} />
}

export interface DealsTableProps {
  readonly address: ListAddress
  readonly actions: ReactNode
}

/** The deals of a view in rows, whatever pipeline they are in. */
export function DealsTable({ address, actions }: DealsTableProps) {
  const { may } = useWorkspace()
  const lookups = useDealLookups()
  const used = useAddressedTable('deals', address)
  const columns = useOwnColumns(
    'deals',
    useMemo(() => dealColumns(lookups), [lookups]),
  )
  const summary = useMemo(() => dealSummary(lookups), [lookups])
  return (
    <RecordTableScreen
      collection="deals"
      used={used}
      columns={columns}
      summary={summary}
      texts={{ ...dealsText, trashed: dealsText.trashedMany }}
      renderEditor={may('deals.update') ? renderEditor : null}
      renderMerge={null}
      actions={actions}
      empty={
        <EmptyState icon={<Handshake />} title={dealsText.empty} actions={actions}>
          {dealsText.emptyHint}
        </EmptyState>
      }
    />
  )
}

function useDealLookups(): DealLookups {
  const records = useRecordLookups()
  const runtime = useRuntime()
  const { pipelines, stages, lostReasons, formats } = useWorkspace()
  const [nowMs] = useState(() => runtime.now())
  return useMemo(() => {
    const names = new Map([...pipelines, ...stages, ...lostReasons].map(({ id, name }) => [id, name]))
    const hues = new Map(stages.map(({ id }) => [id, stageHue(id, stages)]))
    return {
      ...records,
      formats,
      nowMs,
      hueOf: (stageId) => hues.get(stageId) ?? 'grey',
      nameOf: (id) => names.get(id) ?? dealsText.stays.stageGone,
    }
  }, [records, pipelines, stages, lostReasons, formats, nowMs])
}
