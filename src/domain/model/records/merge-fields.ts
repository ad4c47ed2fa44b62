import { everyField, namesOf } from '../registry/registry'

/** A record as its writer saw it, as it is now, and the writer's patch. */
export interface MergeStates {
  readonly before: object
  readonly theirs: object
  /** The patch: fields that are not in it were not touched. */
  readonly mine: object
}

/** A field that both sides changed, and not to the same. A part of one is named `address.city`. */
export interface FieldClash {
  readonly path: string
  /** Undefined where the writer never saw it. */
  readonly before: unknown
  readonly theirs: unknown
  readonly mine: unknown
}

export interface FieldMerge {
  /** What of mine is still to be written upon theirs: nothing of it undoes what they did, but where `mineWins`. */
  readonly patch: Readonly<Record<string, unknown>>
  /** All clashes, resolved ones too; in the patch the other side's value stays unless mine wins. */
  readonly clashes: readonly FieldClash[]
}

/** Fields that mean something only together, the leading one first: one's amount in the other's currency is what nobody wrote. */
export const UNITS: readonly (readonly string[])[] = [...new Set(everyField().flatMap(([, { group }]) => group ?? []))].map(
  (leader) => [...new Set([leader, ...namesOf(({ group }) => group === leader)])],
)

/** The position of a record among others: the last move wins without a question. */
const POSITIONS = namesOf(({ type }) => type === 'rank')

/** Lists whose order says nothing: what one side added and what the other removed both hold. */
const SETS = namesOf(({ type, to }) => type === 'uuids' || (type === 'texts' && to === 'subject'))

/**
 * Merges a write with what others wrote since its writer looked. A field that one side alone changed goes as that side has
 * it; parts of an address, and fields of one's own, are merged one by one.
 *
 * @param mineWins the paths of the clashes that the writer's value wins
 */
export function mergeFields(states: MergeStates, mineWins: ReadonlySet<string> = new Set()): FieldMerge {
  const [before, theirs, mine] = [states.before, states.theirs, states.mine].map(fieldsOf)
  if (before === undefined || theirs === undefined || mine === undefined) return { patch: {}, clashes: [] }
  const patch: Record<string, unknown> = {}
  const clashes: FieldClash[] = []
  for (const fields of unitsOf(before, mine)) {
    const { value, clashes: found } = mergeUnit(fields, { before, theirs, mine }, mineWins)
    clashes.push(...found)
    for (const [field, merged] of value) if (!isSame(merged, theirs.get(field))) patch[field] = merged
  }
  return { patch, clashes }
}

type Fields = ReadonlyMap<string, unknown>

interface Merged<T> {
  readonly value: T
  readonly clashes: readonly FieldClash[]
}

function mergeUnit(
  fields: readonly string[],
  { before, theirs, mine }: Readonly<Record<'before' | 'theirs' | 'mine', Fields>>,
  mineWins: ReadonlySet<string>,
): Merged<Fields> {
  const [only] = fields
  if (only !== undefined && fields.length === 1) {
    const values = { before: before.get(only), theirs: theirs.get(only), mine: mineOf(only, before, mine) }
    const { value, clashes } = mergeValue(only, values, mineWins)
    return { value: new Map([[only, value]]), clashes }
  }
  const wanted = new Map([...before, ...mine])
  const isTheirs = fields.every((field) => isSame(before.get(field), theirs.get(field)))
  const isAgreed = fields.every((field) => isSame(wanted.get(field), theirs.get(field)))
  const isMine = fields.some((field) => !isSame(wanted.get(field), before.get(field)))
  if (isTheirs || isAgreed) return { value: pick(wanted, fields), clashes: [] }
  if (!isMine) return { value: pick(theirs, fields), clashes: [] }
  const path = fields.find((field) => !isSame(theirs.get(field), wanted.get(field))) ?? fields.join()
  const together = (of: Fields) => Object.fromEntries(pick(of, fields))
  const clash = { path, before: together(before), theirs: together(theirs), mine: together(wanted) }
  return { value: pick(mineWins.has(path) ? wanted : theirs, fields), clashes: [clash] }
}

