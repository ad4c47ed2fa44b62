import type { BaseIssue } from 'valibot'

/** Why a field's value was refused. The sentence for it lives in the UI's texts, by `rule`. */
export interface FieldProblem {
  readonly rule: FieldRule
  /** The bound that was crossed, where the rule has one: characters, entries, minor units or a date. */
  readonly limit?: number | string
}

const FIELD_RULES = [
  'required',
  'one-of-required',
  'type',
  'too-long',
  'too-many',
  'too-small',
  'too-large',
  'control-characters',
  'email',
  'domain',
  'url',
  'phone',
  'currency',
  'date',
  'choice',
  'unknown-field',
  'unknown-reference',
  'not-allowed-now',
  'read-only',
] as const
export type FieldRule = (typeof FIELD_RULES)[number]

/** By field name; a nested one is named by its path, `emails.0.value`. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>

/**
 * Names each field's first failure. The schemas of the domain say the rule's name as their message (`kernel/fields.ts`);
 * what valibot words itself is about missing and unknown keys.
 */
export function fieldProblemsOf(issues: readonly BaseIssue<unknown>[]): FieldProblems {
  const fields: Record<string, FieldProblem> = {}
  for (const issue of issues) {
    const path = (issue.path ?? []).map((step) => String(step.key)).join('.')
    fields[path] ??= problemOf(issue)
  }
  return fields
}

function problemOf(issue: BaseIssue<unknown>): FieldProblem {
  if (issue.expected === 'never') return { rule: 'unknown-field' }
  if (issue.kind === 'schema' && (issue.received === 'undefined' || issue.received === 'null')) return { rule: 'required' }
  const rule = isRule(issue.message) ? issue.message : 'type'
  const limit = rule.startsWith('too-') ? issue.requirement : undefined
  return typeof limit === 'number' || typeof limit === 'string' ? { rule, limit } : { rule }
}

function isRule(message: string): message is FieldRule {
  return FIELD_RULES.some((rule) => rule === message)
}
