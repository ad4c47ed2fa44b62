import { map, of, type Observable } from 'rxjs'
import type { CustomValues } from '../../../domain/model/fields/custom-value'
import { cleanEmail } from '../../../domain/model/kernel/contact-fields'
import type { Id } from '../../../domain/model/kernel/id'
import { fold } from '../../../domain/model/kernel/text-fold'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { PersonRow } from '../../../domain/model/records/views'
import { applyChanges } from '../../../domain/use-cases/records/apply-changes'
import type { Runtime } from '../../../ports/runtime.port'
import type { RecordsPort } from '../../../ports/records.port'
import { withPrimaryEmail, withPrimaryPhone } from '../../table/cell-edits'

export interface PersonDraft {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly jobTitle: string
  /** A name: of one of the companies there are, or of one to be made. */
  readonly company: string
}

export const BLANK_PERSON: PersonDraft = { firstName: '', lastName: '', email: '', phone: '', jobTitle: '', company: '' }

/** People who have this e-mail address already. A warning, not a refusal: some addresses are shared. */
export function peopleWithEmail$(records: RecordsPort, workspaceId: Id, email: string): Observable<readonly PersonRow[]> {
  const value = cleanEmail(email)
  if (!value.includes('@')) return of([])
  return records
    .watch('personRows', { workspaceId, where: { op: 'eq', field: 'email', value }, limit: 1 })
    .pipe(map((live) => live.value.items))
}

export interface CreateCollaborators {
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'newId'>
  readonly workspaceId: Id
}

export interface NewPerson {
  readonly draft: PersonDraft
  /** Of the workspace's own fields. */
  readonly custom?: CustomValues
  readonly country: string
  readonly ownerId: Id
}

/**
 * Makes the person, and the company along with them when there is none of that name.
 * @returns the person's id
 * @throws whatever RecordsPort.commit may
 */
export async function createPerson(
  { draft, custom = {}, country, ownerId }: NewPerson,
  collaborators: CreateCollaborators,
): Promise<Id> {
  const { runtime, workspaceId } = collaborators
  const id = runtime.newId()
  const company = await companyOf(draft.company, collaborators)
  const create = await newPerson({ draft, custom, country, ownerId }, { id, companyId: company?.id ?? null })
  await applyChanges([...(company?.create === undefined ? [] : [company.create]), create], collaborators, { workspaceId })
  return id
}

export async function newPerson(
  { draft, custom = {}, country, ownerId }: NewPerson,
  { id, companyId }: { readonly id: Id; readonly companyId: Id | null },
): Promise<Mutation> {
  return {
    kind: 'create',
    collection: 'people',
    id,
    data: {
      firstName: draft.firstName,
      lastName: draft.lastName,
      jobTitle: draft.jobTitle,
      emails: withPrimaryEmail([], draft.email),
      phones: await withPrimaryPhone([], draft.phone, country),
      companyId,
      ownerId,
      custom,
    },
  }
}

async function companyOf(
  name: string,
  { records, runtime, workspaceId }: CreateCollaborators,
): Promise<{ readonly id: Id; readonly create?: Mutation } | null> {
  const wanted = name.trim()
  if (wanted === '') return null
  const found = await records.list('companies', { workspaceId, search: wanted, limit: 50 })
  const same = found.items.find((company) => fold(company.name) === fold(wanted))
  if (same !== undefined) return { id: same.id }
  const id = runtime.newId()
  return { id, create: { kind: 'create', collection: 'companies', id, data: { name: wanted } } }
}
