import type { Activity, Verb } from '../activity/activity'
import type { Id } from '../kernel/id'
import { readSubject } from '../records/subject'
import type { ViewCollection } from '../views/view'
import type { Trigger } from './rule'

const STEPS: ReadonlySet<Verb> = new Set(['moved-stage', 'won', 'lost', 'reopened'])

/** The record that a rule with this trigger takes the line to be about; `null`: none of its collection. */
export function recordIdOf(
  { on }: Trigger,
  collection: ViewCollection,
  { verb, objectCollection, objectId, subjects }: Pick<Activity, 'verb' | 'objectCollection' | 'objectId' | 'subjects'>,
): Id | null {
  if (on !== 'form') return objectCollection === collection ? objectId : null
  if (verb !== 'submitted') return null
  return subjects.map(readSubject).find((subject) => subject.collection === collection)?.id ?? null
}

/**
 * Does this line end the silence about what it is about? What a rule did ends none: one that makes a task for each silence would
 * make one every so many days, for nobody.
 */
export function endsSilence({ source }: Pick<Activity, 'source'>): boolean {
  return source !== 'rule'
}

interface Facts {
  /** Of the record that `recordIdOf` names. */
  readonly line: Pick<Activity, 'verb' | 'changes' | 'source'>
  /** Where the record is now: the line of a new deal does not say. */
  readonly stageId: unknown
  /** Of what was sent. */
  readonly formId: Id | null
}

/**
 * Does this line of the timeline set off a rule with this trigger? Imports and merges set off none: ten thousand rows would make
 * ten thousand tasks.
 */
export function isSetOff(trigger: Trigger, { line, stageId, formId }: Facts): boolean {
  const { verb, changes, source } = line
  if (source === 'import') return false
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
    case 'form':
      return verb === 'submitted' && (trigger.formId === null || trigger.formId === formId)
    case 'idle':
    case 'date':
      return false
  }
}
