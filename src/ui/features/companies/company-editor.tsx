import type { CompanyRow } from '../../../domain/model/records/views'
import { useWorkspace } from '../../app/workspace-context'
import type { GridEditor } from '../../grid/grid.types'
import { filled, withAddressPart, withPrimaryPhone } from '../../table/cell-edits'
import { RecordEditor, type TextCells } from '../../table/editors/record-editor'
import { companiesText } from '../../text/contacts'
import { AlsoThere } from '../duplicates/also-there'
import { COMPANY_WORDS } from './company-columns'

/** The editor of one cell of the companies table. */
export function CompanyCellEditor(editor: GridEditor<CompanyRow>) {
  const { workspace } = useWorkspace()
  const warning = (value: string) => <AlsoThere collection="companies" selfId={editor.row.id} value={value} />
  return (
    <RecordEditor
      {...editor}
      collection="companies"
      cells={cellsIn(workspace.country)}
      words={COMPANY_WORDS}
      changed={companiesText.changed}
      warning={warning}
    />
  )
}

/** @param country phone numbers without a prefix are read as this one's */
function cellsIn(country: string): TextCells<'companies'> {
  return {
    name: { text: ({ name }) => name, patch: (_, name) => ({ name }) },
    domain: {
      text: ({ domains }) => domains[0] ?? null,
      patch: ({ domains: [, ...others] }, typed) => ({ domains: filled(typed) === null ? others : [typed, ...others] }),
      inputMode: 'url',
      warns: true,
    },
    website: { text: ({ website }) => website, patch: (_, typed) => ({ website: filled(typed) }), inputMode: 'url' },
    phone: {
      text: ({ phone }) => phone,
      patch: async ({ phones }, typed) => ({ phones: await withPrimaryPhone(phones, typed, country) }),
      inputMode: 'tel',
      warns: true,
    },
    city: {
      text: ({ city }) => city,
      patch: ({ address }, typed) => ({ address: withAddressPart(address, { city: filled(typed) }) }),
    },
    country: {
      text: (row) => row.country,
      patch: ({ address }, typed) => ({ address: withAddressPart(address, { country: filled(typed) }) }),
    },
  }
}
