import { isPortError } from '../../../model/errors/port-error'
import type { RestoreStep } from '../../../model/bundle/restore-step'
import type { Answer, FunctionInput, Refusal } from '../../../model/functions/catalogue'
import { cleanEmail } from '../../../model/kernel/contact-fields'
import type { Id } from '../../../model/kernel/id'
import { instantOf } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'
import { activeMember } from '../caller'
import type { FunctionContext, RestoredRecord, RestoreOpening } from '../function-context'
import { writeRecords } from './write-records'

/**
 * One step of restoring a bundle. Whoever calls becomes the owner of what they restore, so that nothing but their own session
 * is asked; until it is opened nobody sees it, they no more than others.
 */
export async function importBundle(
  input: FunctionInput<'import-bundle'>,
  context: FunctionContext,
): Promise<Answer<'import-bundle'>> {
  const { workspaceId } = input
  if (input.step === 'begin') return begin(input, context)
  if (input.step === 'discard') {
    await context.restores.discard(workspaceId)
    return { ok: true, value: { workspaceId } }
  }
  if (!(await context.restores.isBegun(workspaceId))) {
    // Opened by a call whose answer was lost: that is a success.
    const isIn = input.step === 'open' && (await activeMember(workspaceId, context.caller.id, context)) !== null
    return isIn ? { ok: true, value: { workspaceId } } : refuse('restore-unknown')
  }
  try {
    const refusal = input.step === 'open' ? await open(input, context) : await writeRecords(input, context)
    return refusal === null ? { ok: true, value: { workspaceId } } : refuse(refusal)
  } catch (error) {
    // What rules or tables refuse in a record that passed for valid is the bundle's fault all the same.
    const isTheirs = (['record/invalid', 'record/duplicate', 'record/in-use'] as const).some((code) => isPortError(error, code))
    if (isTheirs) return refuse('bundle-invalid')
    throw error
  }
}

type Begin = Extract<RestoreStep, { readonly step: 'begin' }>
type Open = Extract<RestoreStep, { readonly step: 'open' }>

function refuse(refusal: Refusal<'import-bundle'>): Answer<'import-bundle'> {
  return { ok: false, refusal }
}

/** A second workspace of the same bundle is another one, with an id of its own. */
async function begin({ workspaceId: wanted }: Begin, { restores, newId }: FunctionContext): Promise<Answer<'import-bundle'>> {
  const other = newId()
  const workspaceId = (await restores.begin(wanted)) ? wanted : other
  if (workspaceId === other) await restores.begin(other)
  return { ok: true, value: { workspaceId } }
}

async function open({ workspaceId, counts }: Open, context: FunctionContext): Promise<Refusal<'import-bundle'> | null> {
  const { restores, records, caller } = context
  const there = await restores.survey(workspaceId)
  const isWhole = Object.entries(counts).every(([collection, count]) => {
    const found: unknown = Reflect.get(there.counts, collection) ?? 0
    // Those that wait for members are beside what the bundle has.
    return collection === 'invitations' ? Number(found) >= count : found === count
  })
  if (!isWhole) return 'bundle-incomplete'
  if (there.dangling > 0) return 'bundle-foreign'
  const email = cleanEmail(caller.email)
  const waiting = await records.find<'invitations'>('invitations', {
    workspaceId,
    where: { op: 'eq', field: 'email', value: email },
  })
  await restores.open(workspaceId, await ownerFor(workspaceId, waiting, context))
  return null
}

/** Whom the caller was where the bundle comes from, by their address; else somebody new. */
async function ownerFor(
  workspaceId: Id,
  waiting: readonly RecordOf<'invitations'>[],
  { records, caller, now, newId }: FunctionContext,
): Promise<RestoreOpening> {
  const freshId = newId()
  for (const { id: invitationId, memberId } of waiting) {
    const member = memberId === null ? null : await records.get('members', workspaceId, memberId)
    if (member === null) continue
    const { workspaceId: _workspace, version: _version, ...known } = member
    return { owner: { ...known, userId: caller.id, role: 'owner', status: 'active', deletedAt: null }, invitationId }
  }
  const at = instantOf(now())
  const by = { memberId: freshId, via: 'function' } as const
  const owner: RestoredRecord<'members'> = {
    id: freshId,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    deletedAt: null,
    userId: caller.id,
    role: 'owner',
    status: 'active',
    displayName: caller.name.trim() === '' ? caller.email : caller.name,
    title: null,
    timeZone: null,
    avatarFileId: null,
    calendarFeedId: null,
  }
  return { owner, invitationId: null }
}