/** A patch of the workspace's own fields names those it changes: the others are as its writer saw them. */
function mineOf(field: string, before: Fields, mine: Fields): unknown {
  const [seen, wanted] = [before.get(field), mine.get(field)]
  return field === 'custom' && isPlainObject(seen) && isPlainObject(wanted) ? { ...seen, ...wanted } : wanted
}

function mergeValue(path: string, values: Omit<FieldClash, 'path'>, mineWins: ReadonlySet<string>): Merged<unknown> {
  const { before, theirs, mine } = values
  if (isSame(mine, before)) return { value: theirs, clashes: [] }
  if (isSame(theirs, before) || isSame(theirs, mine) || POSITIONS.has(path)) return { value: mine, clashes: [] }
  if (SETS.has(path) && isList(before) && isList(theirs) && isList(mine)) {
    return { value: mergeSets(before, theirs, mine), clashes: [] }
  }
  // Where there was none, each side may have begun with another part.
  if ((before === null || isPlainObject(before)) && isPlainObject(theirs) && isPlainObject(mine)) {
    return mergeParts(path, { before: before ?? {}, theirs, mine }, mineWins)
  }
  return { value: mineWins.has(path) ? mine : theirs, clashes: [{ path, ...values }] }
}

function mergeParts(path: string, states: MergeStates, mineWins: ReadonlySet<string>): Merged<unknown> {
  const [before, theirs, mine] = [fieldsOf(states.before), fieldsOf(states.theirs), fieldsOf(states.mine)]
  const value: Record<string, unknown> = {}
  const clashes: FieldClash[] = []
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const parts = { before: before.get(key) ?? null, theirs: theirs.get(key), mine: mine.get(key) }
    const merged = mergeValue(`${path}.${key}`, parts, mineWins)
    clashes.push(...merged.clashes)
    if (merged.value !== undefined) value[key] = merged.value
  }
  return { value, clashes }
}

function mergeSets(before: readonly unknown[], theirs: readonly unknown[], mine: readonly unknown[]): readonly unknown[] {
  const kept = theirs.filter((each) => mine.includes(each) || !before.includes(each))
  return [...kept, ...mine.filter((each) => !before.includes(each) && !theirs.includes(each))]
}

/** The fields of the patch, each with those it belongs together with. */
function unitsOf(before: Fields, mine: Fields): readonly (readonly string[])[] {
  const isKnown = (field: string) => before.has(field) || mine.has(field)
  const units = [...mine.keys()].map((field) => UNITS.find((unit) => unit.includes(field)) ?? [field])
  return [...new Map(units.map((unit) => [unit.join(), unit.filter(isKnown)])).values()]
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return new Map(names.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)] as const] : [])))
}

function fieldsOf(object: object): Fields {
  return new Map(Object.entries<unknown>({ ...object }))
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whatever the order of keys: databases have their own. What is missing is empty. Makes nothing: every row of a feed is compared. */
export function isSame(one: unknown, other: unknown): boolean {
  if ((one ?? null) === (other ?? null)) return true
  if (isList(one) && isList(other)) return isSameList(one, other)
  return isPlainObject(one) && isPlainObject(other) && isSameObject(one, other)
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at += 1) if (!isSame(one[at], other[at])) return false
  return true
}

function isSameObject(one: object, other: object): boolean {
  if (sizeOf(one) !== sizeOf(other)) return false
  for (const key in one) if (Object.hasOwn(one, key) && !isSame(Reflect.get(one, key), own(other, key))) return false
  return true
}

function sizeOf(object: object): number {
  let size = 0
  for (const key in object) if (Object.hasOwn(object, key)) size += 1
  return size
}

function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined
}
