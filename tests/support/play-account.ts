import fc from 'fast-check'
import { planImport } from '../../src/domain/model/imports/planning/plan-import'
import { guessMapping, readFile } from '../../src/domain/model/imports/recognising/guess-mapping'
import type { ImportAccount } from '../../src/domain/model/imports/writing/import-account'
import { accountOfPlan } from '../../src/domain/model/imports/writing/plan-account'
import { loggedSettled, type RunRow } from '../../src/domain/model/imports/writing/row-outcomes'
import { importRun } from '../../src/domain/use-cases/imports/run-import'
import type { Actor, Stage } from '../harness/stage'
import { FILE, sourceOf } from './import-sources'
import { QUIETLY } from './play-import'

const HEADER = 'First name,Last name,Email,Job title,Phone,Company,Birthday,Shoe size'

const line = fc
  .tuple(
    fc.constantFrom('Ana', 'Bob', 'Cy', ''),
    fc.constantFrom('Doe', 'Roe', ''),
    fc.constantFrom('ana@acme.example', 'bob@roe.example', 'not an address', ''),
    fc.constantFrom('Buyer', 'Clerk', 'n/a', ''),
    fc.constantFrom('+49 30 901820', '12', ''),
    fc.constantFrom('Acme', 'Beta', ''),
    fc.constantFrom('1980-02-03', '31 February', ''),
    fc.constantFrom('38', ''),
  )
  .map((cells) => cells.join(','))

/** Files of people who may be there, may come twice, and may be nobody. */
export const fairFiles = fc.array(line, { minLength: 2, maxLength: 8 }).map((lines) => `${[HEADER, ...lines].join('\n')}\n`)

export interface PlayedAccount {
  readonly account: ImportAccount
  /** As the run counted the rows. */
  readonly imported: number
}

/** Imports a file of people as the importer does, and hands over what the plan was counted to come to. */
export async function playAccount(stage: Stage, importer: Actor, text: string): Promise<PlayedAccount> {
  const { world } = stage
  const { workspaceId } = importer
  const { records } = importer.ports
  const read = readFile(new TextEncoder().encode(text), {}, { locale: 'en' })
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  const { table } = read
  const guess = guessMapping(table.columns, (column) => table.rows.flatMap(({ cells }) => cells[column] || []))
  const query = { workspaceId, limit: 200 } as const
  const [people, companies] = await Promise.all([records.list('people', query), records.list('companies', query)])
  const plan = planImport(table, {
    mapping: guess.columns,
    orders: new Map(),
    context: { primary: 'people', country: 'DE', today: '2026-11-21', timeZone: 'UTC', locale: 'en', currency: 'EUR', own: {} },
    policy: {},
    names: { members: [], pipelines: [], stages: [], lostReasons: [], mayMake: false },
    existing: { people: people.items, companies: companies.items, tags: [] },
    newId: () => world.newId(),
  })
  const textAt = (row: number, column: number) => table.rows[row]?.cells[column] ?? ''
  const account = accountOfPlan({ plan, columns: table.columns, textAt, outcomes: new Map(), earlier: null })
  const described = plan.writes.map((row): RunRow => ({ ...row, line: plan.rows[row.row]?.line ?? 0, text: '', problems: [] }))
  const run = importRun(
    {
      jobId: world.newId(),
      file: FILE,
      total: table.rows.length,
      setup: plan.setup,
      policy: plan.policy,
      settled: sourceOf(loggedSettled(plan.rows, () => ({ text: '', problems: [] }))),
      writes: sourceOf(described),
      columns: [],
      begun: null,
    },
    { records, runtime: world, pace: () => Promise.resolve(0) },
    workspaceId,
  )
  await run.run(QUIETLY)
  const { created, updated } = run.progress.counts
  return { account, imported: created + updated }
}
