import type { Company } from '../../../domain/model/companies/company'
import { COMPANY_SIZES } from '../../../domain/model/registry/contacts'
import type { RecordOf } from '../../../domain/model/records/collections'
import { primaryOf } from '../../../domain/model/records/one-primary'
import type { CompanyRow } from '../../../domain/model/records/views'
import type { Mutation } from '../../../domain/model/records/mutation'
import {
  type CellAnswer,
  type CellValue,
  filled,
  textOf,
  withAddressPart,
  saveCell,
  type CellCollaborators,
} from '../../table/cell-edits'
import { companiesText } from '../../text/contacts'
import { withPrimaryPhone } from '../../table/primary-entry'

export interface CompanyEdit {
  /** The row as it is shown now. */
  readonly row: CompanyRow
  readonly field: CompanyField
  readonly value: CellValue
  /** Phone numbers without a prefix are read as this country's. */
  readonly country: string
}

export type CompanyField = keyof typeof PATCHES

/** What a cell shows of a company, as text; '' for nothing. */
export function companyText(company: Company, field: CompanyField): string {
  switch (field) {
    case 'domain':
      return company.domains[0] ?? ''
    case 'phone':
      return phoneText(company)
    case 'city':
    case 'country':
      return company.address?.[field] ?? ''
    case 'tagIds':
      return company.tagIds.join()
    default:
      return company[field] ?? ''
  }
}

/** Writes one cell of the companies table. */
export function saveCompanyCell(
  { row, field, value, country }: CompanyEdit,
  collaborators: CellCollaborators<RecordOf<'companies'>>,
): Promise<CellAnswer> {
  return saveCell(
    {
      label: companiesText.changed,
      mutations: async (company) => {
        const update = (patch: Partial<Company>): Mutation => ({
          kind: 'update',
          collection: 'companies',
          id: company.id,
          patch,
          expect: company.version,
        })
        if (value.kind !== 'new') return [update(await PATCHES[field](company, value, country))]
        const id = collaborators.runtime.newId()
        return [
          { kind: 'create', collection: 'tags', id, data: { name: value.name } },
          update({ tagIds: [...company.tagIds, id] }),
        ]
      },
    },
    // Tags are taken one after the other: each pick goes on from what the row shows.
    field === 'tagIds' ? { ...collaborators, opened: async () => row } : collaborators,
  )
}

type MakePatch = (company: Company, value: CellValue, country: string) => Partial<Company> | Promise<Partial<Company>>

const PATCHES = {
  name: (_, value) => ({ name: textOf(value) }),
  domain: (company, value) => ({
    domains: filled(textOf(value)) === null ? company.domains.slice(1) : [textOf(value), ...company.domains.slice(1)],
  }),
  website: (_, value) => ({ website: filled(textOf(value)) }),
  industry: (_, value) => ({ industry: filled(textOf(value)) }),
  size: (_, value) => (value.kind === 'choice' ? { size: COMPANY_SIZES.find((size) => size === value.value) ?? null } : {}),
  phone: async (company, value, country) => ({ phones: await withPrimaryPhone(company.phones, textOf(value), country) }),
  city: (company, value) => ({ address: withAddressPart(company.address, { city: filled(textOf(value)) }) }),
  country: (company, value) => ({ address: withAddressPart(company.address, { country: filled(textOf(value)) }) }),
  ownerId: (_, value) => (value.kind === 'reference' ? { ownerId: value.id } : {}),
  tagIds: (_, value) => (value.kind === 'ids' ? { tagIds: [...value.ids] } : {}),
} satisfies Readonly<Record<string, MakePatch>>

function phoneText(company: Company): string {
  const phone = primaryOf(company.phones)
  return phone?.e164 ?? phone?.raw ?? ''
}
