import { openMemoryBackend } from '../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../src/domain/model/kernel/id'
import { loggedSettled } from '../../src/domain/model/imports/writing/row-outcomes'
import type { ImportPlan } from '../../src/domain/model/imports/planning/plan'
import { LIMITS } from '../../src/domain/model/records/limits'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import { importRun } from '../../src/domain/use-cases/imports/run-import'
import { LeapingRuntime } from '../../tests/harness/leaping-runtime'
import { FILE, sourceOf } from '../../tests/support/import-sources'
import { planFor, tableOf } from '../../tests/support/import-file'
import { type Client, EMAIL, furnish, PASSWORD } from '../lib/workspace'

export { connect } from '../supabase/client'
export { connect as connectWorker } from '../cloudflare/client'

const TELLING = { text: '', problems: [] }

export async function openMemory(): Promise<Client> {
  const runtime = new LeapingRuntime()
  const backend = await openMemoryBackend({ runtime, passwordRounds: 1 })
  const { ports } = backend.connect()
  await ports.auth.signUp({ email: EMAIL, password: PASSWORD, name: 'Bench' })
  return { ports, newId: () => runtime.newId(), close: () => backend.close() }
}

/** What a file of so many people would write into an empty workspace. */
export function planOf({ newId }: Client, count: number): ImportPlan {
  const lines = Array.from(
    { length: count },
    (_, at) => `Ana${at % 97},Doe${at},ana.doe${at}@firm${at % 900}.example,+49 30 ${1_000_000 + at},Analyst,Berlin`,
  )
  return planFor(tableOf(['First Name,Last Name,Email,Phone,Job title,City', ...lines].join('\n')), {}, { newId })
}

/** @returns milliseconds from pressing Import to the report */
export async function importAll(importer: Client, plan: ImportPlan): Promise<number> {
  const { ports, newId } = importer
  await heard()
  const workspaceId = await furnish(importer, 0)
  const run = importRun(
    {
      jobId: newId(),
      file: FILE,
      total: plan.rows.length,
      setup: plan.setup,
      policy: plan.policy,
      settled: sourceOf(loggedSettled(plan.rows, () => TELLING)),
      writes: sourceOf(plan.writes.map((write) => ({ ...write, ...TELLING, line: write.row + 2 }))),
      columns: [],
      begun: null,
    },
    { records: ports.records, runtime: { newId, now: Date.now }, pace: () => Promise.resolve(0) },
    workspaceId,
  )
  const start = performance.now()
  const end = await run.run({ signal: new AbortController().signal, onProgress: () => undefined })
  const took = performance.now() - start
  await demandAll(importer, workspaceId, plan)
  if (end.status !== 'done') throw new Error(`the import ended as ${end.status}`)
  return took
}

/** The same records in commits as large as they may be, and nothing else. @returns milliseconds */
export async function insertAll(importer: Client, plan: ImportPlan): Promise<number> {
  const { ports, newId } = importer
  await heard()
  const workspaceId = await furnish(importer, 0)
  const creates = plan.writes.flatMap(({ writes }) => writes.filter((write) => write.kind === 'create'))
  const start = performance.now()
  for (let done = 0; done < creates.length; done += LIMITS.batchOperations) {
    const batch = creates.slice(done, done + LIMITS.batchOperations)
    await ports.records.commit(batch, { workspaceId, mutationId: mutationIdOf(newId()), via: 'import' })
  }
  const took = performance.now() - start
  await demandAll(importer, workspaceId, plan)
  return took
}

/** Planning 100,000 rows holds this process up for longer than a server keeps a line open: that it was closed is heard first. */
function heard(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}

async function demandAll({ ports }: Client, workspaceId: Id, plan: ImportPlan): Promise<void> {
  const { total } = await ports.records.list('people', { workspaceId, limit: 1, count: 'exact' })
  if (total !== plan.rows.length) throw new Error(`${total} of ${plan.rows.length} people are there`)
}
