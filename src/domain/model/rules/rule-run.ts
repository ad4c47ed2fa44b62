import * as v from 'valibot'
import { choice, id, instant, nullable, says, written } from '../kernel/fields'
import { subject } from '../records/subject-field'
import type { Version } from '../records/meta'
import type { Subject } from '../records/subject'
import { LIMITS } from '../records/limits'

export const RUN_STATUSES = ['done', 'waiting', 'failed', 'skipped', 'undone'] as const
export const RUN_PROBLEMS = ['too-deep', 'rule-off', 'record-gone', 'step-impossible', 'not-delivered'] as const

const count = v.pipe(v.number(says('type')), v.integer(says('type')), v.minValue(0, says('too-small')))

/**
 * What a rule did about one record, once. Its id follows from the rule and from what set it off, and it is written in one commit with
 * what the rule wrote: an id is used once, so nothing is done twice. It names what it did even where that is gone.
 */
export const ruleRunSchema = v.strictObject({
  ruleId: id,
  /** The record it is about. */
  about: subject,
  status: choice(RUN_STATUSES),
  problem: nullable(choice(RUN_PROBLEMS)),
  /** The step that comes next. */
  step: v.optional(count, 0),
  /** When it goes on; held while it waits. */
  dueAt: nullable(instant),
  /** Refusals of the address that is called, in a row. */
  failures: v.optional(count, 0),
  /** How many rules set each other off before this one. */
  depth: v.optional(count, 0),
  /** What it wrote, and what takes that back: `Wrote`. */
  wrote: v.optional(written(LIMITS.ruleWrote), '[]'),
})

export type RuleRun = Readonly<v.InferOutput<typeof ruleRunSchema>>
export type RunProblem = (typeof RUN_PROBLEMS)[number]

/** Rules that set each other off, one after another. */
export const MOST_DEPTH = 3

/** A record that was made, or fields of one as they were and as they became. Never text that people wrote. */
export type Wrote =
  | { readonly made: Subject | `tasks/${string}` | `notes/${string}` }
  | { readonly changed: Subject; readonly before: Values; readonly after: Values }
  /** The version that the run had until it went on, which is that of all that was written with it. */
  | { readonly as: Version }

type Values = Readonly<Record<string, unknown>>

export function readWrote(text: string): readonly Wrote[] {
  // Only the backend writes it.
  return JSON.parse(text) as readonly Wrote[]
}

/** What the run says of itself when it is written again: as which version it wrote what it has written. */
export function withVersion({ wrote, version }: Pick<RuleRun, 'wrote'> & { readonly version: Version }): readonly Wrote[] {
  return [...readWrote(wrote), { as: version }]
}

/** Did the run write this, in one commit with itself? What is written in one commit has one version. */
export function hasWritten(run: Pick<RuleRun, 'wrote'> & { readonly version: Version }, version: Version): boolean {
  return run.version === version || readWrote(run.wrote).some((each) => 'as' in each && each.as === version)
}
