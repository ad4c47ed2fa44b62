import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLog } from '../../../src/domain/model/imports/writing/import-log'
import type { RowOutcome } from '../../../src/domain/model/imports/writing/row-outcomes'
import type { ImportPlan } from '../../../src/domain/model/imports/planning/plan'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import type { ImportProgress } from '../../../src/domain/use-cases/imports/import-run'
import type { RecordsPort } from '../../../src/ports/records.port'
import { openImportWorld, quietly, rows, runtime, unlinked, type ImportWorld } from '../../support/import-world'
import { planFor, tableOf } from '../../support/import-file'

let world: ImportWorld
beforeEach(async () => {
  world = await openImportWorld()
})
afterEach(() => world.close())

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
        return world.connection.ports.records.commit(mutations, options)
      },
    }
    const machine = { runtime: { newId: () => runtime.newId(), now: () => now }, pace: async () => 60 }
    await world.runOf(await world.planned(rows(600)), records, machine).run(quietly)
    const commits = sizes.filter((size) => size > 0)
    // The first finds out, and the second was taken over by then.
    expect(took > 100 ? Math.min(...commits.slice(2, -1)) : 100).toBeGreaterThanOrEqual(100)
    expect([commits.length <= most, commits.length > most / 2]).toEqual([true, true])
  })

  it('writes every row with its company, and the job says what became of them', async () => {
    const plan = await world.planned(`${rows(150)}\n,,Nobody Inc\nPerson 1,p1@x.example,\n`)
    const run = world.runOf(plan)
    const end = await run.run(quietly)
    const companies = await world.connection.ports.records.list('companies', { workspaceId: world.workspaceId, limit: 50 })
    const [person] = (await world.connection.ports.records.list('people', { workspaceId: world.workspaceId, limit: 1 })).items
    expect([end, await world.job(run.jobId), companies.items.length, person?.createdBy.via, run.outcomes.size]).toEqual([
      { status: 'done' },
      { status: 'done', total: 152, created: 150, updated: 0, skipped: 1, failed: 1 },
      7,
      'import',
      150,
    ])
  })

  it('keeps what became of every row, and what it made, with the rows themselves', async () => {
    const plan = await world.planned(`${rows(80)}\n,,Nobody Inc\nPerson 1,p1@x.example,\n`)
    const run = world.runOf(plan)
    await run.run(quietly)
    const { items } = await world.connection.ports.records.list('importChunks', { workspaceId: world.workspaceId, limit: 500 })
    const logged = items.flatMap(({ log }) => readLog(log).rows)
    const made = logged.flatMap(({ records }) => records.map(({ collection }) => collection))
    expect([
      logged.toSorted((a, b) => a.row - b.row).map(({ kind }) => kind),
      made.filter((name) => name === 'companies').length,
      new Set(items.map(({ position }) => position)).size,
    ]).toEqual([[...Array.from({ length: 80 }, () => 'created'), 'failed', 'skipped'], 7, items.length])
  })

  it('stands still between two chunks when it is held, and goes on', async () => {
    const plan = await world.planned(rows(200))
    const run = world.runOf(plan)
    let isHeld = false
    const held = await run.run({ ...quietly, isHeld: () => isHeld, onProgress: () => (isHeld = true) })
    const meanwhile = await world.job(run.jobId)
    const end = await run.run(quietly)
    expect([held, meanwhile?.status, meanwhile?.created, end.status, (await world.names()).length]).toEqual([
      { status: 'paused', error: null },
      'paused',
      31,
      'done',
      200,
    ])
  })

  it('writes deals with their companies, people, notes and a stage that was chosen to be made', async () => {
    const { ports } = world.connection
    const of = async <K extends 'pipelines' | 'stages' | 'lostReasons'>(name: K) =>
      (await ports.records.list(name, { workspaceId: world.workspaceId, limit: 100 })).items
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
    const run = world.runOf(planFor(table, {}, { names: known, nameChoices, newId: runtime.newId }))
    await run.run(quietly)
    const deals = (await ports.records.list('dealRows', { workspaceId: world.workspaceId, limit: 10 })).items
    const found = deals
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .map(({ title, stageKind, companyName, closedAt }) => [title, stageKind, companyName, closedAt?.slice(0, 10)])
    expect([await world.job(run.jobId), found]).toEqual([
      { status: 'done', total: 3, created: 3, updated: 0, skipped: 0, failed: 0 },
      [
        ['A', 'open', 'Acme', undefined],
        ['B', 'won', 'Acme', expect.any(String)],
        ['C', 'lost', 'Acme', '2024-03-01'],
      ],
    ])
  })

  it('ends between two chunks when it is called off, and counts what was not written as skipped', async () => {
    const plan = await world.planned(rows(300))
    const controller = new AbortController()
    const run = world.runOf(plan)
    const end = await run.run({ signal: controller.signal, onProgress: () => controller.abort() })
    const found = await world.job(run.jobId)
    expect([end.status, found?.status, found?.created, (found?.created ?? 0) + (found?.skipped ?? 0)]).toEqual([
      'cancelled',
      'cancelled',
      (await world.names()).length,
      300,
    ])
  })

  it('pauses when the connection goes down and goes on where it was, each row once', async () => {
    const plan = await world.planned(rows(200))
    const run = world.runOf(plan)
    const cutOnce = (progress: ImportProgress) => {
      if (progress.done < 100) world.connection.developerTools.faults.cutConnection()
    }
    const paused = await run.run({ ...quietly, onProgress: cutOnce })
    world.connection.developerTools.faults.restoreConnection()
    const end = await run.run(quietly)
    expect([paused, end, (await world.names()).length, await world.job(run.jobId)]).toMatchObject([
      { status: 'paused', error: { code: 'net/offline' } },
      { status: 'done' },
      200,
      { status: 'done', total: 200, created: 200, skipped: 0, failed: 0 },
    ])
  })

  it('writes a chunk once though its answer was lost', async () => {
    const plan = await world.planned(rows(40))
    let calls = 0
    const lossy: Pick<RecordsPort, 'commit'> = {
      commit: async (mutations, options) => {
        calls += 1
        if (calls === 2) world.connection.developerTools.faults.dropNextAnswer()
        return world.connection.ports.records.commit(mutations, { ...options, timeoutMs: 50 })
      },
    }
    const run = world.runOf(plan, lossy)
    const ends = [await run.run(quietly), await run.run(quietly)]
    expect([ends.map(({ status }) => status), (await world.names()).length, await world.job(run.jobId)]).toEqual([
      ['paused', 'done'],
      40,
      { status: 'done', total: 40, created: 40, updated: 0, skipped: 0, failed: 0 },
    ])
  })

  it('fails the one row that the backend refuses, and no other', async () => {
    const plan = await world.planned(rows(30))
    const broken: ImportPlan = {
      ...plan,
      writes: plan.writes.map((write) => (write.row === 17 ? unlinked(write) : write)),
    }
    const run = world.runOf(broken)
    await run.run(quietly)
    const failed = [...run.outcomes].filter(([, outcome]) => outcome.kind === 'failed')
    expect([failed, await world.job(run.jobId)]).toEqual([
      [[17, { kind: 'failed', reason: 'refused' } satisfies RowOutcome]],
      { status: 'done', total: 30, created: 29, updated: 0, skipped: 0, failed: 1 },
    ])
  })

  it('fills the blanks of a person as they stand now, not as the plan saw them', async () => {
    const create = async (mutation: Mutation) => {
      await world.connection.ports.records.commit([mutation], {
        workspaceId: world.workspaceId,
        mutationId: mutationIdOf(runtime.newId()),
      })
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
    const plan = await world.planned(
      'First name,Email,Job title,City\nOld,a@x.example,Buyer,Rome\nOld,b@x.example,Buyer,\nOld,c@x.example,Buyer,\nNew,d@x.example,,\n',
    )
    await create({ kind: 'update', collection: 'people', id: one, patch: { jobTitle: 'Chair' }, expect: 'any' })
    await create({ kind: 'update', collection: 'people', id: two, patch: { jobTitle: 'Chair' }, expect: 'any' })
    await create({ kind: 'trash', collection: 'people', id: three, expect: 'any' })
    const run = world.runOf(plan)
    await run.run(quietly)
    const after = await world.connection.ports.records.get('people', one)
    expect([
      after?.jobTitle,
      after?.address?.city,
      [...run.outcomes.values()].map((each) => each.kind),
      await world.job(run.jobId),
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
        world.connection.developerTools.faults.refuseNext('access/denied', { action: 'create', collection: 'people' })
        return world.connection.ports.records.commit(...args)
      },
    }
    const end = await world.runOf(await world.planned(rows(3)), refusing).run(quietly)
    expect([end, await world.names()]).toMatchObject([{ status: 'failed', error: { code: 'access/denied' } }, []])
  })
})
