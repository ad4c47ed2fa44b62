import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName, ReadableName, RecordOf, RowOf } from '../../../domain/model/records/collections'
import type { DealRow, PersonRow, StageTotal } from '../../../domain/model/records/views'
import type { WorkspaceState } from './workspace-state'

/** Every row of a collection or view, trashed ones too. */
export function readRows<K extends ReadableName>(workspace: WorkspaceState, collection: K): Iterable<RowOf<K>> {
  return (
    (READERS[collection as 'personRows']?.(workspace) as Iterable<RowOf<K>> | undefined) ??
    (workspace.all(collection as CollectionName) as Iterable<RowOf<K>>)
  )
}

const READERS: Readonly<Partial<Record<ReadableName, (workspace: WorkspaceState) => Iterable<{ readonly id: Id }>>>> = {
  personRows: (workspace) => map(workspace.all('people'), (person) => personRow(workspace, person)),
  dealRows: (workspace) => map(workspace.all('deals'), (deal) => dealRow(workspace, deal)),
  stageTotals,
}

function* map<A, B>(items: Iterable<A>, to: (item: A) => B): IterableIterator<B> {
  for (const item of items) yield to(item)
}

function personRow(workspace: WorkspaceState, person: RecordOf<'people'>): PersonRow {
  const { id, workspaceId, version, createdAt, createdBy, updatedAt, updatedBy, deletedAt } = person
  const primary = <T extends { readonly primary: boolean }>(entries: readonly T[]) =>
    entries.find((entry) => entry.primary) ?? entries[0]
  return {
    id,
    workspaceId,
    version,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
    deletedAt,
    name: nameOf(person),
    email: primary(person.emails)?.value ?? null,
    phone: primary(person.phones)?.raw ?? null,
    jobTitle: person.jobTitle,
    companyId: person.companyId,
    companyName: person.companyId === null ? null : (workspace.get('companies', person.companyId)?.name ?? null),
    city: person.address?.city ?? null,
    country: person.address?.country ?? null,
    lifecycle: person.lifecycle,
    doNotContact: person.doNotContact,
    ownerId: person.ownerId,
    tagIds: person.tagIds,
    source: person.source,
  }
}

function nameOf(person: RecordOf<'people'>): string {
  const name = [person.firstName, person.lastName].filter((part) => part !== null).join(' ')
  return name || person.emails[0]?.value || person.phones[0]?.raw || ''
}

function dealRow(workspace: WorkspaceState, deal: RecordOf<'deals'>): DealRow {
  const stage = workspace.get('stages', deal.stageId)
  const personId = (deal.people.find((entry) => entry.primary) ?? deal.people[0])?.personId ?? null
  const person = personId === null ? null : workspace.get('people', personId)
  const { id, workspaceId, version, createdAt, createdBy, updatedAt, updatedBy, deletedAt } = deal
  const {
    title,
    companyId,
    pipelineId,
    stageId,
    amountMinor,
    currency,
    expectedCloseOn,
    stageEnteredAt,
    closedAt,
    lostReasonId,
    ownerId,
    rank,
    tagIds,
  } = deal
  return {
    id,
    workspaceId,
    version,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
    deletedAt,
    title,
    companyId,
    pipelineId,
    stageId,
    amountMinor,
    currency,
    expectedCloseOn,
    stageEnteredAt,
    closedAt,
    lostReasonId,
    ownerId,
    rank,
    tagIds,
    companyName: companyId === null ? null : (workspace.get('companies', companyId)?.name ?? null),
    personId,
    personName: person === null ? null : nameOf(person),
    stageKind: stage?.kind ?? 'open',
    probability: deal.probability ?? stage?.probability ?? 0,
  }
}

function stageTotals(workspace: WorkspaceState): Iterable<StageTotal> {
  const totals = new Map<string, StageTotal>()
  for (const deal of workspace.all('deals')) {
    if (deal.deletedAt !== null) continue
    const id = `${deal.stageId}/${deal.currency}` as Id
    const { workspaceId, pipelineId, stageId, currency } = deal
    const before = totals.get(id) ?? {
      id,
      workspaceId,
      pipelineId,
      stageId,
      currency,
      count: 0,
      amountMinor: '0',
      weightedMinor: '0',
    }
    const amount = BigInt(deal.amountMinor ?? 0)
    const chance = BigInt(deal.probability ?? workspace.get('stages', stageId)?.probability ?? 0)
    totals.set(id, {
      ...before,
      count: before.count + 1,
      amountMinor: String(BigInt(before.amountMinor) + amount),
      weightedMinor: String(BigInt(before.weightedMinor) + (amount * chance) / 100n),
    })
  }
  return totals.values()
}
