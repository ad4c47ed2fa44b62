import * as v from 'valibot'
import { MOST_FORM_FILES } from '../../../model/forms/form-files'
import { flag, id } from '../../../model/kernel/fields'
import { LIMITS } from '../../../model/records/limits'
import type { FunctionContext } from '../function-context'

export interface SubmitContext extends Pick<FunctionContext, 'records' | 'keyFor' | 'now' | 'newId'> {
  /** Counts one more within the hour, and refuses what is more than this. @throws net/throttled */
  demandRoom(key: string, most: number): Promise<void>
  /** What tells senders apart, where the backend knows it. */
  readonly sender: string | null
}

/** As long as any text of a form. */
const text = v.pipe(v.string(), v.maxLength(LIMITS.description, 'too-long'))
export const formInput = v.strictObject({
  workspaceId: id,
  formId: id,
  proof: v.strictObject({
    challenge: v.strictObject({ parameters: v.record(text, v.unknown()), signature: text }),
    solution: v.object({ counter: v.number(), derivedKey: text }),
  }),
  answers: v.record(text, text),
  consented: flag,
  trap: text,
  files: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_FORM_FILES)), 0),
})
