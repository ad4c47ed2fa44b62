import type { DateOrder } from '../../../domain/model/imports/mapping'
import type { NameChoices } from '../../../domain/model/imports/planning/name-resolver'
import type { MatchChoices } from '../../../domain/model/imports/planning/plan'
import type { FieldPolicy, ImportPolicy } from '../../../domain/model/imports/planning/policy'
import type { CellEdit } from './row-messages'

/** What the person decided about the rows, besides the mapping. All of it holds when the plan is made again. */
export interface Answers {
  /** By column: of dates whose values leave open which number is the day. */
  readonly orders: ReadonlyMap<number, DateOrder>
  /** What becomes of a value that is there, wherever no field has a rule of its own. */
  readonly policy: FieldPolicy
  /** By field, `people.jobTitle`. */
  readonly fieldPolicies: ImportPolicy
  readonly edits: readonly CellEdit[]
  /** Rows that are not imported. */
  readonly leftOut: ReadonlySet<number>
  /** What names stand for that nobody has, by `UnknownName.key`. */
  readonly names: NameChoices
  /** Which record a row is about where several fit, by the row's index. */
  readonly matches: MatchChoices
}

export const NO_ANSWERS: Answers = {
  orders: new Map(),
  policy: 'fill',
  fieldPolicies: {},
  edits: [],
  leftOut: new Set(),
  names: {},
  matches: {},
}

export function withOrder({ orders }: Answers, column: number, order: DateOrder | null): Pick<Answers, 'orders'> {
  const changed = new Map(orders)
  if (order === null) changed.delete(column)
  else changed.set(column, order)
  return { orders: changed }
}

/** @param policy `null`: as all other fields */
export function withFieldPolicy(
  { fieldPolicies }: Answers,
  field: string,
  policy: FieldPolicy | null,
): Pick<Answers, 'fieldPolicies'> {
  const { [field]: _, ...others } = fieldPolicies
  return { fieldPolicies: policy === null ? others : { ...others, [field]: policy } }
}

/** @param text `null`: as the file has it */
export function withEdit(
  { edits }: Answers,
  { row, column }: Pick<CellEdit, 'row' | 'column'>,
  text: string | null,
): Pick<Answers, 'edits'> {
  const others = edits.filter((edit) => edit.row !== row || edit.column !== column)
  return { edits: text === null ? others : [...others, { row, column, text }] }
}

export function withRow({ leftOut }: Answers, row: number, isLeftOut: boolean): Pick<Answers, 'leftOut'> {
  const changed = new Set(leftOut)
  if (isLeftOut) changed.add(row)
  else changed.delete(row)
  return { leftOut: changed }
}
