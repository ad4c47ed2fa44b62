import type { BaseIssue } from 'valibot'
import { FIELD_RULES, type FieldProblem, type FieldProblems, type FieldRule } from '../errors/field-problem'

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
