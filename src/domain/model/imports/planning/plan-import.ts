import { CUSTOM_COLLECTIONS } from '../../fields/custom-value'
import type { Id } from '../../kernel/id'
import { ownTarget, type DateOrders, type Mapping } from '../targets'
import type { SourceTable } from '../reading/source-table'
import { findOffsets } from '../recognising/values/moments'
import { CellAccountant, type Decided } from './account/cell-account'
import { matchKey } from '../match-key'
import type { KnownNames } from './known-names'
import { nameResolver, type NameChoices, type ResolvedName, type NameResolver } from './name-resolver'
import type { Existing, MatchChoices, ImportPlan, PlanRules } from './plan'
import { Planner } from './planner'
import type { ImportPolicy } from './policy'
import { namesSeveralPipelines } from './rows/deal-stage'
import type { ReadRow, RowContext } from './rows/draft'
import { findAmountStyles, findCurrencies, findCustomers, findFamilyFirst, findRanks, findUnits } from './rows/column-facts'
import { findDateOrders } from './rows/date-orders'
import { rowReader } from './rows/read-row'

export interface PlanInput {
  readonly mapping: Mapping
  /** The person's answers for date columns that do not decide; what the values say wins over nothing else. */
  readonly orders: DateOrders
  readonly context: RowContext
  /** What becomes of fields that have a value already; fields that are not named are filled. */
  readonly policy: ImportPolicy
  /** Rows, by their index, that the person does not want. */
  readonly leftOut?: ReadonlySet<number>
  /** What columns become that is not there yet: written before the first row. */
  readonly fields?: ImportPlan['setup']
  /** What owners, pipelines, stages and lost reasons of the file can stand for. */
  readonly names: KnownNames
  /** What the person said of names that nobody has. */
  readonly nameChoices?: NameChoices
  /** What the person said of rows that several records fit. */
  readonly matches?: MatchChoices
  readonly existing: Existing
  readonly newId: () => Id
  /** Of the plans of this table that were made before. */
  readonly memory?: PlanMemory
  /** Told now and then, with the number of rows planned. */
  readonly onProgress?: (rows: number) => void
}

const PROGRESS_EVERY = 2000
/** What is not wanted is not read either. */
const LEFT_OUT: ReadRow = { draft: null, skip: null, problems: [] }

/** Address books order each name as its owner wrote it. */
function isList({ format }: SourceTable): boolean {
  return format.kind === 'delimited' || format.kind === 'spreadsheet'
}

/** Every row of the table with its one fate, and what is to be written. */
export function planImport(table: SourceTable, input: PlanInput): ImportPlan {
  const { mapping, context, policy, memory = planMemory(), newId } = input
  const cells = table.rows.map((row) => row.cells)
  const orders = new Map([...findDateOrders(cells, table.columns, mapping), ...input.orders])
  const hasSeveralPipelines = namesSeveralPipelines(cells, mapping)
  const names = nameResolver(input.names, {
    choices: input.nameChoices ?? {},
    idOf: (key) => memory.idOf(key, newId),
    hasSeveralPipelines,
  })
  const offsets = findOffsets(table)
  const currencies = findCurrencies(table.columns, mapping)
  const units = findUnits(table.columns, mapping)
  const ranks = findRanks(cells, mapping)
  const amounts = findAmountStyles(cells, {
    mapping,
    locale: context.locale,
    currencies: [context.currency, ...currencies.values()],
  })
  const customers = findCustomers(table.columns, mapping)
  const familyFirst = findFamilyFirst(table.columns, mapping, isList(table) ? cells : [])
  const basis = JSON.stringify([
    mapping,
    [...orders],
    [...amounts],
    [...currencies],
    [...units],
    [...ranks],
    [...customers],
    [...familyFirst],
    context,
    input.names,
    hasSeveralPipelines,
  ])
  const read = memory.reader(
    basis,
    names,
    rowReader(mapping, { orders, names, amounts, currencies, units, ranks, customers, familyFirst, offsets }, context),
  )
  const account = new CellAccountant(mapping, table.rows.length, decidedIn(input))
  const plan = new Planner(input.existing, rulesOf(input), { newId, account })
  for (const [at, row] of table.rows.entries()) {
    const isLeftOut = input.leftOut?.has(at) === true
    const own = isLeftOut || row.isEmpty || row.skipReason !== null ? LEFT_OUT : read(at, row.cells)
    plan.add({
      cells: row.cells,
      line: row.line,
      isEmpty: row.isEmpty,
      skipReason: row.skipReason,
      isLeftOut,
      read: { ...own, problems: [...row.problems, ...own.problems] },
    })
    if (at % PROGRESS_EVERY === PROGRESS_EVERY - 1) input.onProgress?.(at + 1)
  }
  return { ...plan.finish(), setup: [...(input.fields ?? []), ...names.made], policy, unknown: names.unknown }
}

function decidedIn({ context: { own, owner }, names }: PlanInput): Decided {
  const ticked = CUSTOM_COLLECTIONS.flatMap((collection) =>
    (own[collection] ?? []).flatMap(({ field, type }) => (type === 'checkbox' ? [ownTarget(collection, field)] : [])),
  )
  const named = names.members.find(({ id }) => id === owner)
  return { flags: new Set(ticked), owner: named === undefined ? null : matchKey(named.name) }
}

function rulesOf({ context: { primary, currency }, policy, matches = {}, names }: PlanInput): PlanRules {
  const pipeline = names.pipelines.find((each) => each.default) ?? names.pipelines[0]
  const open = names.stages.filter((stage) => stage.pipelineId === pipeline?.id && stage.kind === 'open')
  const [first] = open.toSorted((a, b) => (a.position < b.position ? -1 : 1))
  const firstStage = pipeline === undefined || first === undefined ? null : { pipelineId: pipeline.id, stageId: first.id }
  return { primary, policy, matches, firstStage, currency }
}

/**
 * What a plan takes over from the one before it, so that an answer reads those rows again only that it touches. Of one
 * table: another one has a memory of its own.
 */
export interface PlanMemory {
  /** The same for the same name in every plan, so that a row that was read stays as it was. */
  idOf(key: string, newId: () => Id): Id
  /**
   * A reader of rows that reads only what it must.
   *
   * @param basis all that reading depends on but the row and what was chosen for names
   */
  reader(basis: string, names: NameResolver, read: Read): (row: number, cells: readonly string[]) => ReadRow
}

type Read = (cells: readonly string[]) => ReadRow

interface Remembered {
  /** Told apart by identity: a row that was mended has other cells. */
  readonly cells: readonly string[]
  readonly read: ReadRow
  readonly resolved: readonly ResolvedName[]
}

export function planMemory(): PlanMemory {
  const ids = new Map<string, Id>()
  let rows: (Remembered | undefined)[] = []
  let last: string | null = null
  return {
    idOf(key, newId) {
      const id = ids.get(key) ?? newId()
      ids.set(key, id)
      return id
    },
    reader(basis, names, read) {
      if (basis !== last) rows = []
      last = basis
      return (row, cells) => {
        const known = rows[row]
        if (known?.cells === cells && names.resolveAgain(known.resolved)) return known.read
        const own = read(cells)
        rows[row] = { cells, read: own, resolved: names.takeResolved() }
        return own
      }
    },
  }
}
