import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import { openMemoryBackend, type MemoryBackend, type MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import { readLog } from '../../../src/domain/model/imports/writing/import-log'
import type { Id } from '../../../src/domain/model/kernel/id'
import { loggedSettled, type RowOutcome } from '../../../src/domain/model/imports/writing/row-outcomes'
import type { ImportPlan } from '../../../src/domain/model/imports/planning/plan'
import type { RowWrite } from '../../../src/domain/model/imports/planning/planned-write'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import type { ImportProgress, ImportRun } from '../../../src/domain/use-cases/imports/import-run'
import { importRun, type ImportPorts } from '../../../src/domain/use-cases/imports/run-import'
import type { RecordsPort } from '../../../src/ports/records.port'
import { FILE, sourceOf } from '../../support/import-sources'
import { planFor, tableOf } from '../../support/import-file'

const runtime = browserRuntime()
let backend: MemoryBackend
let connection: MemoryConnection
let workspaceId: Id

beforeEach(async () => {
  backend = await openMemoryBackend({ runtime, passwordRounds: 1 })
  connection = backend.connect()
  await connection.ports.auth.signUp({ email: 'ana@harbour.example', password: 'long enough to keep', name: 'Ana Reis' })
  const input = { name: 'Harbour', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false }
  const answer = await connection.ports.functions.call('create-workspace', input, { mutationId: mutationIdOf(runtime.newId()) })
  if (!answer.ok) throw new Error('refused')
  workspaceId = answer.value.workspaceId
})
afterEach(() => backend.close())

const TELLING = { text: '', problems: [] }

/** @param records stands in for the port where a test watches or breaks it */
function runOf(
  plan: ImportPlan,
  records: Pick<RecordsPort, 'commit'> = connection.ports.records,
  machine: Pick<ImportPorts, 'runtime' | 'pace'> = { runtime, pace: () => Promise.resolve(0) },
): ImportRun & { readonly jobId: Id } {
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
}

/** A row whose person is of a company that nobody has. */
function unlinked(write: RowWrite): RowWrite {
  const writes = write.writes.map((own) =>
    own.kind === 'create' && own.collection === 'people' ? { ...own, data: { ...own.data, companyId: runtime.newId() } } : own,
  )
  return { ...write, writes }
}

async function planned(csv: string): Promise<ImportPlan> {
  const { items } = await connection.ports.records.list('people', { workspaceId, limit: 500 })
  const { items: companies } = await connection.ports.records.list('companies', { workspaceId, limit: 500 })
  return planFor(tableOf(csv), { people: items, companies })
}

async function job(id: Id) {
  const record = await connection.ports.records.get('imports', id)
  if (record === null) return null
  const { status, total, created, updated, skipped, failed } = record
  return { status, total, created, updated, skipped, failed }
}

async function names(): Promise<readonly string[]> {
  const { items } = await connection.ports.records.list('personRows', { workspaceId, limit: 500 })
  return items.map(({ name }) => name).toSorted()
}

function rows(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => `Person ${at},p${at}@x.example,Company ${at % 7}`)
  return ['Name,Email,Company', ...lines].join('\n')
}

const quietly = { signal: new AbortController().signal, onProgress: () => undefined }

