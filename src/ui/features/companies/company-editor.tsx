import type { CompanyRow } from '../../../domain/model/records/views'
import { useWorkspace } from '../../app/workspace-context'
import type { GridEditor } from '../../grid/grid.types'
import type { CellValue } from '../../table/cell-edits'
import { MemberEditor, TagsEditor, PickEditor } from '../../table/editors/pick-editor'
import { OwnEditor } from '../../table/editors/own-editor'
import { TextEditor } from '../../table/editors/text-editor'
import { useCellEditing } from '../../table/editors/cell-editing'
import { nameIn } from '../../table/use-offered-fields'
import { companiesText } from '../../text/contacts'
import { tablesText } from '../../text/tables'
import { AlsoThere } from '../duplicates/also-there'
import { sizeOptions } from './company-columns'
import { companyText, saveCompanyCell, type CompanyField } from './company-edits'

const FIELDS: Readonly<Record<string, CompanyField | undefined>> = {
  name: 'name',
  domain: 'domain',
  website: 'website',
  industry: 'industry',
  size: 'size',
  phone: 'phone',
  city: 'city',
  country: 'country',
  owner: 'ownerId',
  tags: 'tagIds',
}

/** The editor of one cell of the companies table. */
export function CompanyCellEditor({ row, columnKey, onDone, onCancel }: GridEditor<CompanyRow>) {
  const { workspace } = useWorkspace()
  const { opened, collaborators, frame: editing } = useCellEditing('companies', { row, onDone, onCancel })
  const warning = (value: string) => <AlsoThere collection="companies" selfId={row.id} value={value} />
  const field = FIELDS[columnKey]
  const label = nameIn(companiesText.columns, columnKey)
  if (field === undefined) return <OwnEditor collection="companies" {...{ row, columnKey, onDone, onCancel }} />

  const frame = {
    ...editing,
    label,
    onSave: (value: CellValue) => saveCompanyCell({ row, field, value, country: workspace.country }, collaborators),
  }

  switch (field) {
    case 'ownerId':
      return <MemberEditor {...frame} memberId={opened.ownerId} />
    case 'tagIds':
      return <TagsEditor {...frame} tagIds={row.tagIds} />
    case 'size':
      return (
        <PickEditor
          {...frame}
          options={sizeOptions().map(({ value, label: name }) => ({ id: value, label: name }))}
          selected={opened[field] === null ? [] : [opened[field]]}
          valueOf={(value) => ({ kind: 'choice', value })}
          clear={{ label: tablesText.empty, value: { kind: 'choice', value: null } }}
        />
      )
    default:
      return (
        <TextEditor
          {...frame}
          fields={[{ label, text: companyText(opened, field), ...INPUT_MODES[field] }]}
          valueOf={([text = '']) => ({ kind: 'text', text })}
          {...(field === 'domain' || field === 'phone' ? { warning } : {})}
        />
      )
  }
}

const INPUT_MODES: { readonly [F in CompanyField]?: { readonly inputMode: 'url' | 'tel' } } = {
  domain: { inputMode: 'url' },
  website: { inputMode: 'url' },
  phone: { inputMode: 'tel' },
}
