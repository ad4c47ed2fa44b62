import * as v from 'valibot'
import { customValues } from '../fields/custom-schema'
import {
  amountMinor,
  choice,
  currency,
  flag,
  id,
  instant,
  line,
  list,
  lines,
  nullable,
  optional,
  plainDate,
  probability,
  requiredLine,
  says,
} from '../kernel/fields'
import { isRank } from '../kernel/rank'
import { LIMITS } from '../records/limits'
import { DEALS, STAGE_KINDS } from '../registry/deals'
import { entriesOf } from '../registry/lines'

/** Position among its siblings: a fractional index (`kernel/rank.ts`), so that a move is one write. */
export const rank = v.pipe(line(200), v.check(isRank, says('type')))

export const pipelineSchema = v.strictObject({
  name: requiredLine(LIMITS.name),
  position: rank,
  default: v.optional(flag, false),
})
export const stageSchema = v.strictObject({
  pipelineId: id,
  name: requiredLine(LIMITS.name),
  position: rank,
  kind: choice(STAGE_KINDS),
  probability,
  rottingDays: nullable(v.pipe(v.number('type'), v.integer('type'), v.minValue(1, 'too-small'), v.maxValue(365, 'too-large'))),
})
export const lostReasonSchema = v.strictObject({ name: requiredLine(LIMITS.name), position: rank })

const dealPerson = v.strictObject({ personId: id, role: optional(line(60)), primary: v.optional(flag, false) })

export const dealSchema = v.strictObject(
  entriesOf(DEALS, {
    title: requiredLine(LIMITS.title),
    companyId: nullable(id),
    people: list(dealPerson, LIMITS.subjects),
    pipelineId: id,
    stageId: id,
    amountMinor: nullable(amountMinor),
    currency,
    /** The deal's own chance in percent; null: the stage's counts. */
    probability: nullable(probability),
    expectedCloseOn: nullable(plainDate),
    /** Stamped by the backend when the stage changes. */
    stageEnteredAt: nullable(instant),
    /** Stamped on won and lost; may be set for history; null while open. */
    closedAt: nullable(instant),
    lostReasonId: nullable(id),
    lostNote: optional(lines(LIMITS.description)),
    ownerId: nullable(id),
    rank,
    tagIds: list(id, LIMITS.tags),
    /** When it was made in the program it comes from; `createdAt` is when it was made here. */
    originalCreatedAt: nullable(instant),
    custom: customValues,
  }),
)

export type Pipeline = Readonly<v.InferOutput<typeof pipelineSchema>>
export type Stage = Readonly<v.InferOutput<typeof stageSchema>>
export type LostReason = Readonly<v.InferOutput<typeof lostReasonSchema>>
export type Deal = Readonly<v.InferOutput<typeof dealSchema>>
