import type { RecordOf } from '../records/collections'
import { primaryOf } from '../records/one-primary'
import type { CompanyRow } from '../records/views'

export function companyRow(company: RecordOf<'companies'>): CompanyRow {
  const { phones, address } = company
  const phone = primaryOf(phones)
  return {
    ...company,
    phone: phone?.e164 ?? phone?.raw ?? null,
    city: address?.city ?? null,
    country: address?.country ?? null,
  }
}
