import { inLanguage } from './in-language'

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
