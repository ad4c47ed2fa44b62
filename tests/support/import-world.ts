import { browserRuntime } from '../../src/adapters/browser/runtime'
import { openMemoryBackend, type MemoryConnection } from '../../src/adapters/memory/open-memory-backend'
import type { Id } from '../../src/domain/model/kernel/id'
import { loggedSettled, type OutcomeCounts } from '../../src/domain/model/imports/writing/row-outcomes'
import type { ImportPlan } from '../../src/domain/model/imports/planning/plan'
import type { RowWrite } from '../../src/domain/model/imports/planning/planned-write'
import type { RecordOf } from '../../src/domain/model/records/collections'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { ImportRun } from '../../src/domain/use-cases/imports/import-run'
import { importRun, type ImportPorts } from '../../src/domain/use-cases/imports/run-import'
import type { RecordsPort } from '../../src/ports/records.port'
import { FILE, sourceOf } from './import-sources'
import { planFor, tableOf } from './import-file'

export const runtime = browserRuntime()

const TELLING = { text: '', problems: [] }

/** A workspace in memory into which files are imported. */
export interface ImportWorld {
  readonly connection: MemoryConnection
  readonly workspaceId: Id
  /** @param records stands in for the port where a test watches or breaks it */
  runOf(
    plan: ImportPlan,
    records?: Pick<RecordsPort, 'commit'>,
    machine?: Pick<ImportPorts, 'runtime' | 'pace'>,
  ): ImportRun & { readonly jobId: Id }
  planned(csv: string): Promise<ImportPlan>
  /** What the job says of itself. */
  job(id: Id): Promise<Pick<RecordOf<'imports'>, 'status' | keyof OutcomeCounts> | null>
  /** Of all people, in order. */
  names(): Promise<readonly string[]>
  close(): Promise<void>
}

export async function openImportWorld(): Promise<ImportWorld> {
  const backend = await openMemoryBackend({ runtime, passwordRounds: 1 })
  const connection = backend.connect()
  await connection.ports.auth.signUp({ email: 'ana@harbour.example', password: 'long enough to keep', name: 'Ana Reis' })
  const input = { name: 'Harbour', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false }
  const answer = await connection.ports.functions.call('create-workspace', input, { mutationId: mutationIdOf(runtime.newId()) })
  if (!answer.ok) throw new Error('refused')
  const { workspaceId } = answer.value
  return {
    connection,
    workspaceId,
    runOf(plan, records = connection.ports.records, machine = { runtime, pace: () => Promise.resolve(0) }) {
      const jobId = runtime.newId()
      const run = importRun(
        {
          jobId,
          file: FILE,
          total: plan.rows.length,
          setup: plan.setup,
          policy: plan.policy,
          settled: sourceOf(loggedSettled(plan.rows, () => TELLING)),
          writes: sourceOf(plan.writes.map((write) => ({ ...write, ...TELLING, line: write.row + 2 }))),
          columns: [],
          begun: null,
        },
        { records, ...machine },
        workspaceId,
      )
      return Object.assign(run, { jobId })
    },
    async planned(csv) {
      const { items } = await connection.ports.records.list('people', { workspaceId, limit: 500 })
      const { items: companies } = await connection.ports.records.list('companies', { workspaceId, limit: 500 })
      return planFor(tableOf(csv), { people: items, companies })
    },
    async job(id) {
      const record = await connection.ports.records.get('imports', id)
      if (record === null) return null
      const { status, total, created, updated, skipped, failed } = record
      return { status, total, created, updated, skipped, failed }
    },
    async names() {
      const { items } = await connection.ports.records.list('personRows', { workspaceId, limit: 500 })
      return items.map(({ name }) => name).toSorted()
    },
    close: () => backend.close(),
  }
}

/** A file of so many people of seven companies. */
export function rows(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => `Person ${at},p${at}@x.example,Company ${at % 7}`)
  return ['Name,Email,Company', ...lines].join('\n')
}

/** A row whose person is of a company that nobody has. */
export function unlinked(write: RowWrite): RowWrite {
  const writes = write.writes.map((own) =>
    own.kind === 'create' && own.collection === 'people' ? { ...own, data: { ...own.data, companyId: runtime.newId() } } : own,
  )
  return { ...write, writes }
}

export const quietly = { signal: new AbortController().signal, onProgress: () => undefined }
