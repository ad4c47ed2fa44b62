import type { RecordOf } from '../records/collections'
import { primaryNumber } from '../records/one-primary'
import type { CompanyRow } from '../records/views'

export function companyRow(company: RecordOf<'companies'>, tagNames: readonly string[]): CompanyRow {
  const { phones, address } = company
  return {
    ...company,
    phone: primaryNumber(phones),
    city: address?.city ?? null,
    country: address?.country ?? null,
    tagNames,
  }
}
