import type { Address } from '../../../../domain/model/kernel/contact-fields'
import { filled } from '../../../table/cell-edits'
import { recordText } from '../../../text/record'
import styles from './fields.module.css'
import { PartsRow, type Parts, type PartsRowProps } from './parts-row'

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
  return (
    <PartsRow
      {...row}
      label={recordText.fields.address}
      parts={addressPartFields()}
      values={partsOf(address)}
      display={address === null ? null : <span className={styles.lines}>{linesOf(address).join('\n')}</span>}
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

function linesOf({ street, city, region, postalCode, country }: Address): readonly string[] {
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [street, [place, region].filter(Boolean).join(', '), country].filter((line) => line !== null && line !== '').map(String)
}
