import type { Id } from '../../../domain/model/kernel/id'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import type { Mutation } from '../../../domain/model/records/mutation'
import { subjectOf } from '../../../domain/model/records/subject'
import type { Finding } from './health.model'

/** A record found for several reasons is mended once. */
function once(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()]
}

export function assigned(findings: readonly Finding[], ownerId: Id | null): readonly Mutation[] {
  return once(findings).map(({ collection, id, version }) => ({
    kind: 'update',
    collection,
    id,
    patch: { ownerId },
    expect: version ?? 'any',
  }))
}

export function dated(deals: readonly Finding[], expectedCloseOn: PlainDate | null): readonly Mutation[] {
  return deals.map(({ id, version }) => ({
    kind: 'update',
    collection: 'deals',
    id,
    patch: { expectedCloseOn },
    expect: version ?? 'any',
  }))
}

export interface NextStep {
  readonly title: string
  readonly dueOn: PlainDate | null
  /** Who has it to do where the deal has no owner. */
  readonly by: Id
  readonly newId: () => Id
}

/** A task for each of the deals, for its owner. */
export function withTasks(deals: readonly Finding[], { title, dueOn, by, newId }: NextStep): readonly Mutation[] {
  return deals.map(({ id, ownerId }) => ({
    kind: 'create',
    collection: 'tasks',
    id: newId(),
    data: { title, dueOn, assigneeId: ownerId ?? by, subjects: [subjectOf('deals', id)] },
  }))
}
