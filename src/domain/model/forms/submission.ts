import * as v from 'valibot'
import { id, line, lines, list, nullable, requiredLine, says } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { subject } from '../records/subject-field'

const answer = v.strictObject({
  key: requiredLine(LIMITS.name),
  /** As the form named it then. */
  label: requiredLine(LIMITS.name),
  value: v.pipe(lines(LIMITS.description), v.minLength(1, says('required'))),
})

/** What somebody sent by a form. The backend writes it, once; it stays true whatever becomes of form and person. */
export const submissionSchema = v.strictObject({
  formId: id,
  /** Of the form, then. */
  name: requiredLine(LIMITS.name),
  /** Whom it is of; `null`: they were purged. */
  subject: nullable(subject),
  /** As they were typed. */
  answers: list(answer, LIMITS.formFields),
  /** The fields that were filled in where the person was known before. */
  merged: list(line(LIMITS.name), LIMITS.formFields),
})

export type Submission = Readonly<v.InferOutput<typeof submissionSchema>>
