import type { RecordRef } from '../../../src/domain/model/imports/planning/planned-write'
import type { CollectionName } from '../../../src/domain/model/records/collections'
import { sumOf, type Counts, type ListedCount, type ShownAccount } from './import-account'
import type { FileToImport } from './import-files'
import { expect } from './portside-test'
import type { WorkspaceBundle } from './workspace-bundle'

const COUNTED = [
  ...(['people', 'companies', 'deals', 'tasks', 'notes', 'tags'] as const),
  ...(['pipelines', 'stages', 'lostReasons', 'fieldDefinitions'] as const),
] satisfies readonly CollectionName[]

export function countsIn(bundle: WorkspaceBundle): Counts {
  return Object.fromEntries(COUNTED.map((collection) => [collection, bundle.live(collection).length]))
}

interface Claimed {
  readonly planned: ShownAccount
  /** What the workspace had before the import. */
  readonly before: Counts
}

/** Holds every number that the check showed against what the workspace has. */
export function expectHeld(bundle: WorkspaceBundle, file: FileToImport, { planned, before }: Claimed): void {
  const { rows, records, created, cells, lists } = planned
  const now = countsIn(bundle)
  const added = COUNTED.map((collection) => [collection, (now[collection] ?? 0) - (before[collection] ?? 0)] as const)
  expect({ created, records }).toEqual({
    created: Object.fromEntries(added.filter(([, count]) => count !== 0)),
    records: sumOf(added.map(([, count]) => count)),
  })
  const imported = bundle.rows().filter(({ kind }) => kind === 'created').length
  const all = file.columns[0]?.cells.length ?? 0
  expect(rows).toEqual({ all, imported, out: all - imported })

  expect(missingFrom(bundle, file)).toEqual([])
  const ends = endsIn(bundle, file)
  const isThere = ({ hint }: ListedCount) => hint.includes('has this value already')
  expect({
    all: cells.all,
    held: cells.written + cells.noted + countIn(lists.missed.filter(isThere)),
    leftOut: byName(lists.leftOut),
    nowhere: byName(lists.missed.filter((line) => !isThere(line))),
    sums: {
      out: countIn(lists.out),
      noted: countIn(lists.noted),
      leftOut: countIn(lists.leftOut),
      missed: countIn(lists.missed),
    },
  }).toEqual({ ...ends, sums: { out: rows.out, noted: cells.noted, leftOut: cells.leftOut, missed: cells.missed } })
}

/** Cells of rows that were imported, of which the workspace does not hold what it is to. */
export function missingFrom(bundle: WorkspaceBundle, { columns }: FileToImport): readonly string[] {
  return columns.flatMap((column) =>
    column.said.flatMap((said, row) => {
      const record = recordOf(bundle, row)
      const isHeld = record === null || said.every((text) => bundle.holds(record, column, text))
      return isHeld ? [] : [`${column.name}: ${said.join()}`]
    }),
  )
}

/** How many filled cells the file has, and where they came to. */
function endsIn(bundle: WorkspaceBundle, { columns }: FileToImport) {
  const cells = columns.flatMap(({ name, target, cells: own, said }) =>
    own.flatMap((cell, row) => {
      if (cell === '') return []
      if (target === null) return [{ name, end: 'left out' }]
      return [{ name, end: said[row]?.length === 0 || recordOf(bundle, row) === null ? 'nowhere' : 'held' }]
    }),
  )
  const of = (end: string) => cells.filter((cell) => cell.end === end)
  const lines = (end: string) => byName(of(end).map(({ name }) => ({ name, count: 1, hint: '' })))
  return { all: cells.length, held: of('held').length, leftOut: lines('left out'), nowhere: lines('nowhere') }
}

function recordOf(bundle: WorkspaceBundle, row: number): RecordRef | null {
  return bundle.rows().find((own) => own.row === row)?.primary ?? null
}

function countIn(list: readonly ListedCount[]): number {
  return sumOf(list.map(({ count }) => count))
}

function byName(list: readonly ListedCount[]): Counts {
  const names = [...new Set(list.map(({ name }) => name))]
  return Object.fromEntries(names.map((name) => [name, countIn(list.filter((line) => line.name === name))]))
}
