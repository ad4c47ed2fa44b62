import type { ImportCollection } from '../../import-collections'
import type { Concept } from '../../knowledge/concepts'
import type { FieldTarget } from '../../targets'

/** What a header says about its column. */
export interface Recognised<T = Concept> {
  readonly target: T
  /** Columns of one group belong together: `1` in `Phone 1 - Value`, `work` in `Business City`. */
  readonly group: string
  /** What the header calls the value: `Work`, `Mobile`. */
  readonly label: string | null
}

const COMPANY: Readonly<Partial<Record<Concept, FieldTarget>>> = {
  company: 'companies.name',
  companyDomain: 'companies.domain',
  companyWebsite: 'companies.website',
  companyIndustry: 'companies.industry',
}
const CONTACT: Readonly<Partial<Record<Concept, FieldTarget>>> = {
  fullName: 'people.fullName',
  firstName: 'people.firstName',
  middleName: 'people.middleName',
  lastName: 'people.lastName',
  namePrefix: 'people.namePrefix',
  nameSuffix: 'people.nameSuffix',
  email: 'people.email',
  emailLabel: 'people.emailLabel',
}

/** What a name that means the same everywhere stands for in a file of this collection; `null`: nothing we keep there. */
export function targetOfConcept(collection: ImportCollection, concept: Concept): FieldTarget | null {
  if (collection === 'people') return COMPANY[concept] ?? (`people.${concept}` as FieldTarget) // concepts are named as its fields
  return ELSEWHERE[collection][concept] ?? COMPANY[concept] ?? CONTACT[concept] ?? null
}

const ELSEWHERE: Readonly<Record<Exclude<ImportCollection, 'people'>, Readonly<Partial<Record<Concept, FieldTarget>>>>> = {
  companies: {
    link: 'companies.website',
    jobTitle: 'people.jobTitle',
    phone: 'companies.phone',
    phoneLabel: 'companies.phoneLabel',
    street: 'companies.street',
    city: 'companies.city',
    region: 'companies.region',
    postalCode: 'companies.postalCode',
    country: 'companies.country',
    address: 'companies.address',
    addressLabel: 'companies.addressLabel',
    owner: 'companies.owner',
    tags: 'companies.tags',
    description: 'companies.description',
  },
  deals: {
    phone: 'people.phone',
    phoneLabel: 'people.phoneLabel',
    owner: 'deals.owner',
    tags: 'deals.tags',
    source: 'deals.source',
    description: 'deals.note',
  },
  tasks: { owner: 'tasks.assignee', description: 'tasks.body' },
  notes: { description: 'notes.body' },
}
