import type { FIELDS } from '../targets'

/** What the name of a column can say by itself, whatever the file is of: a person's field, or one of a company. */
export type Concept =
  | Exclude<(typeof FIELDS)['people'][number], 'kind' | 'originalCreatedAt' | 'recordId'>
  | 'company'
  | 'companyDomain'
  | 'companyWebsite'
  | 'companyIndustry'

/** Names of columns by what they say, `|` between them; compared by their match keys. */
export type AliasNames = Readonly<Partial<Record<Concept, string>>>
