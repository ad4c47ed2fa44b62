import { COMPANY, CUSTOM, FILE, FLAG, LINE, LIST, listed, NAME, OBJECT, ORIGINAL, OWNER, PLAIN, TAGS, TEXT, TEXTS } from './field'

export const LIFECYCLES = ['lead', 'prospect', 'customer', 'former', 'other'] as const

export type Lifecycle = (typeof LIFECYCLES)[number]

/** Of how many people. */
export const COMPANY_SIZES = ['1', '2-10', '11-50', '51-200', '201-1000', '1000+'] as const

export const PEOPLE = {
  firstName: TEXT,
  middleName: TEXT,
  lastName: TEXT,
  namePrefix: TEXT,
  nameSuffix: TEXT,
  jobTitle: listed(LINE),
  companyId: COMPANY,
  emails: LIST,
  phones: LIST,
  links: LIST,
  address: OBJECT,
  birthday: PLAIN,
  lifecycle: listed(PLAIN, { choices: LIFECYCLES }),
  doNotContact: listed(FLAG),
  ownerId: OWNER,
  tagIds: TAGS,
  avatarFileId: FILE,
  source: listed(LINE),
  description: TEXT,
  originalCreatedAt: ORIGINAL,
  custom: CUSTOM,
} as const

export const COMPANIES = {
  name: listed(NAME),
  domains: listed(TEXTS, { key: 'domain' }),
  website: listed(TEXT),
  industry: listed(LINE),
  size: listed(PLAIN, { choices: COMPANY_SIZES, orderBy: null }),
  phones: LIST,
  address: OBJECT,
  ownerId: OWNER,
  tagIds: TAGS,
  logoFileId: FILE,
  description: TEXT,
  originalCreatedAt: ORIGINAL,
  custom: CUSTOM,
} as const
