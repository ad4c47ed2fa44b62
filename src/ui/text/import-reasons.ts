import type { Column } from '../../domain/model/imports/reading/header'
import type { RowOutcome, ReportWords } from '../../domain/model/imports/writing/row-outcomes'
import type { Fate, PlannedRow } from '../../domain/model/imports/planning/plan'
import type { RowProblem, SkipReason } from '../../domain/model/imports/problem'
import { inLanguage } from './in-language'

/** One sentence a problem: what was found, and what becomes of it. */
const PROBLEMS: Readonly<Record<RowProblem['rule'], (value: string) => string>> = {
  'no-identity': () => 'The row has no name, e-mail address or phone number, so there is nobody to import.',
  'no-company-name': () => 'The row has no name, domain or ID of a company, so there is no company to import.',
  'no-title': () => 'The row has no title, so there is nothing to import.',
  'no-text': () => 'The row has no text, so there is no note to import.',
  'pipeline-unknown': (value) =>
    value === ''
      ? 'There is no pipeline for the deal. Create one first.'
      : `No pipeline is called “${value}”. Choose what it stands for.`,
  'stage-unknown': (value) => `No stage is called “${value}”. Choose what it stands for.`,
  'lost-reason-unknown': (value) =>
    value === ''
      ? 'The deal is lost, and the file does not say why. Choose a reason for such deals.'
      : `No lost reason is called “${value}”. Choose what it stands for.`,
  invalid: (value) => `The row breaks a rule for ${value}, so it is not imported.`,
  'email-unreadable': (value) => `“${value}” is not an e-mail address and is left out.`,
  'email-exchange': () => 'The address works only inside an Exchange server and is left out.',
  'phone-unreadable': (value) => `“${value}” could not be read as a phone number and is kept as it is.`,
  'link-unreadable': (value) => `“${value}” is not a web address and is left out.`,
  'domain-unreadable': (value) => `“${value}” is not a domain and is left out.`,
  'domain-free-mail': (value) => `${value} is a public mail provider, so it is not used as the company’s domain.`,
  'date-unreadable': (value) => `“${value}” is not a valid date and is left out.`,
  'date-order-unknown': (value) => `It is not clear whether “${value}” begins with the day or the month, so it is left out.`,
  'lifecycle-unknown': (value) => `“${value}” is not a lifecycle that Portside knows and is left out.`,
  'owner-unknown': (value) => `No member is called “${value}”, so the record has no owner.`,
  'status-unknown': (value) => `“${value}” is neither open, won nor lost, so the stage decides.`,
  'currency-unknown': (value) => `“${value}” is not a currency, so the amount is left out.`,
  'amount-unreadable': (value) => `“${value}” is not an amount and is left out.`,
  'deal-unknown': (value) => `There is no deal called “${value}”, so it is not linked.`,
  'link-first': (value) => `Several companies are called “${value}”; the row is linked to the first of them.`,
  'link-unknown': (value) => `Neither a deal nor a company is called “${value}”, so it is not linked.`,
  'id-unknown': (value) =>
    `Nothing here is known as “${value}”, so it is not linked. Import the file that has it, then this one again.`,
  'link-none': (value) => `Several records are called “${value}”, so the row is linked to none of them.`,
  'field-unreadable': (value) => `“${value}” does not fit the field and is left out.`,
  'flag-unreadable': (value) => `“${value}” is neither yes nor no and is left out.`,
  'cut-to-limit': (value) => `“${value}” is longer than the field allows and is cut.`,
  'too-many': (value) => `There are more values than a record can have; “${value}” is left out.`,
  'more-companies': (value) => `A person has one company; “${value}” is left out.`,
  'at-another-company': (value) => `“${value}” belongs to another company already, and is not linked to this one.`,
  'no-company': (value) => `“${value}” is not a company, so none is created.`,
  'not-of-company': (value) => `The row is a company, which has no field for “${value}”; it is left out.`,
  'second-value': (value) => `Another column has filled this field; “${value}” is left out.`,
  'control-characters': () => 'Invisible control characters are left out.',
  'cells-beyond-header': (value) => `The row has more cells than the header names; left out: ${value}`,
  'broken-quote': () =>
    'A quotation mark opens here and never closes. It is left out, and the row is read up to the end of its line.',
  'stray-quote': () => 'There is a quotation mark inside a quoted cell. It is kept as a plain character.',
  'cell-cut': () => 'A cell is longer than 256 KiB and is cut there.',
  'formula-empty': (value) =>
    `A formula has no value${value === '' ? '' : ` (${value})`}, so the cell is blank. Save the file again in a spreadsheet program if it should have one.`,
  'photo-left-out': () => 'The card’s photo is left out: photos are not imported.',
  'card-broken': (value) => `A line of the card could not be read and is left out: ${value}`,
  'name-differs': (value) => `The same person is already there as “${value}”.`,
  'form-differs': (value) => `“${value}” has another legal form, so this is a company of its own.`,
}

