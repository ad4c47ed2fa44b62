import { expect, it } from 'vitest'
import { readChoices, writeChoices, readLog } from '../../../src/domain/model/imports/writing/import-log'
import type { ImportAccount } from '../../../src/domain/model/imports/writing/import-account'
import { LoggedAccount } from '../../../src/domain/model/imports/writing/logged-account'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { readChunks } from '../../../src/domain/use-cases/imports/read-import'
import { importRun, type ImportCheckpoint } from '../../../src/domain/use-cases/imports/run-import'
import { importTasks } from '../../../src/ui/features/import/import-tasks'
import type { PlanRequest } from '../../../src/ui/features/import/import-messages'
import { runResults } from '../../../src/ui/features/import/run-state'
import { memoryHarness } from '../../harness/memory.harness'
import { openStage } from '../../harness/stage'
import { FILE } from '../../support/import-sources'

const LINES = Array.from({ length: 120 }, (_, at) => `Person ${at},${at % 3 === 0 ? '' : `p${at}@x.example`},Company ${at % 5}`)
const TEXT = ['Name,E-mail,Company', ...LINES, ',,Nobody'].join('\n')

it('plans what is left of an import from its file alone, and writes each row once', async () => {
  const world = await memoryHarness.open()
  const { ports, workspaceId } = await (await openStage(world)).as('owner')
  const { records } = ports
  const jobId = world.newId()
  const pace = () => Promise.resolve(0)

  async function planned(kept: PlanRequest | null) {
    const tasks = importTasks(world.newId, { onProgress: () => undefined, onRead: () => undefined })
    const opened = tasks.open({ bytes: new TextEncoder().encode(TEXT).buffer, name: 'file.csv', locale: 'en-GB' })
    if (!opened.ok) throw new Error(opened.refusal.reason)
    const people = await records.list('people', { workspaceId, limit: 500 })
    const companies = await records.list('companies', { workspaceId, limit: 500 })
    tasks.know({ reset: true, people: people.items, companies: companies.items, deals: [], tasks: [], notes: [] })
    const request = kept ?? requestFor(opened.view.guess.columns)
    const columns = opened.view.columns.map(({ name }) => name)
    return { tasks, request, columns, plan: tasks.plan(request) }
  }

  function run(
    { tasks, plan, columns }: Awaited<ReturnType<typeof planned>>,
    begun: ImportCheckpoint | null,
    logs: readonly string[],
  ) {
    tasks.logged({ logs })
    const left = tasks.begin(null)
    const input = {
      jobId,
      file: FILE,
      total: plan.counts.total,
      setup: plan.setup,
      policy: plan.policy,
      settled: { length: left.settled, take: async (from: number, count: number) => tasks.settled({ from, count }) },
      writes: { length: left.writes, take: async (from: number, count: number) => tasks.writes({ from, count }) },
      columns,
      begun,
    }
    return importRun(input, { records, runtime: world, pace }, workspaceId)
  }

  const first = await planned(null)
  let isHeld = false
  const { signal } = new AbortController()
  await run(first, null, []).run({ signal, isHeld: () => isHeld, onProgress: () => (isHeld = true) })
  const kept = readChoices(writeChoices(first.request)) as PlanRequest

  const job = await records.get('imports', jobId)
  if (job === null) throw new Error('no import')
  const chunks = await readChunks(job, { records, pace })
  const logged = chunks.flatMap(({ log }) => readLog(log).rows.map(({ row }) => row))
  const { total, created, updated, skipped, failed } = job
  const begun = { counts: { total, created, updated, skipped, failed }, chunks: chunks.length }
  const then = await planned(kept)
  const rest = run(
    then,
    begun,
    chunks.map(({ log }) => log),
  )
  const end = await rest.run({ signal, onProgress: () => undefined })
  const { account } = then.tasks.results(runResults(rest.outcomes))
  const told = new LoggedAccount()
  for (const { log } of await readChunks(job, { records, pace })) told.add(readLog(log))

  const [people, companies, after] = [
    await records.list('people', { workspaceId, limit: 500 }),
    await records.list('companies', { workspaceId, limit: 500 }),
    await records.get('imports', jobId),
  ]
  const rows = (await readChunks(job, { records, pace })).flatMap(({ log }) => readLog(log).rows.map(({ row }) => row))
  await world.close()
  expect({
    isCutOff: logged.length > 1 && logged.length < 121,
    end: end.status,
    people: new Set(people.items.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).size,
    all: people.items.length,
    companies: companies.items.length,
    rows: [rows.length, new Set(rows).size],
    counts: [after?.status, after?.created, after?.failed, after?.skipped],
    account,
    told: told.account(total),
  }).toEqual({
    isCutOff: true,
    end: 'done',
    people: 120,
    all: 120,
    companies: 5,
    rows: [121, 121],
    counts: ['done', 120, 1, 0],
    account: first.plan.account,
    told: withoutExamples(first.plan.account),
  })
})

/** Cells themselves are in the file only. */
function withoutExamples({ cells, ...account }: ImportAccount): ImportAccount {
  const missed = cells.missed.map((each) => ({ ...each, example: '' }))
  return { ...account, cells: { ...cells, missed } }
}

function requestFor(mapping: PlanRequest['mapping']): PlanRequest {
  const today = '2026-11-21' as PlainDate
  return {
    mapping,
    orders: [],
    policy: {},
    edits: [],
    leftOut: [],
    context: { primary: 'people', country: 'DE', today, timeZone: 'Europe/Berlin', locale: 'en', currency: 'EUR', own: {} },
    names: { members: [], pipelines: [], stages: [], lostReasons: [], mayMake: false },
    nameChoices: {},
    matches: {},
    fields: [],
    imported: 'Imported',
    tags: [],
  }
}
