import type { Activity, Verb } from '../activity/activity'
import type { ViewCollection } from '../views/view'
import type { Trigger } from './rule'

const STEPS: ReadonlySet<Verb> = new Set(['moved-stage', 'won', 'lost', 'reopened'])

/**
 * Does this line of the timeline set off a rule with this trigger? Imports and merges set off none: ten thousand rows would make
 * ten thousand tasks.
 *
 * @param stageId where the record is now: the line of a new deal does not say
 */
export function isSetOff(
  trigger: Trigger,
  collection: ViewCollection,
  {
    line,
    stageId,
  }: { readonly line: Pick<Activity, 'verb' | 'objectCollection' | 'changes' | 'source'>; readonly stageId: unknown },
): boolean {
  const { verb, objectCollection, changes, source } = line
  if (objectCollection !== collection || source === 'import') return false
  switch (trigger.on) {
    case 'made':
      return verb === 'created'
    case 'changed': {
      if (verb !== 'updated' && !STEPS.has(verb)) return false
      return trigger.fields.length === 0 || trigger.fields.some((field) => Object.hasOwn(changes, field))
    }
    case 'stage':
      if (verb === 'created') return stageId === trigger.stageId
      return (verb === 'updated' || STEPS.has(verb)) && changes['stageId']?.[1] === trigger.stageId
    case 'idle':
    case 'date':
      return false
  }
}
