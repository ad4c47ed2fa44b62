import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { isId } from '../../../model/kernel/id'
import type { RecordMeta } from '../../../model/records/meta'
import { readSubject } from '../../../model/records/subject'
import { isSame } from '../../../model/rules/plan-steps'
import { readWrote, withVersion } from '../../../model/rules/rule-run'
import { demandRight } from '../caller'
import type { ElevatedWrite, FunctionContext } from '../function-context'

/**
 * Takes back what a run wrote, in one commit: what it made goes into the trash, if nobody has changed it since; a field is as it
 * was before, if it is still as the run left it. A run that waits goes on no more. @throws access/denied
 */
export async function undoRuleRun(
  { workspaceId, runId }: FunctionInput<'undo-rule-run'>,
  context: FunctionContext,
): Promise<Answer<'undo-rule-run'>> {
  const { member } = await demandRight('manage-rules', workspaceId, context)
  const { records } = context
  const run = await records.get('ruleRuns', workspaceId, runId)
  if (run === null) return { ok: false, refusal: 'run-unknown' }
  const writes: ElevatedWrite[] = []
  let left = 0
  for (const wrote of run.status === 'undone' ? [] : readWrote(run.wrote)) {
    if ('as' in wrote) continue
    if ('made' in wrote) {
      const [of, id] = wrote.made.split('/')
      const collection = of === 'notes' ? 'notes' : 'tasks'
      const made = isId(id) ? await records.get(collection, workspaceId, id) : null
      if (made === null || made.deletedAt !== null) continue
      if (isAsMade(made)) writes.push({ kind: 'trash', collection, id: made.id })
      else left += 1
      continue
    }
    const { collection, id } = readSubject(wrote.changed)
    const record = await records.get(collection, workspaceId, id)
    const fields = Object.keys(wrote.after)
    const same = record === null ? [] : fields.filter((field) => isSame(Reflect.get(record, field), wrote.after[field]))
    if (same.length < fields.length) left += 1
    const patch = Object.fromEntries(same.map((field) => [field, wrote.before[field]]))
    if (same.length > 0) writes.push({ kind: 'update', collection, id, patch })
  }
  const undone = writes.length
  writes.push({
    kind: 'update',
    collection: 'ruleRuns',
    id: runId,
    patch: { status: 'undone', dueAt: null, wrote: JSON.stringify(withVersion(run)) },
  })
  await records.commit(writes, { workspaceId, memberId: member.id, via: 'function' })
  return { ok: true, value: { undone, left } }
}

/** As the run left it: somebody may have changed it within the same millisecond. */
function isAsMade({ createdAt, createdBy, updatedAt, updatedBy }: RecordMeta): boolean {
  return updatedAt === createdAt && updatedBy.via === createdBy.via && updatedBy.memberId === createdBy.memberId
}
