/** What the name of a column can say by itself, whatever the file is of. `…Label` columns say of what kind their neighbour is. */
export const CONCEPTS = [
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
  'nickname',
  'detail',
  'detailLabel',
] as const
export type Concept = (typeof CONCEPTS)[number]

/** What a header says about its column. */
export interface Recognised<T = Concept> {
  readonly target: T
  /** Columns of one group belong together: `1` in `Phone 1 - Value`, `work` in `Business City`. */
  readonly group: string
  /** What the header calls the value: `Work`, `Mobile`. */
  readonly label: string | null
}