const SKIPS: Readonly<Record<SkipReason | 'cancelled', (line: number | null) => string>> = {
  'empty-row': () => 'The row is empty.',
  'repeated-header': () => 'The row repeats the column names.',
  'total-row': () => 'The row holds totals, not a record.',
  'group-title': () => 'The row is the title of a group of rows.',
  'left-out': () => 'You left the row out.',
  'group-card': () => 'The card is for a group, which is neither a person nor a company.',
  'deleted-there': () => 'It was deleted in the program the file comes from.',
  'same-as-line': (line) => `The same person as on line ${line}; what was missing there was added.`,
  'nothing-new': () => 'The person is already there, and the row has nothing new.',
  'several-match': () => 'More than one existing record matches, and none of them was chosen.',
  gone: () => 'The person was removed while the import ran.',
  cancelled: () => 'The import ended before this row’s turn.',
}

export const reasonWords = inLanguage('importReasons', {
  problems: PROBLEMS,
  skips: SKIPS,
  outcomes: {
    created: 'Created',
    updated: 'Updated',
    skipped: 'Skipped',
    failed: 'Not imported',
  } satisfies Readonly<Record<RowOutcome['kind'], string>>,
  fates: {
    create: 'Create',
    update: 'Update',
    skip: 'Skip',
    fail: 'Not imported',
  } satisfies Readonly<Record<Fate['kind'], string>>,
  refused: 'The backend refused the row; check it and import it again.',
  column: (position: number) => `Column ${position}`,
  line: 'Line',
  outcome: 'Outcome',
  reason: 'Reason',
})

export function columnName({ name, occurrence, index }: Column): string {
  if (name === '') return reasonWords.column(index + 1)
  return occurrence === 1 ? name : `${name} (${occurrence})`
}

/** `E-mail: “x” is no …`, by the column where there is one. */
export function problemText({ rule, column, value }: RowProblem, columns: readonly Column[]): string {
  const named = column === null ? undefined : columns[column]
  const sentence = reasonWords.problems[rule](value)
  return named === undefined ? sentence : `${columnName(named)}: ${sentence}`
}

/** Why the row is not written: planned so, or come to pass; `null` where it is, or where its problems say why. */
export function skipText(fate: Fate, outcome: RowOutcome | null): string | null {
  if (outcome?.kind === 'skipped') return reasonWords.skips[outcome.reason](outcome.line)
  if (outcome?.kind === 'failed' && outcome.reason === 'refused') return reasonWords.refused
  return outcome === null && fate.kind === 'skip' ? reasonWords.skips[fate.reason](fate.line) : null
}

/** What will become of the row, or what has. */
export function fateText(fate: Fate, outcome: RowOutcome | null): string {
  return outcome === null ? reasonWords.fates[fate.kind] : reasonWords.outcomes[outcome.kind]
}

/** Why a row is not written, and what was left out of it, each in a sentence. */
export function reasonsOf(
  { fate, outcome, problems }: Pick<PlannedRow, 'fate' | 'problems'> & { readonly outcome: RowOutcome | null },
  columns: readonly Column[],
): readonly string[] {
  const skip = skipText(fate, outcome)
  return [...(skip === null ? [] : [skip]), ...problems.map((problem) => problemText(problem, columns))]
}

export function reportWords(columns: readonly Column[]): ReportWords {
  return {
    line: reasonWords.line,
    outcome: reasonWords.outcome,
    reason: reasonWords.reason,
    outcomeOf: ({ kind }) => reasonWords.outcomes[kind],
    reasonOf: (row, outcome) => reasonsOf({ ...row, outcome }, columns).join(' '),
  }
}
