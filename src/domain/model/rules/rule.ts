import * as v from 'valibot'
import { choice, id, requiredLine, says, written } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { VIEW_COLLECTIONS, type ViewCollection } from '../views/view'

/** `paused`: whoever made it may manage none any more. */
export const RULE_STATUSES = ['off', 'on', 'paused'] as const

/**
 * What is done by itself: when something happens to a record of the collection, and the record meets the filter, then the steps.
 * It counts from when it was last changed. Its plan is text, as a view's filter is: whether its fields, stages and members are there
 * is asked when it runs, and what cannot be done is said in its log.
 */
export const ruleSchema = v.strictObject({
  name: requiredLine(LIMITS.name),
  status: v.optional(choice(RULE_STATUSES), 'off'),
  collection: choice(VIEW_COLLECTIONS),
  plan: written(LIMITS.rulePlan),
})

export type Rule = Readonly<v.InferOutput<typeof ruleSchema>>

const days = v.pipe(v.number(), v.integer(), v.minValue(-365), v.maxValue(365))
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.name))
const who = v.nullable(v.union([v.literal('owner'), id]))

const triggerSchema = v.variant('on', [
  v.strictObject({ on: v.literal('made') }),
  /** One of these fields, or any where there are none. */
  v.strictObject({ on: v.literal('changed'), fields: v.pipe(v.array(name), v.maxLength(20)) }),
  v.strictObject({ on: v.literal('stage'), stageId: id }),
  /** What somebody sent by this form, or by any; the record is the person. */
  v.strictObject({ on: v.literal('form'), formId: v.nullable(id) }),
  /** Nothing was written on its timeline for so many days. */
  v.strictObject({ on: v.literal('idle'), days: whole(1, 365) }),
  /** So many days after the day in this field; before it where negative. */
  v.strictObject({ on: v.literal('date'), field: name, days }),
])

const stepSchema = v.variant('do', [
  v.strictObject({
    do: v.literal('set'),
    field: name,
    value: v.nullable(v.union([v.pipe(v.string(), v.maxLength(LIMITS.name)), v.number(), v.boolean()])),
  }),
  /** To whom of them it is the turn. */
  v.strictObject({ do: v.literal('assign'), memberIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(50)) }),
  v.strictObject({ do: v.literal('tag'), tagId: id }),
  v.strictObject({
    do: v.literal('task'),
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.title)),
    assignee: who,
    dueInDays: v.nullable(whole(0, 365)),
  }),
  v.strictObject({ do: v.literal('note'), body: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) }),
  v.strictObject({ do: v.literal('notify'), member: v.union([v.literal('owner'), id]) }),
  v.strictObject({ do: v.literal('call'), webhookId: id }),
  v.strictObject({ do: v.literal('wait'), hours: whole(1, 8760) }),
])

const planSchema = v.strictObject({
  trigger: triggerSchema,
  /** As in a saved view. */
  filter: v.pipe(v.string(), v.maxLength(4000)),
  steps: v.pipe(v.array(stepSchema, says('type')), v.minLength(1), v.maxLength(10)),
})

export type Trigger = Readonly<v.InferOutput<typeof triggerSchema>>
export type Step = Readonly<v.InferOutput<typeof stepSchema>>
export interface Plan {
  readonly trigger: Trigger
  readonly filter: string
  readonly steps: readonly Step[]
}

/** `null`: it cannot be read. */
export function readPlan(text: string): Plan | null {
  try {
    const read = v.safeParse(planSchema, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null // written by hand, or by a later version
  }
}

/** Only deals have stages, and a day to wait for; only people send forms. */
export function triggersOf(collection: ViewCollection): readonly Trigger['on'][] {
  return TRIGGERS[collection]
}

const TRIGGERS: Readonly<Record<ViewCollection, readonly Trigger['on'][]>> = {
  people: ['made', 'changed', 'form', 'idle'],
  companies: ['made', 'changed', 'idle'],
  deals: ['made', 'changed', 'stage', 'idle', 'date'],
}
