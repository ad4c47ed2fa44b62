import type { Lifecycle } from '../../domain/model/registry/contacts'
import { inLanguage } from './in-language'

export const peopleText = inLanguage('people', {
  title: 'People',
  all: 'All people',
  grid: 'People',
  count: (count: number, formatted: string) => (count === 1 ? '1 person' : `${formatted} people`),
  search: 'Search people',
  add: 'New person',
  import: 'Import',
  emptyTitle: 'No people yet',
  emptyBody: 'Add the first one, or import everybody from another CRM or address book.',
  columns: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    jobTitle: 'Job title',
    lifecycle: 'Lifecycle',
    owner: 'Owner',
    tags: 'Tags',
    city: 'City',
    country: 'Country',
    source: 'Source',
    doNotContact: 'Do not contact',
    createdAt: 'Created',
    originalCreatedAt: 'Originally created',
    updatedAt: 'Updated',
  },
  lifecycle: {
    lead: 'Lead',
    prospect: 'Prospect',
    customer: 'Customer',
    former: 'Former',
    other: 'Other',
  } satisfies { readonly [L in Lifecycle]: string },
  trashed: (count: number, formatted: string) =>
    count === 1 ? 'Person moved to the trash' : `${formatted} people moved to the trash`,
  assigned: (count: number, formatted: string, owner: string) =>
    count === 1 ? `Person assigned to ${owner}` : `${formatted} people assigned to ${owner}`,
  tagged: (count: number, formatted: string, tag: string) =>
    count === 1 ? `Person tagged “${tag}”` : `${formatted} people tagged “${tag}”`,
})
