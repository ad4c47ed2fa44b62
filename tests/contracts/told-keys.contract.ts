import { expect } from 'vitest'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { Actor, Stage } from '../harness/stage'
import { assistant } from './assistant'
import { commit, person } from './acts'
import { callerOf, program } from './program'
import { opens, rawProgram } from './signed-in-program'
import { scenario, type Scenario } from './scenario'

const ADA = { firstName: 'Ada', lastName: 'Lovelace' }

/** What the timeline says of the keys that programs wrote by. */
export const toldKeys: readonly Scenario[] = [
  scenario(
    'api/which-key',
    'whoever reads the timeline sees which key a program wrote by, also when it is over',
    async ({ stage }) => {
      const [owner, viewer] = [await stage.as('owner'), await stage.as('viewer')]
      const [till, scanner] = [
        await program(stage, owner, { name: 'Till', scope: 'write' }),
        await program(stage, owner, { name: 'Scanner', scope: 'import' }),
      ]
      const [own] = await commit(stage, owner, [person(stage.world)])
      await till.ask('POST', '/people', { data: ADA })
      const scanned = { mutations: [{ kind: 'create', collection: 'people', data: ADA }], via: 'import' }
      await scanner.ask('POST', '/commits', scanned)
      await callerOf(stage, owner)('revoke-api-key', { workspaceId: stage.workspaceId, keyId: till.keyId })
      const lines = await timeline(stage, viewer)
      expect(own).toMatchObject({ status: 'written' })
      expect(Object.fromEntries(lines.map(({ source, sourceKey }) => [source, sourceKey]))).toEqual({
        app: null,
        api: { name: 'Till', ending: till.key.slice(-4) },
        import: { name: 'Scanner', ending: scanner.key.slice(-4) },
      })
      const read = await scanner.ask('GET', '/activities')
      const said = JSON.stringify([lines, read.body])
      // Four characters of it, and nothing by which it could be found.
      expect([till, scanner].flatMap(({ key, keyId }) => [key.slice(-8), keyId]).filter((part) => said.includes(part))).toEqual(
        [],
      )
    },
  ),

  scenario('mcp/which-key', 'of what an assistant wrote, too, whoever made its key', async ({ stage }) => {
    const [owner, member] = [await stage.as('owner'), await stage.as('member')]
    await commit(stage, owner, [
      { kind: 'update', collection: 'workspaces', id: stage.workspaceId, patch: { agentMode: 'act' }, expect: 'any' },
    ])
    const made = await program(stage, owner, { name: 'Desk', scope: 'write' })
    const desk = await assistant(stage, made.key)
    await desk.call('create', { collection: 'people', data: ADA })
    await desk.close()
    const aide = await rawProgram(stage)
    const { body } = await aide.exchange(await aide.consent(member))
    const token = body['access_token'] ?? ''
    const letIn = await assistant(stage, token)
    await letIn.call('create', { collection: 'people', data: ADA })
    await letIn.close()
    await aide.revoke(body['refresh_token'])
    expect(await opens(stage, token)).toBe(401)
    const lines = await timeline(stage, member)
    expect(lines.map(({ actorId, source, sourceKey }) => [actorId, source, sourceKey])).toEqual([
      [owner.memberId, 'agent', { name: 'Desk', ending: made.key.slice(-4) }],
      [member.memberId, 'agent', { name: 'Aide', ending: token.slice(-4) }],
    ])
  }),
]

async function timeline({ workspaceId }: Stage, { ports }: Actor): Promise<readonly RecordOf<'activities'>[]> {
  const oldestFirst = [{ field: 'at', direction: 'asc', empty: 'last' }] as const
  return (await ports.records.list('activities', { workspaceId, limit: 20, orderBy: oldestFirst })).items
}
