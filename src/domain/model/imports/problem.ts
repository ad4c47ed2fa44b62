import { words } from '../kernel/words'

/**
 * Why a row, or one of its values, is not imported as the file says it. The sentence for each is in the UI's texts.
 *
 * - `no-identity`: no name, e-mail address or phone number, so nothing to tell the person by.
 * - `pipeline-unknown` and the like: a name that nobody has chosen for; a deal is put nowhere by guess.
 * - `invalid`: the schema refused what was left after every single value was checked.
 */
export const ROW_ERRORS = [
  ...words('no-identity no-company-name no-title no-text pipeline-unknown stage-unknown lost-reason-unknown invalid'),
]

/**
 * - `link-unknown`: neither a deal nor a company is called so.
 * - `no-company`: how somebody works, `Freelance` or `Retired`, and not where.
 * - `form-differs`: a company of that name is there with another legal form, and was not taken for it.
 * - `at-another-company`: the contact that a company names belongs to another one already; a person has one company.
 * - `not-of-company`: a value that only people have, in a company's row.
 */
export const ROW_WARNINGS = [
  ...words('email-unreadable email-exchange phone-unreadable link-unreadable domain-unreadable domain-free-mail'),
  ...words('date-unreadable date-order-unknown lifecycle-unknown owner-unknown status-unknown currency-unknown'),
  ...words('amount-unreadable deal-unknown link-first link-none link-unknown id-unknown flag-unreadable field-unreadable'),
  ...words('cut-to-limit too-many more-companies at-another-company no-company not-of-company second-value control-characters'),
  ...words(
    'cells-beyond-header broken-quote stray-quote cell-cut formula-empty photo-left-out card-broken name-differs form-differs',
  ),
]

/**
 * - `repeated-header`: the names of the columns once more; `group-title`: what stands above them where they come again.
 * - `left-out`: the person said so.
 * - `group-card`: a list of people that an address book keeps as a card.
 * - `deleted-there`: it was deleted where the file comes from.
 * - `same-as-line`: the same person stands on an earlier line; what that line lacks was taken over.
 * - `nothing-new`: the person is there already, and the row has nothing that is missing.
 * - `several-match`: several people there fit; choosing one would be a guess.
 * - `gone`: the person that fits is in the trash or gone since.
 */
export const SKIP_REASONS = [
  ...words('empty-row repeated-header total-row group-title left-out group-card deleted-there same-as-line'),
  ...words('nothing-new several-match gone'),
]

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
