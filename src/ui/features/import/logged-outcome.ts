import type { LoggedRow } from '../../../domain/model/imports/writing/import-log'
import type { RowOutcome } from '../../../domain/model/imports/writing/row-outcomes'

/** What became of a row, from what was written down of it. */
export function outcomeOfLogged({ kind, reason, primary, firstLine }: LoggedRow): RowOutcome {
  if (kind === 'failed') return { kind, reason: reason === 'refused' ? 'refused' : 'problem' }
  if (kind !== 'skipped') return { kind }
  const why = reason === null || reason === 'problem' || reason === 'refused' ? 'cancelled' : reason
  return { kind, reason: why, record: primary, line: firstLine }
}
