import { useState } from 'react'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { companyOptions$ } from '../../search/contact-options'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Field } from '../../design/field'
import { FieldButton } from '../../design/field-button'
import { PickerButton } from '../../design/picker-button'
import { useStream } from '../../hooks/use-stream'
import { appText } from '../../text/app'
import { dealsText } from '../../text/deals'

/** A company that is there, or one to make together with what the form makes. */
export type CompanyChoice = { readonly id: Id; readonly name: string } | { readonly id: null; readonly name: string }

/** One that was kept as text. */
export function readCompany(kept: unknown): CompanyChoice | null {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return null
  const { id, name } = kept
  return typeof name === 'string' && (id === null || isId(id)) ? { id, name } : null
}

export interface CompanyFieldProps {
  readonly value: CompanyChoice | null
  readonly onValue: (value: CompanyChoice | null) => void
}

/** Finds a company by what is typed, or takes the name of a new one. */
export function CompanyField({ value, onValue }: CompanyFieldProps) {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const found = useStream(search, () => companyOptions$(records, workspace.id, search))
  const options = found.status === 'ready' ? found.value : []
  const pick = (picked: string) => {
    const option = options.find(({ id }) => id === picked)
    onValue(option === undefined || !isId(option.id) ? null : { id: option.id, name: option.label })
  }
  return (
    <Field label={dealsText.create.company} optional={appText.optional}>
      {(wiring) => (
        <PickerButton
          label={dealsText.create.findCompany}
          options={options}
          selected={value?.id ? [value.id] : []}
          onSearch={setSearch}
          isPending={found.status === 'pending'}
          onPick={pick}
          clearLabel={dealsText.create.noCompany}
          onClear={() => onValue(null)}
          {...(may('companies.create') ? { onCreate: (name: string) => onValue({ id: null, name }) } : {})}
          renderTrigger={(props) => (
            <FieldButton {...props} {...wiring}>
              {value === null
                ? dealsText.create.noCompany
                : value.id === null
                  ? dealsText.create.newCompany(value.name)
                  : value.name}
            </FieldButton>
          )}
        />
      )}
    </Field>
  )
}
