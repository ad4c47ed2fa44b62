import { isSame } from './merge-fields'
import { settleDeal, type DealContext } from '../deals/transitions'
import { settleDraft } from '../drafts/draft'
import { settleMerge } from '../duplicates/merge'
import type { FieldProblem } from '../errors/field-problem'
import { filledCustom } from '../fields/custom-value'
import { FILE_STATES } from '../files/file'
import { settleImport } from '../imports/writing/import-job'
import { settleTask } from '../tasks/task'
import { INVITATION_STATES } from '../workspaces/workspace'
import { fieldsThat } from '../registry/registry'
import { accepted, type Checked, move, refused, type StateMachine } from './checked'
import type { Collections } from './collections'
import { withOnePrimary } from './one-primary'
import type { StoredName } from './schemas'

/**
 * The rules between one state of a record and the next, applied by the client before it writes and by the backend again, after
 * `validateRecord`. Refuses illegal transitions and changes of fixed fields; returns the record with the backend's stamps.
 *
 * @param before `null` for a new record
 */
export function settle<K extends StoredName>(
  collection: K,
  before: Collections[K] | null,
  step: { readonly after: Collections[K]; readonly context: DealContext },
): Checked<Collections[K]> {
  const fixed = before === null ? null : fixedProblems(collection, before, step.after)
  if (fixed !== null) return refused(fixed)
  const rule = RULES[collection]
  return rule === undefined ? accepted(step.after) : rule(before, step.after, step.context)
}

type Rule<T> = (before: T | null, after: T, context: DealContext) => Checked<T>

const RULES: { readonly [K in StoredName]?: Rule<Collections[K]> } = {
  people: (_, after) => {
    const emails = withOnePrimary(after.emails)
    const phones = withOnePrimary(after.phones)
    const custom = filledCustom(after.custom)
    // Most are right already, and an import brings a hundred thousand: they are not copied.
    const isSettled = emails === after.emails && phones === after.phones && custom === after.custom
    return accepted(isSettled ? after : { ...after, emails, phones, custom })
  },
  companies: (_, after) => accepted({ ...after, phones: withOnePrimary(after.phones), custom: filledCustom(after.custom) }),
  deals: (before, after, context) =>
    settleDeal(before, { ...after, people: withOnePrimary(after.people), custom: filledCustom(after.custom) }, context),
  tasks: settleTask,
  files: states(FILE_STATES),
  // A member who comes back gets another calendar link.
  members: (_, after) => accepted(after.status === 'active' ? after : { ...after, calendarFeedId: null }),
  imports: settleImport,
  merges: settleMerge,
  drafts: settleDraft,
  invitations: states(INVITATION_STATES),
}

const FIXED = fieldsThat('fixed')
/** Fixed while set: they may become set or empty. */
const COMES_AND_GOES: ReadonlySet<string> = new Set(['members.userId'])

function fixedProblems<K extends StoredName>(
  collection: K,
  before: Collections[K],
  after: Collections[K],
): Readonly<Record<string, FieldProblem>> | null {
  const changed = FIXED[collection].filter((field) => {
    const [was, is]: readonly unknown[] = [Reflect.get(before, field), Reflect.get(after, field)]
    return !isSame(was, is) && !((was === null || is === null) && COMES_AND_GOES.has(`${collection}.${field}`))
  })
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((field) => [field, { rule: 'read-only' }]))
}

function states<S extends string, T extends { readonly status: S }>(machine: StateMachine<S>): Rule<T> {
  return (before, after) => {
    const illegal = move(machine, { field: 'status', from: before?.status ?? null, to: after.status })
    return illegal === null ? accepted(after) : refused(illegal)
  }
}
