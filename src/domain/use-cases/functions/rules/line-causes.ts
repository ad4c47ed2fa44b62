import type { Id } from '../../../model/kernel/id'
import { evaluate } from '../../../model/query/run-query'
import type { RecordOf } from '../../../model/records/collections'
import { hasWritten, MOST_DEPTH } from '../../../model/rules/rule-run'
import { isSetOff, recordIdOf } from '../../../model/rules/triggers'
import { type Cause, derivedId, type RuleContext, type Scene } from './scene'

/** The rules that a line of the timeline sets off. */
export async function lineCauses(
  line: RecordOf<'activities'>,
  { rules }: Scene,
  context: RuleContext,
): Promise<readonly Cause[]> {
  const { workspaceId } = line
  const causes: Cause[] = []
  for (const rule of rules) {
    const { collection } = rule.rule
    const { trigger } = rule.plan
    const recordId = recordIdOf(trigger, collection, line)
    if (line.at < rule.rule.updatedAt || recordId === null || rule.condition === 'unfit') continue
    const record = await context.records.get(collection, workspaceId, recordId)
    if (record === null || record.deletedAt !== null) continue
    const stageId: unknown = Reflect.get(record, 'stageId')
    const sent = trigger.on === 'form' ? await context.records.get('submissions', workspaceId, line.objectId) : null
    if (!isSetOff(trigger, { line, stageId, formId: sent?.formId ?? null })) continue
    if (rule.condition !== null && !evaluate(rule.condition, record)) continue
    const cause = await causeOf(line, context)
    // What a rule wrote sets off others, and never itself.
    if (cause.ruleId === rule.rule.id) continue
    causes.push({ rule, record, depth: cause.depth, runId: await derivedId(line.id, rule.rule.id, context) })
  }
  return causes
}

/** The run that wrote the line, if a rule did; one that is not known any more counts as the last of a long chain. */
async function causeOf(
  { source, workspaceId, at, version }: RecordOf<'activities'>,
  { records }: RuleContext,
): Promise<{ readonly ruleId: Id | null; readonly depth: number }> {
  if (source !== 'rule') return { ruleId: null, depth: 0 }
  const runs = await records.find<'ruleRuns'>('ruleRuns', {
    workspaceId,
    where: {
      op: 'and',
      of: [
        { op: 'lte', field: 'createdAt', value: at },
        { op: 'gte', field: 'updatedAt', value: at },
      ],
    },
  })
  const writer = runs.find((run) => hasWritten(run, version))
  return writer === undefined ? { ruleId: null, depth: MOST_DEPTH + 1 } : { ruleId: writer.ruleId, depth: writer.depth + 1 }
}
