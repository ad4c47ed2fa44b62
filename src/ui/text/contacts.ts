import { inLanguage } from './in-language'
import type { Company } from '../../domain/model/companies/company'

/** What is said where one person is made or changed. */
export const personText = inLanguage('person', {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  jobTitle: 'Job title',
  company: 'Company',
  noCompany: 'No company',
  create: 'Create person',
  duplicate: (name: string) => `${name} already has this e-mail address.`,
  openDuplicate: 'Open',
  changed: 'Person changed',
  created: (name: string) => `${name} was added`,
  open: 'Open',
})

type Size = NonNullable<Company['size']>

export const companiesText = inLanguage('companies', {
  title: 'Companies',
  all: 'All companies',
  grid: 'Companies',
  count: (count: number, formatted: string) => (count === 1 ? '1 company' : `${formatted} companies`),
  search: 'Search companies',
  add: 'New company',
  emptyTitle: 'No companies yet',
  emptyBody: 'Add the first one, or import people: their companies come with them.',
  columns: {
    name: 'Name',
    domain: 'Domain',
    website: 'Website',
    industry: 'Industry',
    size: 'Size',
    phone: 'Phone',
    city: 'City',
    country: 'Country',
    owner: 'Owner',
    tags: 'Tags',
    createdAt: 'Created',
    originalCreatedAt: 'Originally created',
    updatedAt: 'Updated',
  },
  size: (size: Size) => (size === '1' ? '1 person' : `${size.replace('-', ' to ')} people`),
  name: 'Name',
  domain: 'Domain',
  website: 'Website',
  industry: 'Industry',
  create: 'Create company',
  duplicate: (name: string) => `${name} already has this domain.`,
  openDuplicate: 'Open',
  changed: 'Company changed',
  created: (name: string) => `${name} was added`,
  open: 'Open',
  trashed: (count: number, formatted: string) =>
    count === 1 ? 'Company moved to the trash' : `${formatted} companies moved to the trash`,
  assigned: (count: number, formatted: string, owner: string) =>
    count === 1 ? `Company assigned to ${owner}` : `${formatted} companies assigned to ${owner}`,
  tagged: (count: number, formatted: string, tag: string) =>
    count === 1 ? `Company tagged “${tag}”` : `${formatted} companies tagged “${tag}”`,
})
