import type { CustomCollection } from '../fields/custom-value'
import { words, type Word } from '../kernel/words'
import { customKeyOf, type CustomField } from '../query/field-reader'
import { type LINES, linesIn, type LineOf } from '../registry/lines'
import type { ImportCollection } from './import-collections'

const CONTACT = words('phone phoneLabel street city region postalCode country address addressLabel')

/**
 * What a column can be, by the collection its value goes to. `recordId` is an id of ours, or what the file knows a record by.
 * `…Label` columns say of what kind the value in the neighbouring column is.
 */
export const FIELDS = {
  people: [
    ...words('kind fullName firstName middleName lastName namePrefix nameSuffix jobTitle email emailLabel link linkLabel'),
    ...CONTACT,
    ...words(
      'birthday lifecycle doNotContact owner tags source description nickname detail detailLabel originalCreatedAt recordId',
    ),
  ],
  companies: [
    ...words('name domain website industry size'),
    ...CONTACT,
    ...words('owner tags description originalCreatedAt recordId'),
  ],
  deals: [
    ...words('title pipeline stage status amount currency probability expectedCloseOn closedAt wonAt lostAt lostReason lostNote'),
    ...words('role owner tags source note stageEnteredAt originalCreatedAt recordId'),
  ],
  tasks: [
    ...words('title body kind due dueTime remindAt priority status snoozedUntil completedAt repeat assignee subjects related'),
    'recordId',
  ],
  notes: words('title body detail kind happenedAt pinned subjects related recordId'),
} as const satisfies Readonly<Record<ImportCollection, readonly string[]>>

export type LineTarget = { readonly [K in keyof typeof LINES]: `${K}.${LineOf<K>}` }[keyof typeof LINES]
export type FieldTarget =
  | { readonly [K in ImportCollection]: `${K}.${(typeof FIELDS)[K][number]}` }[ImportCollection]
  | LineTarget
/** One of the workspace's own fields: chosen, never guessed but in our own exports. */
export type OwnTarget = `${CustomCollection}.${CustomField}`
export type Target = FieldTarget | OwnTarget

export function targetsOf(collection: ImportCollection): readonly FieldTarget[] {
  return [...new Set<string>([...FIELDS[collection], ...linesIn(collection)])].map(
    (field) => `${collection}.${field}` as FieldTarget,
  ) // as the type is made
}

/** Every target but the own fields. */
export const TARGETS: readonly FieldTarget[] = (Object.keys(FIELDS) as ImportCollection[]).flatMap(targetsOf)

/** The target of that name; `null`: there is none. */
export function targetNamed(name: string): FieldTarget | null {
  return BY_NAME.get(name) ?? null
}

const BY_NAME = new Map<string, FieldTarget>(TARGETS.map((target) => [target, target]))

export function collectionOf(target: Target): ImportCollection {
  return target.slice(0, target.indexOf('.')) as ImportCollection // as the type is made
}

/** `jobTitle`, `custom.budget`. */
export function fieldOf(target: Target): string {
  return target.slice(target.indexOf('.') + 1)
}

export function ownTarget(collection: CustomCollection, field: CustomField): OwnTarget {
  return `${collection}.${field}`
}

/** The key of the own field that a column is given to; `null`: it is none. */
export function ownKeyOf(target: Target): string | null {
  return customKeyOf(fieldOf(target))
}

/** Who wrote a file; `other`: no program that is known. */
export type Source =
  Word<'portside google hubspot pipedrive salesforce outlook linkedin thunderbird kaddressbook zoho close other'>

/** Which of the first two numbers is the day: `03/04/1990`. */
export type DateOrder = 'day-first' | 'month-first'

/** What one column becomes; `target: null`: it is left out. */
export interface ColumnMapping {
  readonly target: Target | null
  readonly group: string
  readonly label: string | null
  /** What the choice rests on: the column's name, a similar name, its values, the person; or nothing did. */
  readonly basis: 'name' | 'similar' | 'values' | 'chosen' | 'none'
}

/** By column index. */
export type Mapping = readonly ColumnMapping[]

export const UNMAPPED: ColumnMapping = { target: null, group: '', label: null, basis: 'none' }

/** The person's answer for columns of dates that decide nothing by themselves. */
export type DateOrders = ReadonlyMap<number, DateOrder>

/** What the name of a column can say by itself, whatever the file is of: a person's field, or one of a company. */
export type Concept =
  | Exclude<(typeof FIELDS)['people'][number], 'kind' | 'originalCreatedAt' | 'recordId'>
  | 'company'
  | 'companyDomain'
  | 'companyWebsite'
  | 'companyIndustry'

/** Of one language: names that mean the same in every file, and those of a file of one collection. */
export type Labels = ColumnsByLanguage[string] & { readonly anywhere: AliasNames }

/**
 * What names mean in a file of one collection, by language: the words that people write over their own lists, and that
 * programs write in these languages, where `record-columns` does not have them.
 */
export type ColumnsByLanguage = Readonly<
  Record<string, Readonly<Partial<Record<ImportCollection, Readonly<Partial<Record<FieldTarget, string>>>>>>>
>

/** Names of columns by what they say, `|` between them; compared by their match keys. */
export type AliasNames = Readonly<Partial<Record<Concept, string>>>
