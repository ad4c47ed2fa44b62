import { useState, type ReactNode } from 'react'
import { EditableRow } from './field-row'
import { EditorBox } from './editor-box'
import { useFieldSave, type FieldPort } from './field-save'
import type { Address } from '../../../../domain/model/kernel/contact-fields'
import { useWorkspace } from '../../../app/workspace-context'
import { filled } from '../../../table/cell-edits'
import { recordText } from '../../../text/record'
import editorStyles from './editors.module.css'
import type { Person } from '../../../../domain/model/people/person'

/** The texts of the parts, by their keys. */
export type Parts<K extends string> = Readonly<Record<K, string>>

interface PartsRowProps<K extends string> {
  readonly label: string
  readonly parts: readonly { readonly key: K; readonly label: string; readonly half?: boolean }[]
  readonly values: Parts<K>
  readonly port: FieldPort<Parts<K>>
  readonly mayEdit: boolean
  readonly display: ReactNode
}

/** A field made of a few texts that are edited and saved together: a name, an address. */
export function PartsRow<K extends string>(props: PartsRowProps<K>) {
  const { label, mayEdit, display } = props
  return (
    <EditableRow label={label} mayEdit={mayEdit} display={display}>
      {(leave) => <PartsEditor {...props} leave={leave} />}
    </EditableRow>
  )
}

export interface PartsEditorProps<K extends string> extends Pick<PartsRowProps<K>, 'label' | 'parts' | 'values' | 'port'> {
  readonly leave: (how: 'refocus' | 'stay') => void
}

export function PartsEditor<K extends string>({ label, parts, values, port, leave }: PartsEditorProps<K>) {
  const saving = useFieldSave(port)
  const [opened] = useState(values)
  const [typed, setTyped] = useState(values)
  const commit = (how: 'refocus' | 'stay') => {
    if (parts.every(({ key }) => typed[key] === opened[key])) leave(how)
    else saving.save(typed, () => leave(how))
  }
  return (
    <EditorBox label={label} saving={saving} onCommit={commit} onCancel={() => leave('refocus')}>
      {(wiring) => (
        <div className={editorStyles.parts}>
          {parts.map((part, index) => (
            <input
              key={part.key}
              {...wiring}
              className={editorStyles.input}
              data-half={part.half || undefined}
              aria-label={part.label}
              placeholder={part.label}
              // An editor opens because someone asked to type in this field.
              autoFocus={index === 0}
              autoComplete="off"
              readOnly={saving.state.status === 'saving'}
              value={typed[part.key]}
              onChange={(change) => setTyped({ ...typed, [part.key]: change.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </EditorBox>
  )
}

export type AddressParts = Parts<keyof Address>

const addressPartFields = (): PartsRowProps<keyof Address>['parts'] => [
  { key: 'street', label: recordText.fields.street },
  { key: 'postalCode', label: recordText.fields.postalCode, half: true },
  { key: 'city', label: recordText.fields.city, half: true },
  { key: 'region', label: recordText.fields.region, half: true },
  { key: 'country', label: recordText.fields.country, half: true },
]

export function AddressRow({
  address,
  ...row
}: Pick<PartsRowProps<keyof Address>, 'port' | 'mayEdit'> & { readonly address: Address | null }) {
  const { formats } = useWorkspace()
  return (
    <PartsRow
      {...row}
      label={recordText.fields.address}
      parts={addressPartFields()}
      values={partsOf(address)}
      display={address === null ? null : addressText(address, formats.locale)}
    />
  )
}

/** An address of which nothing is left is none. */
export function addressOf({ street, city, region, postalCode, country }: AddressParts): Address | null {
  const address = {
    street: filled(street),
    city: filled(city),
    region: filled(region),
    postalCode: filled(postalCode),
    country: filled(country),
  }
  return Object.values(address).every((part) => part === null) ? null : address
}

function partsOf(address: Address | null): AddressParts {
  return {
    street: address?.street ?? '',
    city: address?.city ?? '',
    region: address?.region ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? '',
  }
}

/** An address in one line. @param locale whose order it is: in English the postal code comes last, elsewhere before the city */
export function addressText({ street, city, region, postalCode, country }: Address, locale: string): string {
  const joined = (parts: readonly (string | null)[], between: string) => parts.filter(Boolean).join(between)
  const place = /^en\b/.test(locale)
    ? region === null
      ? [joined([city, postalCode], ' ')]
      : [city, joined([region, postalCode], ' ')]
    : [joined([postalCode, city], ' '), region]
  return joined([street, ...place, country], ', ')
}

type NameKey = 'firstName' | 'lastName' | 'middleName' | 'namePrefix' | 'nameSuffix'

export type NameParts = Parts<NameKey>

export function namePartFields(): readonly { readonly key: NameKey; readonly label: string; readonly half?: boolean }[] {
  const { fields } = recordText
  return [
    { key: 'firstName', label: fields.firstName },
    { key: 'lastName', label: fields.lastName },
    { key: 'middleName', label: fields.middleName },
    { key: 'namePrefix', label: fields.namePrefix, half: true },
    { key: 'nameSuffix', label: fields.nameSuffix, half: true },
  ]
}

export function nameParts(person: Pick<Person, NameKey>): NameParts {
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    middleName: person.middleName ?? '',
    namePrefix: person.namePrefix ?? '',
    nameSuffix: person.nameSuffix ?? '',
  }
}

export function nameOf(typed: NameParts): Pick<Person, NameKey> {
  return {
    firstName: filled(typed.firstName),
    lastName: filled(typed.lastName),
    middleName: filled(typed.middleName),
    namePrefix: filled(typed.namePrefix),
    nameSuffix: filled(typed.nameSuffix),
  }
}

/** `1990-05-31`, or `--05-31` where the year is not known. */
export type BirthdayParts = Readonly<Record<'day' | 'month' | 'year', string>>

export function birthdayParts(birthday: string | null): BirthdayParts {
  const match = /^(?:(\d{4})-|--)(\d{2})-(\d{2})$/.exec(birthday ?? '')
  if (match === null) return { day: '', month: '', year: '' }
  const [, year = '', month = '', day = ''] = match
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** Blank parts make no birthday; parts that make no day are passed on, to be refused where birthdays are judged. */
export function birthdayOf({ day, month, year }: BirthdayParts): string | null {
  const [d, m, y] = [day.trim(), month.trim(), year.trim()]
  if (d === '' && m === '' && y === '') return null
  return `${y === '' ? '-' : y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
}

/** @param locale how dates are written */
export function birthdayText(birthday: string, locale: string): string {
  const { day, month, year } = birthdayParts(birthday)
  // A leap year, so that 29 February is a day without a year too.
  const date = Date.UTC(year === '' ? 2000 : Number(year), Number(month) - 1, Number(day))
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, year === '' ? options : { ...options, year: 'numeric' }).format(date)
}
