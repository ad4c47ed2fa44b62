import { includesScope } from '../../model/api/api-key'
import type { OperationInput } from '../../model/api/operations'
import { portError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import type { AnyRecord } from '../../model/records/collections'
import { idsToUpdate, inversesOf } from '../../model/records/inverses-of'
import type { Expected, Mutation, Outcome } from '../../model/records/mutation'
import type { ApiAnswer, ApiCall, ApiHandler } from './api-answer'
import type { ApiSession } from './api-session'
import { DealCompletion } from './complete-deal'
import { withPhonesRead } from './complete-phones'

/** @throws access/denied (the key's scope) beside what a commit throws */
export const commit: ApiHandler<'commit'> = async ({ mutations, via: from, rehearsal }, session, { mutationId, via }) => {
  if (from === 'import' && !includesScope(session.key.scope, 'import')) throw portError('access/denied', { action: 'import' })
  const writes = await mutationsOf(mutations, session)
  const asked = Array.from(idsToUpdate(writes), ([collection, ids]) => session.records.getMany(collection, ids))
  const before = new Map((await Promise.all(asked)).flatMap((byId) => Array.from<[Id, AnyRecord]>(byId)))
  const outcomes = await session.records.commit(writes, { mutationId, via: from ?? via, isRehearsal: rehearsal === 'true' })
  const conflict = outcomes.find((outcome) => outcome.status === 'conflict')
  if (conflict !== undefined) return { kind: 'conflict', current: conflict.current, value: { outcomes } }
  const written = outcomes.map((outcome) => (outcome.status === 'written' ? outcome.record : null))
  // Of a rehearsal there is nothing to take back; of one that was carried out before, it is not known any more what it found.
  const isAgain = outcomes.some((outcome) => outcome.status === 'written' && outcome.replayed)
  return { kind: 'value', value: { outcomes, undo: isAgain || rehearsal === 'true' ? [] : inversesOf(writes, before, written) } }
}

export const createRecord: ApiHandler<'createRecord'> = ({ collection, id, data }, session, call) =>
  writeOne({ kind: 'create', collection, id, data }, session, { ...call, isNew: true })

export const updateRecord: ApiHandler<'updateRecord'> = ({ collection, id, patch }, session, call) =>
  writeOne({ kind: 'update', collection, id, patch, expect: call.expect }, session, call)

export const trashRecord: ApiHandler<'trashRecord'> = ({ collection, id }, session, call) =>
  writeOne({ kind: 'trash', collection, id, expect: call.expect }, session, call)

export const restoreRecord: ApiHandler<'restoreRecord'> = ({ collection, id }, session, call) =>
  writeOne({ kind: 'restore', collection, id, expect: call.expect }, session, call)

export type Given = OperationInput<'commit'>['mutations'][number]

/** As a commit takes them, with what a screen would have added. */
export async function mutationsOf(mutations: readonly Given[], session: ApiSession): Promise<readonly Mutation[]> {
  const deals = new DealCompletion(session)
  const complete: Mutation[] = []
  for (const given of mutations) {
    complete.push(mutationOf(await completed(given, deals, session), session))
  }
  return complete
}

/** With what a screen would have added. */
async function completed(given: Given, deals: DealCompletion, session: ApiSession): Promise<Given> {
  if (given.kind === 'create') {
    const data = given.collection === 'deals' ? await deals.of(given.data) : given.data
    return { ...given, data: await withPhonesRead(data, session) }
  }
  return given.kind === 'update' ? { ...given, patch: await withPhonesRead(given.patch, session) } : given
}

/** As a commit takes it; the rules of the domain judge what is in it. */
function mutationOf(given: Given, session: Pick<ApiSession, 'newId'>): Mutation {
  const id: Id = given.id ?? session.newId()
  return { ...given, id, ...('expect' in given ? { expect: given.expect as Expected } : {}) } as Mutation
}

async function writeOne(
  given: Given,
  session: ApiSession,
  { mutationId, via, isNew = false }: Pick<ApiCall, 'mutationId' | 'via'> & { readonly isNew?: boolean },
): Promise<ApiAnswer> {
  const [outcome] = await session.records.commit(await mutationsOf([given], session), { mutationId, via })
  return answerOf(outcome, { collection: given.collection, id: given.id, isNew })
}

function answerOf(
  outcome: Outcome<AnyRecord> | undefined,
  about: { readonly collection: string; readonly id: Id | undefined; readonly isNew: boolean },
): ApiAnswer {
  if (outcome?.status === 'conflict') return { kind: 'conflict', current: outcome.current }
  if (outcome?.status === 'written' && outcome.record !== null)
    return { kind: 'record', record: outcome.record, isNew: about.isNew && !outcome.replayed }
  throw portError('internal/unexpected', { source: 'api' })
}
