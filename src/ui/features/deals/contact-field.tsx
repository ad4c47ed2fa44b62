import { useState } from 'react'
import { isId, type Id } from '../../../domain/model/kernel/id'
import { companyOptions$, personOptions$ } from '../../search/contact-options'
import { usePorts } from '../../app/ports-context'
import { useWorkspace } from '../../app/workspace-context'
import { Field } from '../../design/field'
import { FieldButton } from '../../design/field-button'
import { PickerButton } from '../../design/picker-button'
import { useStream } from '../../hooks/use-stream'
import { appText } from '../../text/app'
import { dealsText } from '../../text/deals'

/** A record that is there, or one to make together with what the form makes. */
export type Choice = { readonly id: Id; readonly name: string } | { readonly id: null; readonly name: string }

/** One that was kept as text. */
export function readChoice(kept: unknown): Choice | null {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('name' in kept)) return null
  const { id, name } = kept
  return typeof name === 'string' && (id === null || isId(id)) ? { id, name } : null
}

/** Its name, and whether it is made along. */
export function choiceText({ id, name }: Choice): string {
  return id === null ? dealsText.create.toMake(name) : name
}

export interface ContactFieldProps {
  readonly collection: 'people' | 'companies'
  readonly value: Choice | null
  readonly onValue: (value: Choice | null) => void
}

const OPTIONS = { people: personOptions$, companies: companyOptions$ }

/** Finds a person or a company by what is typed, or takes the name of a new one. */
export function ContactField({ collection, value, onValue }: ContactFieldProps) {
  const { records } = usePorts()
  const { workspace, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const found = useStream(`${collection} ${search}`, () => OPTIONS[collection](records, workspace.id, search))
  const options = found.status === 'ready' ? found.value : []
  const words = dealsText.create[collection]
  const pick = (picked: string) => {
    const option = options.find(({ id }) => id === picked)
    onValue(option === undefined || !isId(option.id) ? null : { id: option.id, name: option.label })
  }
  return (
    <Field label={words.label} optional={appText.optional}>
      {(wiring) => (
        <PickerButton
          label={words.find}
          options={options}
          selected={value?.id ? [value.id] : []}
          onSearch={setSearch}
          isPending={found.status === 'pending'}
          onPick={pick}
          clearLabel={words.none}
          onClear={() => onValue(null)}
          {...(may(`${collection}.create`) ? { onCreate: (name: string) => onValue({ id: null, name }) } : {})}
          renderTrigger={(props) => (
            <FieldButton {...props} {...wiring}>
              {value === null ? words.none : choiceText(value)}
            </FieldButton>
          )}
        />
      )}
    </Field>
  )
}
