/** Why a row, or one of its values, is not imported as the file says it. The sentence for each is in the UI's texts. */
export const ROW_ERRORS = [
  /** No name, e-mail address or phone number: nothing to tell the person by. */
  'no-identity',
  'no-company-name',
  'no-title',
  'no-text',
  /** Names that nobody has chosen for: a deal is put nowhere by guess. */
  'pipeline-unknown',
  'stage-unknown',
  'lost-reason-unknown',
  /** The schema refused what was left after every single value was checked. */
  'invalid',
] as const
export const ROW_WARNINGS = [
  'email-unreadable',
  'email-exchange',
  'phone-unreadable',
  'link-unreadable',
  'domain-unreadable',
  'domain-free-mail',
  'date-unreadable',
  'date-order-unknown',
  'lifecycle-unknown',
  'owner-unknown',
  'status-unknown',
  'currency-unknown',
  'amount-unreadable',
  'deal-unknown',
  'link-first',
  'link-none',
  /** Neither a deal nor a company is called so. */
  'link-unknown',
  'id-unknown',
  'flag-unreadable',
  'field-unreadable',
  'cut-to-limit',
  'too-many',
  'more-companies',
  /** `Freelance`, `Retired` */
  'no-company',
  /** A value that only people have, in a company's row. */
  'not-of-company',
  'second-value',
  'control-characters',
  'cells-beyond-header',
  'broken-quote',
  'stray-quote',
  'cell-cut',
  'formula-empty',
  'photo-left-out',
  'card-broken',
  'name-differs',
] as const
export const SKIP_REASONS = [
  'empty-row',
  /** The names of the columns once more. */
  'repeated-header',
  'total-row',
  /** What stands above the names of the columns where they come again. */
  'group-title',
  /** The person said so. */
  'left-out',
  /** A list of people that an address book keeps as a card. */
  'group-card',
  /** A deal that was deleted where the file comes from. */
  'deleted-there',
  /** The same person stands on an earlier line; what that line lacks was taken over. */
  'same-as-line',
  /** The person is there already, and the row has nothing that is missing. */
  'nothing-new',
  /** Several people there fit; choosing one would be a guess. */
  'several-match',
  /** The person that fits is in the trash or gone since. */
  'gone',
] as const

export type RowError = (typeof ROW_ERRORS)[number]
export type RowWarning = (typeof ROW_WARNINGS)[number]
export type SkipReason = (typeof SKIP_REASONS)[number]

export interface RowProblem {
  readonly rule: RowError | RowWarning
  /** Index of the column the value is in; `null`: the row as a whole. */
  readonly column: number | null
  /** The value as the file has it, shortened. */
  readonly value: string
}

const SHOWN = 80

export function problem(rule: RowProblem['rule'], column: number | null, value: string): RowProblem {
  const text = value.replace(/\s+/gu, ' ').trim()
  return { rule, column, value: text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text }
}

export function isError({ rule }: RowProblem): boolean {
  return ROW_ERRORS.some((error) => error === rule)
}
