import { useState } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Button } from '../../design/button'
import { Field } from '../../design/field'
import { PickerButton } from '../../design/picker-button'
import { useStream } from '../../hooks/use-stream'
import { appText } from '../../text/app'
import { dealsText } from '../../text/deals'
import styles from './new-deal-dialog.module.css'

/** A company that is there, or one to make together with what the form makes. */
export type CompanyChoice = { readonly id: Id; readonly name: string } | { readonly id: null; readonly name: string }

export interface CompanyFieldProps {
  readonly value: CompanyChoice | null
  readonly onValue: (value: CompanyChoice | null) => void
}

const SHOWN = 8

/** Finds a company by what is typed, or takes the name of a new one. */
export function CompanyField({ value, onValue }: CompanyFieldProps) {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const found = useStream(search, () =>
    records.watch('companies', {
      workspaceId: workspace.id,
      search,
      orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
      limit: SHOWN,
    }),
  )
  const companies: readonly RecordOf<'companies'>[] = found.status === 'ready' ? found.value.value.items : []
  return (
    <Field label={dealsText.create.company} optional={appText.optional}>
      {(wiring) => (
        <PickerButton
          label={dealsText.create.findCompany}
          options={companies.map(({ id, name, domains }) => ({
            id,
            label: name,
            ...(domains[0] === undefined ? {} : { hint: domains[0] }),
          }))}
          selected={value?.id ? [value.id] : []}
          onSearch={setSearch}
          isPending={found.status === 'pending'}
          onPick={(id) => onValue(companies.find((company) => company.id === id) ?? null)}
          clearLabel={dealsText.create.noCompany}
          onClear={() => onValue(null)}
          {...(may('companies.create') ? { onCreate: (name: string) => onValue({ id: null, name }) } : {})}
          renderTrigger={(props) => (
            <Button {...props} {...wiring} className={styles.trigger}>
              {value === null
                ? dealsText.create.noCompany
                : value.id === null
                  ? dealsText.create.newCompany(value.name)
                  : value.name}
            </Button>
          )}
        />
      )}
    </Field>
  )
}
