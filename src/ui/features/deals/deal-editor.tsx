import type { DealRow } from '../../../domain/model/records/views'
import { useWorkspace } from '../../app/workspace-context'
import type { GridEditor } from '../../grid/grid.types'
import type { CellValue } from '../../table/cell-edits'
import { MemberEditor, TagsEditor, CompanyEditor, PickEditor } from '../../table/editors/pick-editor'
import { OwnEditor } from '../../table/editors/own-editor'
import { TextEditor } from '../../table/editors/text-editor'
import { useCellEditing } from '../../table/editors/cell-editing'
import { dealsText } from '../../text/deals'
import { saveDealCell, type DealField } from './deal-edits'

const FIELDS: readonly DealField[] = ['title', 'stage', 'amount', 'closeOn', 'probability', 'company', 'owner', 'tags']

/** The editor of one cell of the deals table. */
export function DealCellEditor({ row, columnKey, onDone, onCancel }: GridEditor<DealRow>) {
  const { stages, formats } = useWorkspace()
  const { opened, collaborators, frame: editing } = useCellEditing('deals', { row, onDone, onCancel })
  const field = FIELDS.find((each) => each === columnKey)
  if (field === undefined) return <OwnEditor collection="deals" {...{ row, columnKey, onDone, onCancel }} />
  const label = dealsText.columns[field]
  const frame = {
    ...editing,
    label,
    onSave: (value: CellValue) => saveDealCell({ row, field, value, formats }, collaborators),
  }

  switch (field) {
    case 'owner':
      return <MemberEditor {...frame} memberId={opened.ownerId} />
    case 'tags':
      return <TagsEditor {...frame} tagIds={row.tagIds} />
    case 'company':
      return <CompanyEditor {...frame} companyId={opened.companyId} />
    case 'stage':
      return (
        <PickEditor
          {...frame}
          // A deal is lost for a reason, which is asked for on the board and on its page.
          options={stages
            .filter(({ pipelineId, kind }) => pipelineId === opened.pipelineId && kind !== 'lost')
            .map(({ id, name }) => ({ id, label: name }))}
          selected={[opened.stageId]}
          valueOf={(value) => ({ kind: 'choice', value })}
        />
      )
    default:
      return (
        <TextEditor
          {...frame}
          fields={[{ label, text: textIn(opened, field), ...INPUTS[field] }]}
          valueOf={([text = '']) => ({ kind: 'text', text })}
        />
      )
  }

  function textIn(deal: DealRow, shown: DealField): string {
    if (shown === 'amount') return deal.amountMinor === null ? '' : formats.money(deal.amountMinor, deal.currency)
    if (shown === 'closeOn') return deal.expectedCloseOn ?? ''
    return shown === 'probability' ? String(deal.probability) : deal.title
  }
}

const INPUTS: { readonly [F in DealField]?: { readonly type?: 'date'; readonly inputMode?: 'decimal' | 'numeric' } } = {
  amount: { inputMode: 'decimal' },
  closeOn: { type: 'date' },
  probability: { inputMode: 'numeric' },
}