describe('running an import', () => {
  it.each([
    { took: 400, most: 8, rows: 'a hundred rows a commit at least', where: 'the line takes its time' },
    { took: 40, most: 90, rows: 'fewer', where: 'the screen alone is in the way' },
  ])('writes $rows where $where, however many frames are missed', async ({ took, most }) => {
    const sizes: number[] = []
    let now = 0
    const records: Pick<RecordsPort, 'commit'> = {
      commit: (mutations, options) => {
        sizes.push(mutations.filter(({ collection }) => collection === 'people').length)
        now += took
        return connection.ports.records.commit(mutations, options)
      },
    }
    const machine = { runtime: { newId: () => runtime.newId(), now: () => now }, pace: async () => 60 }
    await runOf(await planned(rows(600)), records, machine).run(quietly)
    const commits = sizes.filter((size) => size > 0)
    // The first finds out, and the second was taken over by then.
    expect(took > 100 ? Math.min(...commits.slice(2, -1)) : 100).toBeGreaterThanOrEqual(100)
    expect([commits.length <= most, commits.length > most / 2]).toEqual([true, true])
  })

  it('writes every row with its company, and the job says what became of them', async () => {
    const plan = await planned(`${rows(150)}\n,,Nobody Inc\nPerson 1,p1@x.example,\n`)
    const run = runOf(plan)
    const end = await run.run(quietly)
    const companies = await connection.ports.records.list('companies', { workspaceId, limit: 50 })
    const [person] = (await connection.ports.records.list('people', { workspaceId, limit: 1 })).items
    expect([end, await job(run.jobId), companies.items.length, person?.createdBy.via, run.outcomes.size]).toEqual([
      { status: 'done' },
      { status: 'done', total: 152, created: 150, updated: 0, skipped: 1, failed: 1 },
      7,
      'import',
      150,
    ])
  })

  it('keeps what became of every row, and what it made, with the rows themselves', async () => {
    const plan = await planned(`${rows(80)}\n,,Nobody Inc\nPerson 1,p1@x.example,\n`)
    const run = runOf(plan)
    await run.run(quietly)
    const { items } = await connection.ports.records.list('importChunks', { workspaceId, limit: 500 })
    const logged = items.flatMap(({ log }) => readLog(log).rows)
    const made = logged.flatMap(({ records }) => records.map(({ collection }) => collection))
    expect([
      logged.toSorted((a, b) => a.row - b.row).map(({ kind }) => kind),
      made.filter((name) => name === 'companies').length,
      new Set(items.map(({ position }) => position)).size,
    ]).toEqual([[...Array.from({ length: 80 }, () => 'created'), 'failed', 'skipped'], 7, items.length])
  })

  it('stands still between two chunks when it is held, and goes on', async () => {
    const plan = await planned(rows(200))
    const run = runOf(plan)
    let isHeld = false
    const held = await run.run({ ...quietly, isHeld: () => isHeld, onProgress: () => (isHeld = true) })
    const meanwhile = await job(run.jobId)
    const end = await run.run(quietly)
    expect([held, meanwhile?.status, meanwhile?.created, end.status, (await names()).length]).toEqual([
      { status: 'paused', error: null },
      'paused',
      31,
      'done',
      200,
    ])
  })

  it('writes deals with their companies, people, notes and a stage that was chosen to be made', async () => {
    const { ports } = connection
    const of = async <K extends 'pipelines' | 'stages' | 'lostReasons'>(name: K) =>
      (await ports.records.list(name, { workspaceId, limit: 100 })).items
    const [pipelines, stages, lostReasons] = [await of('pipelines'), await of('stages'), await of('lostReasons')]
    const known = { members: [], pipelines, stages, lostReasons, mayMake: true }
    const csv = [
      'Deal - Title,Deal - Stage,Deal - Status,Deal - Value,Deal - Lost reason,Deal - Lost time,Person - Name,Organization - Name,Deal - Next step',
      'A,Handshake,Open,100,,,Ana Doe,Acme,Call',
      'B,Handshake,Won,200,,,Ana Doe,Acme,',
      'C,Handshake,Lost,300,Too dear,2024-03-01 10:00:00,Bob Roe,Acme,',
    ].join('\n')
    const table = tableOf(csv)
    const asked = planFor(table, {}, { names: known, newId: runtime.newId }).unknown
    const nameChoices = Object.fromEntries(asked.map(({ key }) => [key, { kind: 'make' } as const]))
    const run = runOf(planFor(table, {}, { names: known, nameChoices, newId: runtime.newId }))
    await run.run(quietly)
    const deals = (await ports.records.list('dealRows', { workspaceId, limit: 10 })).items
    const found = deals
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .map(({ title, stageKind, companyName, closedAt }) => [title, stageKind, companyName, closedAt?.slice(0, 10)])
    expect([await job(run.jobId), found]).toEqual([
      { status: 'done', total: 3, created: 3, updated: 0, skipped: 0, failed: 0 },
      [
        ['A', 'open', 'Acme', undefined],
        ['B', 'won', 'Acme', expect.any(String)],
        ['C', 'lost', 'Acme', '2024-03-01'],
      ],
    ])
  })

  it('ends between two chunks when it is called off, and counts what was not written as skipped', async () => {
    const plan = await planned(rows(300))
    const controller = new AbortController()
    const run = runOf(plan)
    const end = await run.run({ signal: controller.signal, onProgress: () => controller.abort() })
    const found = await job(run.jobId)
    expect([end.status, found?.status, found?.created, (found?.created ?? 0) + (found?.skipped ?? 0)]).toEqual([
      'cancelled',
      'cancelled',
      (await names()).length,
      300,
    ])
  })

  it('pauses when the connection goes down and goes on where it was, each row once', async () => {
    const plan = await planned(rows(200))
    const run = runOf(plan)
    const cutOnce = (progress: ImportProgress) => {
      if (progress.done < 100) connection.developerTools.faults.cutConnection()
    }
    const paused = await run.run({ ...quietly, onProgress: cutOnce })
    connection.developerTools.faults.restoreConnection()
    const end = await run.run(quietly)
    expect([paused, end, (await names()).length, await job(run.jobId)]).toMatchObject([
      { status: 'paused', error: { code: 'net/offline' } },
      { status: 'done' },
      200,
      { status: 'done', total: 200, created: 200, skipped: 0, failed: 0 },
    ])
  })

  it('writes a chunk once though its answer was lost', async () => {
    const plan = await planned(rows(40))
    let calls = 0
    const lossy: Pick<RecordsPort, 'commit'> = {
      commit: async (mutations, options) => {
        calls += 1
        if (calls === 2) connection.developerTools.faults.dropNextAnswer()
        return connection.ports.records.commit(mutations, { ...options, timeoutMs: 50 })
      },
    }
    const run = runOf(plan, lossy)
    const ends = [await run.run(quietly), await run.run(quietly)]
    expect([ends.map(({ status }) => status), (await names()).length, await job(run.jobId)]).toEqual([
      ['paused', 'done'],
      40,
      { status: 'done', total: 40, created: 40, updated: 0, skipped: 0, failed: 0 },
    ])
  })

  it('fails the one row that the backend refuses, and no other', async () => {
    const plan = await planned(rows(30))
    const broken: ImportPlan = {
      ...plan,
      writes: plan.writes.map((write) => (write.row === 17 ? unlinked(write) : write)),
    }
    const run = runOf(broken)
    await run.run(quietly)
    const failed = [...run.outcomes].filter(([, outcome]) => outcome.kind === 'failed')
    expect([failed, await job(run.jobId)]).toEqual([
      [[17, { kind: 'failed', reason: 'refused' } satisfies RowOutcome]],
      { status: 'done', total: 30, created: 29, updated: 0, skipped: 0, failed: 1 },
    ])
  })

  it('fills the blanks of a person as they stand now, not as the plan saw them', async () => {
    const create = async (mutation: Mutation) => {
      await connection.ports.records.commit([mutation], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    }
    const [one, two, three] = [runtime.newId(), runtime.newId(), runtime.newId()]
    for (const [id, mail] of [
      [one, 'a@x.example'],
      [two, 'b@x.example'],
      [three, 'c@x.example'],
    ] as const) {
      const data = { firstName: 'Old', emails: [{ value: mail, label: null, primary: true }] }
      await create({ kind: 'create', collection: 'people', id, data })
    }
    const plan = await planned(
      'First name,Email,Job title,City\nOld,a@x.example,Buyer,Rome\nOld,b@x.example,Buyer,\nOld,c@x.example,Buyer,\nNew,d@x.example,,\n',
    )
    await create({ kind: 'update', collection: 'people', id: one, patch: { jobTitle: 'Chair' }, expect: 'any' })
    await create({ kind: 'update', collection: 'people', id: two, patch: { jobTitle: 'Chair' }, expect: 'any' })
    await create({ kind: 'trash', collection: 'people', id: three, expect: 'any' })
    const run = runOf(plan)
    await run.run(quietly)
    const after = await connection.ports.records.get('people', one)
    expect([
      after?.jobTitle,
      after?.address?.city,
      [...run.outcomes.values()].map((each) => each.kind),
      await job(run.jobId),
    ]).toEqual([
      'Chair',
      'Rome',
      expect.arrayContaining(['updated', 'created', 'skipped', 'skipped']),
      { status: 'done', total: 4, created: 1, updated: 1, skipped: 2, failed: 0 },
    ])
  })

  it('stops at once where the role does not allow it', async () => {
    const refusing: Pick<RecordsPort, 'commit'> = {
      commit: (...args) => {
        connection.developerTools.faults.refuseNext('access/denied', { action: 'create', collection: 'people' })
        return connection.ports.records.commit(...args)
      },
    }
    const end = await runOf(await planned(rows(3)), refusing).run(quietly)
    expect([end, await names()]).toMatchObject([{ status: 'failed', error: { code: 'access/denied' } }, []])
  })
})
