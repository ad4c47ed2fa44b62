import { map, of, type Observable } from 'rxjs'
import type { CustomValues } from '../../../domain/model/fields/custom-value'
import type { Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import { applyChanges } from '../../../domain/use-cases/records/apply-changes'
import type { RecordsPort } from '../../../ports/records.port'
import type { CreateCollaborators } from '../people/new-person.model'

export interface CompanyDraft {
  readonly name: string
  readonly domain: string
  readonly industry: string
}

export const BLANK_COMPANY: CompanyDraft = { name: '', domain: '', industry: '' }

/** Companies that have this domain already. A warning, not a refusal: holdings share theirs. */
export function companiesWithDomain$(
  records: RecordsPort,
  workspaceId: Id,
  domain: string,
): Observable<readonly RecordOf<'companies'>[]> {
  const value = domain.trim().toLowerCase()
  if (!value.includes('.')) return of([])
  return records
    .watch('companies', { workspaceId, where: { op: 'has', field: 'domains', value }, limit: 1 })
    .pipe(map((live) => live.value.items))
}

export interface NewCompany {
  readonly draft: CompanyDraft
  /** Of the workspace's own fields. */
  readonly custom: CustomValues
  readonly ownerId: Id
}

/**
 * @returns the company's id
 * @throws whatever RecordsPort.commit may
 */
export async function createCompany({ draft, custom, ownerId }: NewCompany, collaborators: CreateCollaborators): Promise<Id> {
  const creation = newCompany({ draft, custom, ownerId }, collaborators.runtime.newId())
  await applyChanges([creation], collaborators, collaborators)
  return creation.id
}

export function newCompany({ draft, custom, ownerId }: NewCompany, id: Id): Mutation {
  const { name, domain, industry } = draft
  const data = { name, domains: domain.trim() === '' ? [] : [domain], industry, ownerId, custom }
  return { kind: 'create', collection: 'companies', id, data }
}
