import { afterAll, describe, expect, it } from 'vitest'
import { may, type NamedAction } from '../../src/domain/model/access/policy'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { ROLES } from '../../src/domain/model/workspaces/workspace'
import { commit, person, wild } from '../contracts/acts'
import { endLocalBackend } from '../harness/local-backend'
import { memoryHarness } from '../harness/memory.harness'
import { newMutationId, openStage, type Actor, type Part, type Stage } from '../harness/stage'
import { supabaseHarness } from '../harness/supabase.harness'
import { inTurn } from '../support/in-turn'

type Act = (stage: Stage, actor: Actor, workspaceId: Actor['workspaceId']) => Promise<unknown>

/**
 * The named actions that a backend decides on by themselves. The others are made of what it decides on record by record:
 * importing, merging, managing pipelines, emptying the trash.
 */
const ACTS: { readonly [A in NamedAction]?: Act } = {
  'invite-member': (stage, { ports }, workspaceId) =>
    ports.functions.call(
      'invite-member',
      { workspaceId, email: `${stage.world.newId()}@example.com`, role: 'viewer' },
      { mutationId: newMutationId(stage.world) },
    ),
  'erase-person': async (stage, { ports }, workspaceId) => {
    const made = person(stage.world)
    await commit(stage, await stage.as('owner'), [made])
    return ports.functions.call('erase-person', { workspaceId, personId: made.id }, { mutationId: newMutationId(stage.world) })
  },
  'export-everything': (stage, { ports }, workspaceId) =>
    ports.functions.call('export-workspace', { workspaceId }, { mutationId: newMutationId(stage.world) }),
  'change-role': changingSomebody({ role: 'member' }),
  'deactivate-member': async (stage, { ports }, workspaceId) => {
    const { memberId } = await stage.oneMore('viewer')
    const input = { workspaceId, memberId, heirs: { people: null, companies: null, deals: null, tasks: null } }
    return ports.functions.call('deactivate-member', input, { mutationId: newMutationId(stage.world) })
  },
  'make-owner': changingSomebody({ role: 'owner' }),
  'rename-workspace': async (stage, actor, id) =>
    writing(stage, actor, { kind: 'update', collection: 'workspaces', id, patch: { name: 'Renamed' }, expect: 'any' }),
  'delete-workspace': async (stage, actor, id) =>
    writing(stage, actor, { kind: 'trash', collection: 'workspaces', id, expect: 'any' }),
}

/** The owner last: what they may do ends the workspace. */
const PARTS: readonly Part[] = ['outsider', ...ROLES.toReversed()]

afterAll(endLocalBackend)

describe.each([memoryHarness, supabaseHarness])('what is done by name, on $name,', (harness) => {
  it('is done by whom the domain’s table says, and by nobody else', async () => {
    const world = await harness.open()
    try {
      const stage = await openStage(world)
      const acts = harness === memoryHarness ? Object.entries(ACTS) : inTurn(Object.entries(ACTS), 4)
      const seen: string[] = []
      const wanted: string[] = []
      for (const part of PARTS) {
        for (const [action, act] of acts) {
          const isAllowed = part !== 'outsider' && may(part, action as NamedAction)
          wanted.push(`${part} ${action}: ${isAllowed ? 'done' : 'access/denied'}`)
          seen.push(`${part} ${action}: ${await outcome(act(stage, await stage.as(part), stage.workspaceId))}`)
        }
      }
      expect(seen).toEqual(wanted)
    } finally {
      await world.close()
    }
  }, 120_000)
})

function changingSomebody(patch: object): Act {
  return async (stage, actor) => {
    const { memberId } = await stage.oneMore('viewer')
    return writing(stage, actor, wild({ kind: 'update', collection: 'members', id: memberId, patch, expect: 'any' }))
  }
}

function writing(stage: Stage, actor: Actor, mutation: Mutation): Promise<unknown> {
  return commit(stage, actor, [mutation], { workspaceId: stage.workspaceId })
}

async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'done'
  } catch (error) {
    return isPortError(error) ? error.code : String(error)
  }
}
