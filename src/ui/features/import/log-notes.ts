import type { Column } from '../../../domain/model/imports/reading/header'
import type { LoggedRow } from '../../../domain/model/imports/writing/import-log'
import { type LogWords, outcomeOfLogged } from '../../../domain/model/imports/writing/row-outcomes'
import { importJobText } from '../../text/import-job'
import { reasonWords } from '../../text/import-reasons'
import type { RowNote } from './import-messages'

/** The rows that something has to be said of, as the table of notes shows them, and the columns that they name. */
export function notesOf(rows: readonly LoggedRow[]): { readonly notes: readonly RowNote[]; readonly columns: readonly Column[] } {
  const told = rows.filter(({ kind, problems }) => kind === 'skipped' || kind === 'failed' || problems.length > 0)
  const names = [...new Set(told.flatMap(({ problems }) => problems.flatMap(({ column }) => column ?? [])))]
  const notes = told
    .toSorted((a, b) => a.row - b.row)
    .map((row): RowNote => {
      const problems = row.problems.map(({ rule, column, value }) => ({
        rule,
        column: column === null ? null : names.indexOf(column),
        value,
      }))
      return { row: row.row, line: row.line, text: row.text, problems, outcome: outcomeOfLogged(row), fate: { kind: 'fail' } }
    })
  return { notes, columns: names.map((name, index) => ({ name, index, occurrence: 1 })) }
}

/** Whatever the words are now: they change with the language. */
export function logWords(): LogWords {
  const { line, outcome, reason, outcomes, skips, problems, refused } = reasonWords
  return {
    line,
    outcome,
    reason,
    text: importJobText.text,
    outcomeOf: ({ kind }) => outcomes[kind],
    reasonOf: (row) => {
      const end = outcomeOfLogged(row)
      return [
        ...(end.kind === 'skipped' ? [skips[end.reason](end.line)] : []),
        ...(end.kind === 'failed' && end.reason === 'refused' ? [refused] : []),
        ...row.problems.map(({ rule, column, value }) => `${column === null ? '' : `${column}: `}${problems[rule](value)}`),
      ].join(' ')
    },
  }
}
