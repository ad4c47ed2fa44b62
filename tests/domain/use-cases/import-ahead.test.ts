import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { portError } from '../../../src/domain/model/errors/port-error'
import { readLog } from '../../../src/domain/model/imports/writing/import-log'
import type { CommitOptions, RecordsPort } from '../../../src/ports/records.port'
import { openImportWorld, quietly, rows, runtime, unlinked, type ImportWorld } from '../../support/import-world'

let world: ImportWorld
beforeEach(async () => {
  world = await openImportWorld()
})
afterEach(() => world.close())

type Committing = Pick<RecordsPort, 'commit'>

/** What a line does to one call. */
const FATES = ['passed', 'late', 'request lost', 'answer lost'] as const
type LineFate = (typeof FATES)[number]

/** A line that does this to each call in turn, and nothing to those after. */
function line(fates: readonly LineFate[]): Committing {
  let calls = 0
  return {
    commit: async (mutations, options) => {
      const fate = fates[calls] ?? 'passed'
      calls += 1
      if (fate === 'request lost') throw portError('net/unavailable', {})
      // Behind the call that is sent after it.
      if (fate === 'late') await new Promise((resolve) => setTimeout(resolve))
      const answer = await world.connection.ports.records.commit(mutations, options)
      if (fate === 'answer lost') throw portError('net/timeout', { afterMs: 1 })
      return answer
    },
  }
}

/** Each row of the file that the import reports, by how often, and the places of its reports. */
async function reported(): Promise<{ readonly rows: readonly number[]; readonly positions: readonly number[] }> {
  const { items } = await world.connection.ports.records.list('importChunks', { workspaceId: world.workspaceId, limit: 500 })
  const told = items.flatMap(({ log }) => readLog(log).rows.map(({ row }) => row))
  return { rows: told.toSorted((a, b) => a - b), positions: items.map(({ position }) => position).toSorted((a, b) => a - b) }
}

describe('chunks of an import on their way', () => {
  it('are two at once, each sent behind the one before it', async () => {
    const sent: CommitOptions[] = []
    let [open, most] = [0, 0]
    const watched: Committing = {
      commit: async (mutations, options) => {
        sent.push(options)
        open += 1
        most = Math.max(most, open)
        return world.connection.ports.records.commit(mutations, options).finally(() => (open -= 1))
      },
    }
    await world.runOf(await world.planned(rows(200)), watched).run(quietly)
    const behind = sent.flatMap(({ after }, at) => (after === undefined ? [] : [after === sent[at - 1]?.mutationId]))
    expect([most, new Set(behind)]).toEqual([2, new Set([true])])
    expect(behind.length).toBeGreaterThan(2)
  })

  it('are written each row once, reported once and counted once, whatever the line does and the backend refuses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...FATES), { maxLength: 14 }),
        fc.uniqueArray(fc.nat(99), { maxLength: 4 }),
        async (fates, refused) => {
          await world.close()
          world = await openImportWorld()
          const plan = await world.planned(rows(100))
          const writes = plan.writes.map((write) => (refused.includes(write.row) ? unlinked(write) : write))
          const run = world.runOf({ ...plan, writes }, line(fates))
          let end = await run.run(quietly)
          for (let again = 0; end.status === 'paused' && again < fates.length; again += 1) end = await run.run(quietly)
          const told = await reported()
          expect([end.status, (await world.names()).length, await world.job(run.jobId)]).toEqual([
            'done',
            100 - refused.length,
            { status: 'done', total: 100, created: 100 - refused.length, updated: 0, skipped: 0, failed: refused.length },
          ])
          expect(told.rows).toEqual(plan.rows.map((_, at) => at))
          expect(told.positions).toEqual(told.positions.map((_, at) => at))
        },
      ),
      { numRuns: 20 },
    )
  })

  it.each([
    { took: 400, most: 2, where: 'the line takes its time' },
    { took: 20, most: 1, where: 'the backend is near and somebody looks' },
  ])('are $most at most where $where', async ({ took, most }) => {
    let [now, open, seen] = [0, 0, 0]
    const watched: Committing = {
      commit: async (mutations, options) => {
        seen = Math.max(seen, (open += 1))
        const answer = await world.connection.ports.records.commit(mutations, options).finally(() => (open -= 1))
        now += took
        return answer
      },
    }
    const machine = { runtime: { newId: () => runtime.newId(), now: () => now }, pace: () => Promise.resolve(17) }
    await world.runOf(await world.planned(rows(200)), watched, machine).run(quietly)
    expect(seen).toBe(most)
  })

  it('are one again where the line that took its time is quick', async () => {
    let [now, calls, open] = [0, 0, 0]
    const seen: number[] = []
    const watched: Committing = {
      commit: async (mutations, options) => {
        calls += 1
        const took = calls < 6 ? 400 : 10
        seen.push((open += 1))
        const answer = await world.connection.ports.records.commit(mutations, options).finally(() => (open -= 1))
        now += took
        return answer
      },
    }
    const machine = { runtime: { newId: () => runtime.newId(), now: () => now }, pace: () => Promise.resolve(25) }
    await world.runOf(await world.planned(rows(2000)), watched, machine).run(quietly)
    expect([Math.max(...seen), seen.slice(-3)]).toEqual([2, [1, 1, 1]])
  })

  it('are all counted when the import is held or called off behind them', async () => {
    const plan = await world.planned(rows(300))
    const run = world.runOf(plan)
    let isHeld = false
    const held = await run.run({ ...quietly, isHeld: () => isHeld, onProgress: ({ done }) => (isHeld = done > 0) })
    const [paused, there] = [await world.job(run.jobId), (await world.names()).length]
    const controller = new AbortController()
    await run.run({ signal: controller.signal, onProgress: () => controller.abort() })
    const job = await world.job(run.jobId)
    expect([held.status, paused?.created, job?.status, job?.created]).toEqual([
      'paused',
      there,
      'cancelled',
      (await world.names()).length,
    ])
  })
})
