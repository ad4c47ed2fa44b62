import * as v from 'valibot'
import { hashText } from '../../query/canonical-key'
import { IMPORT_COLLECTIONS, type ImportCollection } from '../import-collections'
import {
  type ColumnMapping,
  type DateOrders,
  type Mapping,
  type DateOrder,
  collectionOf,
  ownKeyOf,
  targetNamed,
  type Target,
} from '../targets'
import { matchKey } from '../match-key'
import type { Column } from '../reading/header'

/** What somebody decided about the columns of a file, as the import keeps it for the next file of the same shape. */
export interface KeptMapping {
  /** Of the names of all columns, whatever their order. */
  readonly shape: string
  readonly primary: ImportCollection
  readonly columns: readonly KeptColumn[]
}

interface KeptColumn {
  readonly name: string
  /** From 1, where several columns have one name. */
  readonly occurrence: number
  readonly target: Target
  readonly group: string
  readonly label: string | null
  readonly order: DateOrder | null
}

export function shapeOf(columns: readonly Column[]): string {
  return hashText(
    columns
      .map(({ name }) => matchKey(name))
      .toSorted()
      .join('\n'),
  )
}

export interface Mapped {
  readonly primary: ImportCollection
  readonly mapping: Mapping
  readonly orders: DateOrders
}

/** The mapping as text, which `readKept` understands. Columns that are left out are left out of it. */
export function writeKept(columns: readonly Column[], { primary, mapping, orders }: Mapped): string {
  const kept: KeptMapping = {
    shape: shapeOf(columns),
    primary,
    columns: columns.flatMap(({ index, name, occurrence }) => {
      const { target, group, label } = mapping[index] ?? { target: null, group: '', label: null }
      return target === null ? [] : [{ name, occurrence, target, group, label, order: orders.get(index) ?? null }]
    }),
  }
  return JSON.stringify(kept)
}

/** `null`: it is none, or one that this version does not understand. */
export function readKept(text: string | null): KeptMapping | null {
  if (text === null) return null
  const read = v.safeParse(keptSchema, parsed(text))
  return read.success ? read.output : null
}

/** The kept mapping on the columns of a file: each one that it names, and of the others what is guessed. */
export function applyKept(kept: KeptMapping, columns: readonly Column[], guess: Mapping): Mapped {
  const byName = new Map(kept.columns.map((column) => [keyOf(column), column]))
  const found = columns.map((column) => ({ column, own: byName.get(keyOf(column)) }))
  const isSameShape = kept.shape === shapeOf(columns)
  const mapping = found.map(({ column: { index }, own }): ColumnMapping => {
    const guessed = guess[index]
    if (own === undefined) return guessed === undefined || isSameShape ? LEFT_OUT : guessed
    const { target, group, label } = own
    return guessed?.target === target ? guessed : { target, group, label, basis: 'chosen' }
  })
  const orders = new Map(found.flatMap(({ column, own }) => (own?.order == null ? [] : [[column.index, own.order] as const])))
  return { primary: kept.primary, mapping, orders }
}

const LEFT_OUT: ColumnMapping = { target: null, group: '', label: null, basis: 'chosen' }

function keyOf({ name, occurrence }: { readonly name: string; readonly occurrence: number }): string {
  return `${matchKey(name)} ${occurrence}`
}

const target = v.custom<Target>((value) => typeof value === 'string' && isTarget(value))
const keptSchema: v.GenericSchema<unknown, KeptMapping> = v.object({
  shape: v.string(),
  primary: v.picklist(IMPORT_COLLECTIONS),
  columns: v.array(
    v.object({
      name: v.string(),
      occurrence: v.number(),
      target,
      group: v.string(),
      label: v.nullable(v.string()),
      order: v.nullable(v.picklist(['day-first', 'month-first'])),
    }),
  ),
})

function isTarget(text: string): boolean {
  if (targetNamed(text) !== null) return true
  const own = text as Target // to be looked at
  return IMPORT_COLLECTIONS.some((collection) => collection === collectionOf(own)) && ownKeyOf(own) !== null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // text of another kind
  }
}
