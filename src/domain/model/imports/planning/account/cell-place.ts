import { words } from '../../../kernel/words'
import { isSame } from '../patch-of'
import { LIST_FIELDS } from '../policy'
import { matchWords } from '../../match-key'
import { collectionOf, fieldOf, ownKeyOf, type Target } from '../../targets'
import type { ImportCollection } from '../../import-collections'

export type Values = Readonly<Record<string, unknown>>

/** How the value of a column is found again in a record. */
export interface Place {
  readonly collection: ImportCollection
  /** Fields that hold it, one of them at least. */
  readonly fields: readonly string[]
  /**
   * - `one`: the first column that says something fills the field.
   * - `any`: whichever column says it, it is the same.
   * - `list`: the field holds several values.
   * - `words`: the value is taken apart, or joined with others.
   * - `mark`: it tells which record is meant, or of what kind, or that nothing is; the record itself is its place.
   */
  readonly how: 'one' | 'any' | 'list' | 'words' | 'mark'
  /** It says which record is meant. */
  readonly isName: boolean
}

const NAMES = words('firstName middleName lastName namePrefix nameSuffix description note name')
const ADDRESS = words('address description note')
const TEXT = words('description note')

const PLACES: Readonly<Record<string, readonly [Place['how'], ...(readonly string[])]>> = {
  kind: ['mark'],
  recordId: ['mark'],
  fullName: ['words', ...NAMES],
  firstName: ['words', ...NAMES],
  middleName: ['words', ...NAMES],
  lastName: ['words', ...NAMES],
  namePrefix: ['words', ...NAMES],
  nameSuffix: ['words', ...NAMES],
  nickname: ['words', 'firstName', ...TEXT],
  detail: ['any', ...TEXT, 'body'],
  detailLabel: ['any', ...TEXT],
  description: ['any', ...TEXT],
  email: ['list', 'emails', 'description'],
  emailLabel: ['any', 'emails', 'description'],
  phone: ['list', 'phones'],
  phoneLabel: ['any', 'phones'],
  link: ['list', 'links', 'website', 'domains'],
  linkLabel: ['any', 'links', 'website'],
  domain: ['list', 'domains'],
  street: ['words', ...ADDRESS],
  city: ['words', ...ADDRESS],
  region: ['words', ...ADDRESS],
  postalCode: ['words', ...ADDRESS],
  country: ['words', ...ADDRESS],
  address: ['words', ...ADDRESS],
  // An address has none; a further one is a line of the text, with it.
  addressLabel: ['words', ...TEXT],
  owner: ['any', 'ownerId'],
  assignee: ['any', 'assigneeId'],
  tags: ['any', 'tagIds'],
  originalCreatedAt: ['any', 'originalCreatedAt'],
  birthday: ['any', 'birthday'],
  pipeline: ['any', 'pipelineId'],
  stage: ['any', 'stageId'],
  status: ['one', 'stageId', 'status'],
  amount: ['one', 'amountMinor'],
  closedAt: ['any', 'closedAt'],
  wonAt: ['any', 'closedAt'],
  lostAt: ['any', 'closedAt'],
  lostReason: ['any', 'lostReasonId'],
  lostNote: ['any', 'lostNote'],
  role: ['any', 'people'],
  note: ['any', 'note'],
  due: ['one', 'dueOn', 'dueAt'],
  dueTime: ['one', 'dueAt'],
  subjects: ['any', 'subjects'],
  related: ['any', 'subjects'],
  body: ['any', 'body', 'title'],
}

/** Flags that are off look blank, and were read all the same. */
const FLAGS: ReadonlySet<string> = new Set(words('doNotContact pinned'))
const NO_FLAGS: ReadonlySet<Target> = new Set()

/** By these, records are found and linked. */
const IDENTIFYING: ReadonlySet<string> = new Set(words('name domain website fullName firstName lastName email title recordId'))

/** Where the value of a column with that target stands. @param flags own fields that are ticked or not */
export function placeOf(target: Target, flags: ReadonlySet<Target> = NO_FLAGS): Place {
  const [collection, field] = [collectionOf(target), fieldOf(target)]
  const isName = IDENTIFYING.has(field)
  if (FLAGS.has(field) || flags.has(target)) return { collection, fields: [field], how: 'mark', isName }
  if (ownKeyOf(target) !== null) return { collection, fields: [field], how: 'one', isName }
  // A note has no title of its own.
  if (collection === 'notes' && field === 'title') return { collection, fields: ['body'], how: 'any', isName }
  const [how, ...fields] = PLACES[field] ?? (['one', field] as const)
  return { collection, fields, how, isName }
}

export function valueAt(values: Values, field: string): unknown {
  if (!field.startsWith('custom.')) return values[field]
  const own = values['custom']
  return typeof own === 'object' && own !== null ? Reflect.get(own, field.slice('custom.'.length)) : undefined
}

/** The text of a cell. Its words, each once, are worked out when first asked for: many records may be held against it. */
export class CellText {
  readonly plain: string
  private known: readonly string[] | null = null

  constructor(plain: string) {
    this.plain = plain
  }

  get words(): readonly string[] {
    return (this.known ??= [...new Set(matchWords(this.plain))])
  }
}

/** Every word of the text is among those of the values, whatever its case and accents. */
export function haveWords(values: readonly unknown[], text: CellText): boolean {
  if (values.some((value) => standsIn(value, text.plain))) return true
  const known = new Set(values.flatMap(wordsOf))
  return text.words.every((word) => known.has(word))
}

/** As it is, which spares most cells of most rows a look at their words. */
export function standsIn(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.includes(text)
  if (typeof value !== 'object' || value === null) return false
  for (const key in value) if (standsIn(Reflect.get(value, key), text)) return true
  return false
}

/** At least one of its words is. */
export function hasWordOf(value: unknown, text: CellText): boolean {
  const known = new Set(wordsOf(value))
  return text.words.some((word) => known.has(word))
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return matchWords(value)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** The entries of a list that the text names. */
export function entriesIn(list: readonly unknown[], text: string): readonly unknown[] {
  const lower = text.toLowerCase()
  return list.filter((entry) => {
    const said = typeof entry === 'object' && entry !== null ? Object.values(entry) : [entry]
    return said.some((part: unknown) => typeof part === 'string' && part !== '' && isNamed(part, lower))
  })
}

function isNamed(part: string, lower: string): boolean {
  if (lower.includes(part.toLowerCase())) return true
  const bare = part.toLowerCase().replace(/^https?:\/\/(www\.)?|(?<!\/)\/+$/g, '')
  return bare !== '' && lower.includes(bare)
}

/** Does the field still say it? Of lists, all of these entries. */
export function holds(values: Values, field: string, value: unknown): boolean {
  const there = valueAt(values, field)
  const rule = LIST_FIELDS[field]
  if (rule === undefined || !Array.isArray(value) || !Array.isArray(there)) return isSame(there, value)
  const key = rule.key as (entry: unknown) => string // the entries are those of the field the rule stands for
  const keys = new Set(there.map(key))
  return value.every((entry) => keys.has(key(entry)))
}
