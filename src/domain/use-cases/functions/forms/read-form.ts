import { liveFields, takenFiles } from '../../../model/forms/form'
import type { FormAddress, PublicField, PublicForm } from '../../../model/forms/public-form'
import type { RecordOf } from '../../../model/records/collections'
import type { FunctionContext } from '../function-context'
import { challengeOf } from './proof'

export interface OpenForm {
  readonly form: RecordOf<'forms'>
  readonly workspace: RecordOf<'workspaces'>
  readonly definitions: readonly RecordOf<'fieldDefinitions'>[]
}

/** The form as everybody may see it, and a challenge; `null`: there is none, or it is not open, which nobody can tell apart. */
export async function readForm(
  address: FormAddress,
  context: Pick<FunctionContext, 'records' | 'keyFor' | 'now'>,
): Promise<PublicForm | null> {
  const open = await openForm(address, context)
  if (open === null) return null
  const { title, introduction, consent } = open.form
  const shown = liveFields(open.form, open.definitions).flatMap((field): readonly PublicField[] => {
    const { key, label, help, required, value, known } = field
    return value === null ? [{ key, label, help, required, kind: known.kind, options: known.options ?? [] }] : []
  })
  const files = shown.some(({ kind }) => kind === 'files') ? takenFiles(open.form) : null
  return { title, introduction, fields: shown, consent, files, challenge: await challengeOf(address, context) }
}

export async function openForm(
  { workspaceId, formId }: FormAddress,
  { records }: Pick<FunctionContext, 'records'>,
): Promise<OpenForm | null> {
  const [form, workspace] = await Promise.all([
    records.get('forms', workspaceId, formId),
    records.get('workspaces', workspaceId, workspaceId),
  ])
  if (form?.status !== 'open' || form.deletedAt !== null || workspace === null || workspace.deletedAt !== null) return null
  return { form, workspace, definitions: await records.find<'fieldDefinitions'>('fieldDefinitions', { workspaceId }) }
}
