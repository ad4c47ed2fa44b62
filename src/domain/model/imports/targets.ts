import type { CustomField } from '../query/field-reader'

/** What a column can be. `…Label` columns say of what kind the value in the neighbouring column is. */
export const TARGETS = [
  'fullName',
  'firstName',
  'middleName',
  'lastName',
  'namePrefix',
  'nameSuffix',
  'jobTitle',
  'company',
  'companyDomain',
  'companyWebsite',
  'companyIndustry',
  'email',
  'emailLabel',
  'phone',
  'phoneLabel',
  'link',
  'linkLabel',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'address',
  'addressLabel',
  'birthday',
  'lifecycle',
  'doNotContact',
  'owner',
  'tags',
  'source',
  'description',
] as const
export type PersonTarget = (typeof TARGETS)[number]
/** Besides, a column can be one of the workspace's own fields: chosen, never guessed. */
export type Target = PersonTarget | CustomField

/** What a header says about its column. */
export interface Recognised {
  readonly target: Target
  /** Columns of one group belong together: `1` in `Phone 1 - Value`, `work` in `Business City`. */
  readonly group: string
  /** What the header calls the value: `Work`, `Mobile`. */
  readonly label: string | null
}

export type Source = 'google' | 'hubspot' | 'outlook' | 'linkedin' | 'other'
