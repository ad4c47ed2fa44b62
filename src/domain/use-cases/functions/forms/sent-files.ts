import { takenFiles } from '../../../model/forms/form'
import type { FormInput } from '../../../model/forms/public-form'
import type { RecordOf } from '../../../model/records/collections'
import type { FunctionContext } from '../function-context'
import { formFileId } from './send-form-file'

/** The records of what was sent before a submission, in their order. */
export type SentFiles = readonly RecordOf<'files'>[]

/** `null`: one of those that the submission names is not there, or its bytes are not. */
export async function sentFiles(
  form: RecordOf<'forms'>,
  { workspaceId, formId, proof, files = 0 }: FormInput,
  { records }: Pick<FunctionContext, 'records'>,
): Promise<SentFiles | null> {
  // What a form takes no more is left to go again.
  if (takenFiles(form) === null) return []
  const ids = Array.from({ length: files }, (_, at) => formFileId(formId, proof.challenge.signature, at))
  const found = await Promise.all(ids.map((id) => records.get('files', workspaceId, id)))
  const there = found.flatMap((file) => (file === null || file.deletedAt !== null || file.status === 'pending' ? [] : [file]))
  return there.length === files ? there : null
}
