import { readFileSync } from 'node:fs'
import { guessMapping, readFile, type GuessOptions } from '../../src/domain/model/imports/recognising/guess-mapping'
import type { Existing, ImportPlan } from '../../src/domain/model/imports/planning/plan'
import type { MadeCollection, PlannedCreate, RowWrite } from '../../src/domain/model/imports/planning/planned-write'
import type { RowContext } from '../../src/domain/model/imports/planning/rows/draft'
import type { KnownNames } from '../../src/domain/model/imports/planning/known-names'
import { planImport, type PlanInput } from '../../src/domain/model/imports/planning/plan-import'
import {
  encodingOf,
  type FileRefusal,
  type ReadChoices,
  type SourceTable,
} from '../../src/domain/model/imports/reading/source-table'
import type { ImportCollection } from '../../src/domain/model/imports/import-collections'
import type { Target } from '../../src/domain/model/imports/targets'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Person } from '../../src/domain/model/people/person'
import { testId } from './test-ids'

export const OLIVIA = testId('olivia')
const NOTHING: Existing = { people: [], companies: [], tags: [] }

export function fixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`./import-files/${name}`, import.meta.url)))
}

export function tableOf(source: Uint8Array | string, choices: ReadChoices = {}): SourceTable {
  const read = readFile(typeof source === 'string' ? new TextEncoder().encode(source) : source, choices, { locale: 'en-GB' })
  if (!read.ok) throw new Error(`refused: ${JSON.stringify(read.refusal)}`)
  return read.table
}

/** A file of these lines. */
export function csv(...lines: readonly string[]): SourceTable {
  return tableOf(lines.join('\n'))
}

/** Why a file is refused; `null`: it is not. */
export function refusalOf(source: Uint8Array | string): FileRefusal | null {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  const read = readFile(bytes, {}, { locale: 'en-GB' })
  return read.ok ? null : read.refusal
}

/** How a file was read, in a line. */
export function formatOf({ format }: SourceTable): string {
  if (format.kind === 'delimited') return `${format.encoding}, ${JSON.stringify(format.delimiter)}`
  const sheet = 'sheet' in format ? `, ${format.sheets[format.sheet]} of ${format.sheets.length}` : ''
  return `${format.kind}${format.kind === 'spreadsheet' ? '' : `, ${encodingOf(format)}`}${sheet}`
}

export function guessFor(table: SourceTable, options: GuessOptions = {}) {
  const sampleOf = (column: number) =>
    table.rows
      .map(({ cells }) => cells[column] ?? '')
      .filter((cell) => cell.trim() !== '')
      .slice(0, 50)
  return guessMapping(table.columns, sampleOf, options)
}

/** What each column of the table is taken for. */
export function mapped(table: SourceTable): readonly (Target | null)[] {
  return guessFor(table).columns.map(({ target }) => target)
}

/** The same of a file of these lines whose kind somebody chose. */
export function targetsOf(chosen: ImportCollection, ...lines: readonly string[]): readonly (Target | null)[] {
  return guessFor(csv(...lines), { chosen }).columns.map(({ target }) => target)
}

export function contextFor(primary: RowContext['primary']): RowContext {
  return { primary, country: 'DE', today: '2026-11-21', timeZone: 'Europe/Berlin', locale: 'en', currency: 'EUR', own: {} }
}

const [SALES, ...STAGES] = ['sales', 'new', 'offer', 'won', 'lost'].map(testId) as [Id, Id, Id, Id, Id]
/** One pipeline: New, Offer, Won, Lost. One lost reason: Price. */
export const NAMES: KnownNames = {
  members: [{ id: OLIVIA, name: 'Olivia Owner' }],
  pipelines: [{ id: SALES, name: 'Sales', default: true, position: 'a0' }],
  stages: (['New', 'Offer', 'Won', 'Lost'] as const).map((name, at) => ({
    id: STAGES[at] ?? SALES,
    name,
    pipelineId: SALES,
    kind: name === 'Won' ? 'won' : name === 'Lost' ? 'lost' : 'open',
    position: `a${at}`,
  })),
  lostReasons: [{ id: testId('price'), name: 'Price', position: 'a0' }],
  mayMake: true,
}

export function planFor(table: SourceTable, existing: Partial<Existing> = {}, input: Partial<PlanInput> = {}): ImportPlan {
  let made = 0
  return planImport(table, {
    mapping: guessFor(table).columns,
    orders: new Map(),
    context: contextFor(guessFor(table).primary),
    names: NAMES,
    policy: {},
    existing: { ...NOTHING, ...existing },
    newId: (): Id => testId(`made ${(made += 1)}`),
    ...input,
  })
}

/** A plan in lines that a person can check: what becomes of each row, and why. */
export function outcomesOf(plan: ImportPlan): readonly string[] {
  return plan.rows.map(({ line, fate, problems }) => {
    const what = fate.kind === 'skip' ? `skip ${fate.reason}${fate.line === null ? '' : ` ${fate.line}`}` : fate.kind
    const why = problems.map(({ rule, value }) => (value === '' ? rule : `${rule} "${value.slice(0, 40)}"`))
    return [`${line} ${what}`, ...why].join('; ')
  })
}

/** The records of one collection that a row makes. */
export function madeBy<K extends MadeCollection>({ writes }: RowWrite, collection: K): readonly PlannedCreate<K>[] {
  return writes.flatMap((own) => (own.kind === 'create' && own.collection === collection ? [own as PlannedCreate<K>] : []))
}

/** What a row brings of the person it is about. */
export function personOf({ primary, writes }: RowWrite): Partial<Person> {
  const own = writes.find(({ id }) => id === primary.id)
  return (own?.kind === 'update' ? own.incoming : (own?.data ?? {})) as Partial<Person>
}

/** What is written, without the ids. */
export function written(plan: ImportPlan): readonly object[] {
  return plan.writes.map((write) => {
    const [companies, tags, notes] = [madeBy(write, 'companies'), madeBy(write, 'tags'), madeBy(write, 'notes')]
    const { companyId, tagIds, avatarFileId, custom, ...person } = personOf(write)
    const filled = Object.fromEntries(
      Object.entries(person).filter(
        ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
      ),
    )
    return {
      ...filled,
      ...(custom !== undefined && Object.keys(custom).length > 0 ? { custom } : {}),
      ...(companies.length > 0
        ? { newCompanies: companies.map(({ data }) => `${data.name} ${data.domains?.join(' ')}`.trim()) }
        : {}),
      ...(tags.length > 0 ? { newTags: tags.map(({ data }) => data.name) } : {}),
      ...(notes.length > 0 ? { notes: notes.map(({ data }) => data.body?.length) } : {}),
    }
  })
}
