import { companyDomainOf } from '../../../model/companies/company-name'
import { fillIn } from '../../../model/forms/fill-in'
import type { ReadAnswers } from '../../../model/forms/read-answers'
import type { Id } from '../../../model/kernel/id'
import { personName } from '../../../model/people/person-name'
import type { RecordOf } from '../../../model/records/collections'
import { subjectOf } from '../../../model/records/subject'
import type { ElevatedWrite, FunctionContext } from '../function-context'
import { dealWrites } from './deal-writes'
import type { OpenForm } from './read-form'
import type { SentFiles } from './sent-files'

type Context = Pick<FunctionContext, 'records' | 'newId'>

export interface Kept {
  readonly answers: ReadAnswers
  readonly files: SentFiles
  readonly submissionId: Id
}

/** All that one submission writes. */
export async function submissionWrites(
  { form, workspace }: OpenForm,
  { answers, files, submissionId }: Kept,
  context: Context,
): Promise<readonly ElevatedWrite[]> {
  const { workspaceId } = form
  const [known, company, ownerId, tagIds] = await Promise.all([
    knownPerson(workspaceId, answers, context),
    companyOf(workspaceId, answers, context),
    nextOwner(form, context),
    liveTags(form, context),
  ])
  const given = { ...answers.person, companyId: company.id, ownerId, tagIds }
  const personId = known?.id ?? context.newId()
  const { patch, merged } = known === null ? { patch: {}, merged: [] } : fillIn(known, given)
  const owner = known === null ? ownerId : (known.ownerId ?? ownerId)
  const deal = await dealWrites(
    form,
    {
      given: answers.deal,
      person: { id: personId, name: personName(known ?? given) },
      company: { id: company.id ?? known?.companyId ?? null, name: company.name },
      ownerId: owner,
      currency: workspace.currency,
    },
    context,
  )
  const person: readonly ElevatedWrite[] =
    known === null
      ? [{ kind: 'create', collection: 'people', id: personId, data: given }]
      : merged.length === 0
        ? []
        : [{ kind: 'update', collection: 'people', id: personId, patch }]
  const subject = subjectOf('people', personId)
  return [
    ...company.writes,
    ...person,
    ...deal,
    ...files.map(({ id }) => ({ kind: 'update', collection: 'files', id, patch: { subject, status: 'ready' } }) as const),
    {
      kind: 'create',
      collection: 'submissions',
      id: submissionId,
      data: { formId: form.id, name: form.name, subject, answers: answers.answers, merged: [...merged] },
    },
    { kind: 'update', collection: 'forms', id: form.id, patch: { taken: form.taken + 1 } },
    ...(owner === null ? [] : [notice(owner, { subject, submissionId, id: context.newId() })]),
  ]
}

function notice(
  memberId: Id,
  {
    subject,
    submissionId,
    id: noticeId,
  }: { readonly subject: ReturnType<typeof subjectOf>; readonly submissionId: Id; readonly id: Id },
): ElevatedWrite {
  return {
    kind: 'create',
    collection: 'notifications',
    id: noticeId,
    data: {
      memberId,
      kind: 'submission',
      subject,
      objectCollection: 'submissions',
      objectId: submissionId,
      actorId: null,
      readAt: null,
    },
  }
}

/**
 * By their address alone. A number that somebody typed beside an address of their own would put that address on whoever has the
 * number.
 */
async function knownPerson(workspaceId: Id, { person }: ReadAnswers, { records }: Context) {
  const addresses = person.emails.map(({ value }) => value)
  const found = addresses.length === 0 ? [] : await records.peopleWithEmails(workspaceId, addresses)
  return found[0] ?? null
}

/** The one whose domain or name it is, or a new one where a name was given. Nothing is filled into one that is there. */
async function companyOf(workspaceId: Id, { person, company }: ReadAnswers, { records, newId }: Context) {
  const domain = companyDomainOf(person.emails[0]?.value ?? '')
  const name = company.name ?? ''
  const [byDomain, byName] = await Promise.all([
    domain === null
      ? []
      : records.find<'companies'>('companies', { workspaceId, where: { op: 'has', field: 'domains', value: domain } }),
    name === '' ? [] : records.find<'companies'>('companies', { workspaceId, where: { op: 'eq', field: 'name', value: name } }),
  ])
  const found = byDomain[0] ?? byName[0]
  if (found !== undefined) return { id: found.id, name: found.name, writes: [] }
  if (name === '') return { id: null, name: null, writes: [] }
  const companyId = newId()
  const writes: readonly ElevatedWrite[] = [{ kind: 'create', collection: 'companies', id: companyId, data: company }]
  return { id: companyId, name, writes }
}

async function nextOwner({ workspaceId, ownerIds, taken }: RecordOf<'forms'>, { records }: Context): Promise<Id | null> {
  if (ownerIds.length === 0) return null
  const members = await records.find<'members'>('members', {
    workspaceId,
    where: { op: 'eq', field: 'status', value: 'active' },
  })
  const turns = ownerIds.filter((owner) => members.some((member) => member.id === owner))
  return turns[taken % Math.max(1, turns.length)] ?? null
}

async function liveTags({ workspaceId, tagIds }: RecordOf<'forms'>, { records }: Context): Promise<Id[]> {
  const tags = await Promise.all(tagIds.map((tag) => records.get('tags', workspaceId, tag)))
  return tagIds.filter((_, at) => tags[at]?.deletedAt === null)
}
