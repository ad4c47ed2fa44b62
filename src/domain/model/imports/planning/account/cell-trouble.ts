import { problem, type RowProblem } from '../../problem'
import { isNoDate } from '../../recognising/values/dates'
import { isPlaceholder } from '../../recognising/values/words'
import type { CellEnd } from './cell-end'
import { missed, noted, WRITTEN, type CellCode, type CellReason } from './cell-outcome'
import type { Place } from './cell-place'

/** What is wrong with a cell. */
export interface Trouble {
  readonly rule: RowProblem['rule']
  /** With all that it says. */
  readonly isWhole: boolean
}

export function troubleOf(
  text: string,
  { column, place }: { readonly column: number; readonly place: Place },
  problems: readonly RowProblem[],
): Trouble | null {
  const own = problems.find((each) => each.column === column) ?? problems.find((each) => isAbout(each, text, place))
  if (own === undefined) return null
  const { value } = problem(own.rule, column, text)
  return { rule: own.rule, isWhole: own.value === value && !AS_TYPED.has(own.rule) }
}

/** What is said of a row may be about one of its cells. */
function isAbout({ rule, column, value }: RowProblem, text: string, { how, fields }: Place): boolean {
  if (column !== null || value === '') return false
  if (rule === 'invalid') return fields.includes(value)
  if (!OF_ROWS.has(rule) || (rule === 'too-many' && how !== 'list')) return false
  return text === value || (value.length > 3 && text.includes(value.replace(/…$/, '')))
}

const OF_ROWS: ReadonlySet<string> = new Set<RowProblem['rule']>([
  'too-many',
  'cut-to-limit',
  'link-first',
  'link-none',
  'link-unknown',
  'id-unknown',
  'deal-unknown',
])

/** The value is taken all the same. */
const AS_TYPED: ReadonlySet<string> = new Set<RowProblem['rule']>([
  'phone-unreadable',
  'cut-to-limit',
  'control-characters',
  'cell-cut',
  'stray-quote',
  'broken-quote',
  'link-first',
])

export function codeOf(end: CellEnd, text: string, { trouble, place }: Judged): CellCode {
  if (end === 'lost') return missed(trouble?.rule ?? whyLost(text, place))
  if (end !== 'written') return missed(end)
  if (trouble === null) return WRITTEN
  return trouble.isWhole ? missed(trouble.rule) : noted(trouble.rule)
}

export interface Judged {
  readonly trouble: Trouble | null
  readonly place: Place
}

/** Of an owner whom nobody knows it would be said, were it not decided; of tags only groups of everybody are passed over. */
function whyLost(text: string, { fields }: Place): CellReason {
  // What is over is certain: its stage says so.
  if (fields.includes('probability')) return 'there'
  if (isPlaceholder(text) || isNoDate(text) || fields.includes('tagIds')) return 'placeholder'
  return isOwner(fields) ? 'decided' : 'unused'
}

export function isOwner(fields: Place['fields']): boolean {
  return fields.includes('ownerId') || fields.includes('assigneeId')
}
