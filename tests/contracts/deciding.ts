import { acceptance } from '../../src/domain/model/drafts/accept-draft'
import type { AgentMode } from '../../src/domain/model/drafts/draft'
import { readLines } from '../../src/domain/model/drafts/draft-text'
import type { Id } from '../../src/domain/model/kernel/id'
import type { AnyRecord, RecordOf } from '../../src/domain/model/records/collections'
import { takeBack } from '../../src/domain/use-cases/drafts/take-back'
import type { Actor, Stage } from '../harness/stage'
import { commit, present, write } from './acts'

/** What a workspace lets assistants do. */
export async function agentsMay(stage: Stage, agentMode: AgentMode): Promise<void> {
  const owner = await stage.as('owner')
  await write(stage, owner, {
    kind: 'update',
    collection: 'workspaces',
    id: owner.workspaceId,
    patch: { agentMode },
    expect: 'any',
  })
}

export async function draftOf(actor: Actor, id: Id): Promise<RecordOf<'drafts'>> {
  return present(await actor.ports.records.get('drafts', id))
}

/** What a person's accepting of these lines writes, upon the records as they are now. */
export async function acceptanceBy(actor: Actor, draft: RecordOf<'drafts'>, places?: readonly number[]) {
  const lines = present(readLines(draft.lines))
  const current = new Map<Id, AnyRecord>()
  for (const { mutation } of lines) {
    const record = await actor.ports.records.get(mutation.collection, mutation.id)
    if (record !== null) current.set(record.id, record)
  }
  return acceptance(draft, lines, { current, accepted: new Set(places ?? lines.keys()), via: 'proposal' })
}

export async function accept(stage: Stage, actor: Actor, id: Id, places?: readonly number[]) {
  const mutations = await acceptanceBy(actor, await draftOf(actor, id), places)
  return commit(stage, actor, mutations, { via: 'proposal' })
}

/** @returns what stays as it is: which record, and why */
export async function takeBackBy(stage: Stage, actor: Actor, ids: readonly Id[]) {
  const drafts = await Promise.all(ids.map((id) => draftOf(actor, id)))
  const member = present(await actor.ports.records.get('members', actor.memberId))
  const ports = { records: actor.ports.records, runtime: { newId: () => stage.world.newId() }, pace: () => Promise.resolve() }
  const left = await takeBack({ drafts, member }, ports)
  return left.map(({ record, why }) => [record.id, why] as const)
}
