import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCluster, type OwnCluster } from '../../scripts/backend/cluster.mjs'
import { startBackend, type Backend } from '../../scripts/backend/start-backend.mjs'
import { isPortError } from '../../src/domain/model/errors/port-error'
import type { MutationId } from '../../src/domain/model/records/meta'
import { commit, company } from '../contracts/acts'
import type { World } from '../harness/harness'
import { APP_URL } from '../harness/local-backend'
import { newMutationId, openStage, type Actor, type Stage } from '../harness/stage'
import { worldOn } from '../harness/supabase.harness'

/** Commits that are always under way while it crashes. */
const WRITERS = 4
const CRASHES = 2
const BETWEEN = 12

/** As `npm run backend` starts it; who starts a cluster later sweeps it away. */
const KEPT = `cluster-${process.pid}-kept`

let cluster: OwnCluster
let backend: Backend
let world: World
let stage: Stage
let owner: Actor

beforeAll(async () => {
  cluster = await startCluster({ keepAs: KEPT })
  backend = await startBackend({ cluster, appUrl: APP_URL, functions: 'bundled' })
  world = worldOn(backend)
  stage = await openStage(world)
  owner = await stage.as('owner')
}, 120_000)

afterAll(async () => {
  await world.close()
  await backend.close()
  await cluster.close()
})

describe('a backend whose data is kept', () => {
  it('waits for the disk before it acknowledges', async () => {
    const settings = await backend.sql`
      select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`
    expect(settings.map(({ name, setting }) => [name, setting])).toEqual([
      ['fsync', 'on'],
      ['full_page_writes', 'on'],
      ['synchronous_commit', 'on'],
    ])
  })

  it('has what it acknowledged last when it is killed right after', async () => {
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const mutationId = newMutationId(world)
      const made = company(world)
      await commit(stage, owner, [made], { mutationId })
      await cluster.restart()
      expect(await timesDone([mutationId])).toEqual([1])
      expect(await owner.ports.records.get('companies', made.id)).toMatchObject({ id: made.id })
    }
  })

  it('has every acknowledged commit once when gateway and server fall over amid them', { timeout: 120_000 }, async () => {
    const acknowledged: MutationId[] = []
    let interrupted = 0
    const over = new AbortController()
    const write = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const mutationId = newMutationId(world)
        const made = company(world)
        // Whoever has no answer asks again, for the same.
        while (!(await isAnswered(() => commit(stage, owner, [made], { mutationId })))) interrupted += 1
        acknowledged.push(mutationId)
      }
    }
    const writers = Array.from({ length: WRITERS }, write)
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const before = acknowledged.length
      await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThan(before + BETWEEN)
      // Answers are lost with the gateway; what it had asked for ends or not, and the server is killed.
      await backend.restart(() => cluster.restart())
      const known = [...acknowledged]
      expect(await timesDone(known)).toEqual(known.map(() => 1))
    }
    over.abort()
    await Promise.all(writers)
    expect(interrupted).toBeGreaterThan(0)
    expect(await timesDone(acknowledged)).toEqual(acknowledged.map(() => 1))
  })
})

async function isAnswered(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (isPortError(error) && error.code.startsWith('net/')) return false
    throw error
  }
}

/** How often each of them was done, as the database itself wrote it down. */
async function timesDone(ids: readonly MutationId[]): Promise<readonly number[]> {
  const rows = await backend.sql<{ id: MutationId; times: number }[]>`
    select mutation_id as id, count(*)::int as times from private.commits where mutation_id = any(${ids as MutationId[]}) group by 1`
  const times = new Map(rows.map(({ id, times: each }) => [id, each]))
  return ids.map((id) => times.get(id) ?? 0)
}
