import { useState } from 'react'
import { usePorts, useRuntime } from '../../app/ports-context'
import { useToasts } from '../../app/toasts'
import { useApply } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import type { GridEditor } from '../../grid/grid.types'
import type { CellValue } from '../../table/cell-edit'
import { MemberEditor } from '../../table/editors/member-editor'
import { OwnEditor } from '../../table/editors/own-editor'
import { PickEditor } from '../../table/editors/pick-editor'
import { TagsEditor } from '../../table/editors/tags-editor'
import { TextEditor } from '../../table/editors/text-editor'
import { nameIn } from '../../table/use-offered-fields'
import { useOpenedRecord } from '../../table/use-opened-record'
import { companiesText } from '../../text/companies'
import { tablesText } from '../../text/tables'
import { sizeOptions, type CompanyRow } from './company-columns'
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
  const { records } = usePorts()
  const runtime = useRuntime()
  const apply = useApply()
  const toasts = useToasts()
  const { workspace } = useWorkspace()
  // What was there when the cell was opened: a change by someone else since is a conflict, not news to type over.
  const [opened] = useState(row)
  const openedRecord = useOpenedRecord('companies', row.id)
  const field = FIELDS[columnKey]
  const label = nameIn(companiesText.columns, columnKey)
  if (field === undefined) return <OwnEditor collection="companies" {...{ row, columnKey, onDone, onCancel }} />

  const frame = {
    label,
    onCancel,
    onDone,
    onLateRefusal: (message: string) => void toasts.show({ tone: 'danger', title: message }),
    onSave: (value: CellValue) =>
      saveCompanyCell({ row, field, value, country: workspace.country }, { records, runtime, apply, opened: openedRecord }),
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
        />
      )
  }
}

const INPUT_MODES: { readonly [F in CompanyField]?: { readonly inputMode: 'url' | 'tel' } } = {
  domain: { inputMode: 'url' },
  website: { inputMode: 'url' },
  phone: { inputMode: 'tel' },
}
