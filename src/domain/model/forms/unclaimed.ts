import type { RecordOf } from '../records/collections'
import { AWAITS_BYTES } from '../files/file'

/** As long as somebody may take to fill in a form: as long is a challenge good for. */
export const FORM_PROOF_MS = 3_600_000

/** Whether a file was sent for a submission that can come no more. */
export function isUnclaimed({ createdBy, createdAt, status }: RecordOf<'files'>, now: number): boolean {
  return createdBy.via === 'form' && AWAITS_BYTES.has(status) && Date.parse(createdAt) < now - FORM_PROOF_MS
}
