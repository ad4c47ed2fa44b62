import { LIMITS } from '../records/limits'
import {
  COMPANY,
  CUSTOM,
  FILE,
  FLAG,
  LABEL,
  LINE,
  LIST,
  listed,
  OBJECT,
  ORIGINAL,
  OWNER,
  PLAIN,
  prose,
  searched,
  TAGS,
  TEXT,
  TEXTS,
} from './field'

export const LIFECYCLES = ['lead', 'prospect', 'customer', 'former', 'other'] as const

export type Lifecycle = (typeof LIFECYCLES)[number]

/** Of how many people. */
export const COMPANY_SIZES = ['1', '2-10', '11-50', '51-200', '201-1000', '1000+'] as const

const NAME_PART = { ...searched(TEXT), identity: true } as const

export const PEOPLE = {
  firstName: NAME_PART,
  middleName: NAME_PART,
  lastName: NAME_PART,
  namePrefix: TEXT,
  nameSuffix: TEXT,
  jobTitle: searched(listed(LINE)),
  companyId: COMPANY,
  emails: { ...searched(LIST, ['value']), identity: true },
  phones: { ...searched(LIST, 'phone'), identity: true },
  links: LIST,
  address: searched(OBJECT, ['city']),
  birthday: PLAIN,
  lifecycle: listed(PLAIN, { choices: LIFECYCLES }),
  doNotContact: listed(FLAG),
  ownerId: OWNER,
  tagIds: TAGS,
  avatarFileId: FILE,
  source: listed(LINE),
  description: prose(TEXT, LIMITS.description),
  originalCreatedAt: ORIGINAL,
  custom: CUSTOM,
} as const

export const COMPANIES = {
  name: listed(LABEL),
  domains: searched(listed(TEXTS, { key: 'domain' })),
  website: searched(listed(TEXT)),
  industry: searched(listed(LINE)),
  size: listed(PLAIN, { choices: COMPANY_SIZES, orderBy: null }),
  phones: searched(LIST, 'phone'),
  address: searched(OBJECT, ['city', 'country']),
  ownerId: OWNER,
  tagIds: TAGS,
  logoFileId: FILE,
  description: prose(TEXT, LIMITS.description),
  originalCreatedAt: ORIGINAL,
  custom: CUSTOM,
} as const
