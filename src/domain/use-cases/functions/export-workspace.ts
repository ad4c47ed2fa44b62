import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import { instantOf } from '../../model/kernel/instant'
import { LIMITS } from '../../model/records/limits'
import { writeBundle } from './bundle'
import { demandRight } from './demand-right'
import type { FunctionContext } from './function-context'

/**
 * Writes every record of the workspace into one file, for the caller alone. Each record is as it stands when it is read:
 * who writes meanwhile is not kept from it.
 *
 * @throws access/denied
 */
export async function exportWorkspace(
  { workspaceId }: FunctionInput<'export-workspace'>,
  context: FunctionContext,
): Promise<Answer<'export-workspace'>> {
  const { member, workspace } = await demandRight('export-everything', workspaceId, context)
  const exportedAt = instantOf(context.now())
  const { body, records } = await writeBundle({ workspaceId, exportedAt, exportedBy: member.id }, context)
  if (body.size > LIMITS.fileBytes) return { ok: false, refusal: 'export-too-large' }
  const path = await context.files.keepFor({ workspaceId, memberId: member.id }, body)
  const name = `portside-${workspace.slug}-${exportedAt.slice(0, 10)}.jsonl.gz`
  return { ok: true, value: { path, name, sizeBytes: body.size, records } }
}
