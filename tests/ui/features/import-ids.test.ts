import { expect, it } from 'vitest'
import { writeKept } from '../../../src/domain/model/imports/recognising/kept-mapping'
import { readLog } from '../../../src/domain/model/imports/writing/import-log'
import { redactedLog } from '../../../src/domain/use-cases/functions/erase/redactions'
import { readChunks } from '../../../src/domain/use-cases/imports/read-import'
import { importRun } from '../../../src/domain/use-cases/imports/run-import'
import { importTasks } from '../../../src/ui/features/import/import-tasks'
import type { ImportClient } from '../../../src/ui/features/import/import-client'
import { loadKnown } from '../../../src/ui/features/import/load-known'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { FILE } from '../../support/import-sources'

const ACCOUNTS = 'Id,IsDeleted,Name\n0015g00000ABCDeAAP,0,Acme GmbH\n'
const CONTACTS = 'Id,AccountId,FirstName,LastName\n0035g00000ABCDeAAP,0015g00000ABCDe,Ana,Doe\n'

it('links the second file of a program to what the first one made', async () => {
  const world = await memoryHarness.open()
  const { ports, workspaceId } = await (await openStage(world)).as('owner')
  const { records } = ports
  const next = () => Promise.resolve(0)

  async function bring(text: string) {
    const tasks = importTasks(world.newId, { onProgress: () => undefined, onRead: () => undefined })
    const opened = tasks.open({ bytes: new TextEncoder().encode(text).buffer, name: 'file.csv', locale: 'en-GB' })
    if (!opened.ok) throw new Error(opened.refusal.reason)
    const { guess, columns } = opened.view
    // The page asks the desk through a worker, which answers the same.
    const client = { ask: async (task, input) => tasks[task](input), close: () => undefined } as ImportClient
    await loadKnown(records, client, { workspaceId, mapping: guess.columns, primary: guess.primary, source: guess.source, next })
    const plan = tasks.plan({
      mapping: guess.columns,
      orders: [],
      policy: {},
      edits: [],
      leftOut: [],
      context: {
        primary: guess.primary,
        country: 'DE',
        today: '2026-11-21',
        timeZone: 'Europe/Berlin',
        locale: 'en',
        currency: 'EUR',
        own: {},
      },
      names: { members: [], pipelines: [], stages: [], lostReasons: [], mayMake: false },
      nameChoices: {},
      matches: {},
      fields: [],
      imported: 'Imported',
      tags: [],
    })
    tasks.begin(null)
    const jobId = world.newId()
    const mapping = writeKept(columns, { primary: guess.primary, mapping: guess.columns, orders: new Map() })
    const input = {
      jobId,
      file: { ...FILE, source: guess.source, mapping },
      total: plan.counts.total,
      setup: plan.setup,
      policy: plan.policy,
      settled: { length: 0, take: async () => [] },
      writes: { length: plan.writes, take: async (from: number, count: number) => tasks.writes({ from, count }) },
      columns: [],
      begun: null,
    }
    const { signal } = new AbortController()
    await importRun(input, { records, runtime: world, pace: next }, workspaceId).run({ signal, onProgress: () => undefined })
    const isById = guess.columns.some(({ target }) => target?.endsWith('.recordId') === true)
    return { chunks: await readChunks({ id: jobId, workspaceId }, { records, pace: next }), isById }
  }

  await bring(ACCOUNTS)
  const { chunks, isById } = await bring(CONTACTS)
  const [people, companies] = [
    await records.list('people', { workspaceId, limit: 5 }),
    await records.list('companies', { workspaceId, limit: 5 }),
  ]
  const [ana] = people.items
  const log = chunks.map((chunk) => chunk.log).find((each) => each.includes('0035g')) ?? ''
  await world.close()
  expect([isById, ana?.companyId]).toEqual([true, companies.items[0]?.id])
  // Whoever is erased is known by nothing any more.
  const redacted = redactedLog(log, ana?.id ?? world.newId(), { anywhere: [], nearby: [] })
  expect(readLog(redacted).rows.flatMap(({ named }) => named?.map(({ fileId }) => fileId) ?? [])).toEqual([''])
})
