import { expect } from 'vitest'
import { may } from '../../src/domain/model/access/policy'
import { API_CREATABLE, API_WRITABLE } from '../../src/domain/model/api/api-collections'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Role } from '../../src/domain/model/workspaces/workspace'
import { validData } from '../support/valid-data'
import { type Actor, type Stage } from '../harness/stage'
import { boardOf, wild, write, type Board } from './acts'
import { HARMLESS_PATCH } from './samples'
import { program, type Ask } from './program'
import { scenario, type Scenario } from './scenario'

const ROBOTS = ['admin', 'member', 'viewer'] as const satisfies readonly Role[]
const DONE = 200
const MADE = 201
const DENIED = 403

/** The permission table again, for programs: what a robot may do is what its role may, by any way in. */
export const apiRights: readonly Scenario[] = ROBOTS.map((role) =>
  scenario(`api/rights/${role}`, `what a robot may do as ${role} is what the table says`, async ({ stage }) => {
    const owner = await stage.as('owner')
    const board = await boardOf(owner)
    const { ask } = await program(stage, owner, { scope: 'write', robot: role })
    const found: Record<string, number> = {}
    const wanted: Record<string, number> = {}
    for (const collection of API_WRITABLE) {
      const id = await madeBy(stage, owner, { collection, board })
      const steps = await done(ask, `/${collection}/${id}`, HARMLESS_PATCH[collection])
      for (const [verb, status] of Object.entries(steps)) {
        found[`${collection}.${verb}`] = status
        wanted[`${collection}.${verb}`] = may(role, `${collection}.${verb as 'read'}`) ? DONE : DENIED
      }
      if (!isCreatable(collection)) continue
      const data = validData(collection, () => stage.world.newId(), { pipelineId: board.pipelineId, stageId: board.open[0].id })
      found[`${collection}.create`] = (await ask('POST', `/${collection}`, { data })).status
      wanted[`${collection}.create`] = may(role, `${collection}.create`) ? MADE : DENIED
    }
    expect(found).toEqual(wanted)
  }),
)

/** What becomes of each step with a record that somebody else made. */
async function done(ask: Ask, path: string, patch: object): Promise<Readonly<Record<string, number>>> {
  return {
    read: (await ask('GET', path)).status,
    update: (await ask('PATCH', path, { patch })).status,
    trash: (await ask('DELETE', path)).status,
    restore: (await ask('POST', `${path}/restore`)).status,
  }
}

type Writable = (typeof API_WRITABLE)[number]

async function madeBy(
  stage: Stage,
  owner: Actor,
  { collection, board }: { readonly collection: Writable; readonly board: Board },
): Promise<Id> {
  const places = { pipelineId: board.pipelineId, stageId: board.open[0].id }
  const data = validData(collection, () => stage.world.newId(), places)
  const id = stage.world.newId()
  const path = collection === 'files' ? { path: `people/${stage.world.newId()}/${id}`, status: 'uploading' } : {}
  const create = wild({ kind: 'create', collection, id, data: { ...data, ...path } })
  await write(stage, owner, create)
  return id
}

function isCreatable(collection: Writable): collection is (typeof API_CREATABLE)[number] {
  return API_CREATABLE.some((name) => name === collection)
}
