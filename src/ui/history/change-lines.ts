import type { Verb } from '../../domain/model/activity/activity'
import type { OwnField } from '../../domain/model/fields/own-field'
import { isCurrency } from '../../domain/model/kernel/currency'
import { type Id, isId } from '../../domain/model/kernel/id'
import { isInstant } from '../../domain/model/kernel/instant'
import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { LIFECYCLES } from '../../domain/model/registry/contacts'
import { NOTE_KINDS } from '../../domain/model/notes/note'
import { PRIORITIES, TASK_KINDS } from '../../domain/model/tasks/task'
import { type Changes, plainValue } from '../../domain/model/records/changes'
import { isSubject, readSubject } from '../../domain/model/records/subject'
import { fieldName } from '../text/field-text'
import type { Formats } from '../text/format'
import { peopleText } from '../text/people'
import { recordText } from '../text/record'
import { taskText, timelineText } from '../text/timeline'
import type { FieldClash } from '../../domain/model/records/merge-fields'

/** How ids and values read. A name that is not known is null. */
export interface ChangeNames {
  readonly member: (id: Id) => string
  readonly record: (id: Id) => string | null
  readonly formats: Pick<Formats, 'money' | 'date' | 'dateTime' | 'percent'>
  /** Of amounts whose change says none. */
  readonly currency: string
  /** The workspace's own fields, as changes call them: `custom.size`. */
  readonly own?: ReadonlyMap<string, Pick<OwnField, 'label' | 'type'>>
}

/** One field's change as a line of the timeline. */
export type ChangeLine = {
  /** The field's own name. */
  readonly key: string
  /** What it is called. */
  readonly field: string
} & (
  | { readonly kind: 'step'; readonly from: string | null; readonly to: string | null }
  | { readonly kind: 'list'; readonly added: readonly string[]; readonly removed: readonly string[] }
  /** Long texts: that it changed is news, what it was is not. */
  | { readonly kind: 'text' }
)

const LONG = 80
/** Which file it was says nothing. */
const PICTURES: ReadonlySet<string> = new Set(['avatarFileId', 'logoFileId'])
/** What the verb has said already. */
const IMPLIED: { readonly [V in Verb]?: string } = { 'task-done': 'status', 'task-reopened': 'status' }

/** Kept with a move for the history of stages, where it is shown. */
const HIDDEN: ReadonlySet<string> = new Set(['stageEnteredAt'])

export function changeLines(changes: Changes, names: ChangeNames, verb: Verb = 'updated'): readonly ChangeLine[] {
  return Object.entries(changes)
    .filter(([field]) => field !== IMPLIED[verb] && !HIDDEN.has(field))
    .map(([field, [from, to]]) => lineOf(field, { from, to, changes, names }))
}

interface Step {
  readonly from: unknown
  readonly to: unknown
  readonly changes: Changes
  readonly names: ChangeNames
}

function lineOf(key: string, { from, to, changes, names }: Step): ChangeLine {
  const field = names.own?.get(key)?.label ?? fieldName(key)
  if (PICTURES.has(key)) return { kind: 'text', key, field }
  if (Array.isArray(from) || Array.isArray(to)) {
    const [before, after] = [listOf(from), listOf(to)].map((list) =>
      list.map((value) => readValue(key, value, { changes, names })),
    )
    return { kind: 'list', key, field, added: without(after, before), removed: without(before, after) }
  }
  const [was, is] = [from, to].map((value, index) =>
    value === null || value === undefined || value === '' ? null : readValue(key, value, { changes, names, index }),
  )
  if ((was?.length ?? 0) > LONG || (is?.length ?? 0) > LONG) return { kind: 'text', key, field }
  return { kind: 'step', key, field, from: was ?? null, to: is ?? null }
}

function without(list: readonly string[] = [], other: readonly string[] = []): readonly string[] {
  return list.filter((each) => !other.includes(each))
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

interface Reading {
  readonly changes: Changes
  readonly names: ChangeNames
  /** 0: before, 1: after. */
  readonly index?: number
}

/** One value as it reads, an id as what it names. */
function readValue(key: string, value: unknown, reading: Reading): string {
  const { names } = reading
  if (key === 'amountMinor' && typeof value === 'number') return readAmount(value, reading)
  if (names.own?.get(key)?.type === 'money') return readOwnMoney(String(value), names)
  if (key === 'probability' && typeof value === 'number') return names.formats.percent(value)
  const wordOf = WORDS[key]
  if (wordOf !== undefined) return wordOf(value) ?? String(value)
  if (key === 'ownerId' || key === 'assigneeId') return isId(value) ? names.member(value) : String(value)
  return readPlain(value, names)
}

/** The fields that hold one of a few choices, and what each is called; undefined for what is none of them. */
const WORDS: Readonly<Record<string, ((value: unknown) => string | undefined) | undefined>> = {
  lifecycle: (value) => LIFECYCLES.filter((each) => each === value).map((each) => peopleText.lifecycle[each])[0],
  kind: (value) => [...NOTE_KINDS, ...TASK_KINDS].filter((each) => each === value).map((each) => KINDS()[each])[0],
  // Of a submission: the fields that were filled in.
  merged: (value) => (typeof value === 'string' ? fieldName(value) : undefined),
  priority: (value) => PRIORITIES.filter((each) => each === value).map((each) => taskText.priority[each])[0],
}

const KINDS = () => ({ ...timelineText.noteKind, ...taskText.kind })

/** A value that says by itself of what kind it is. */
function readPlain(value: unknown, { record, formats }: ChangeNames): string {
  const named = isSubject(value) ? readSubject(value).id : value
  if (isId(named)) return record(named) ?? timelineText.removedSince
  if (isInstant(value)) return formats.dateTime(value)
  if (isPlainDate(value)) return formats.date(value)
  if (typeof value === 'boolean') return value ? recordText.yes : recordText.no
  return String(value)
}

/** An amount in the currency that it was in. */
function readAmount(minor: number, { changes, names, index = 1 }: Reading): string {
  const currency: unknown = changes['currency']?.[index === 0 ? 0 : 1]
  return names.formats.money(minor, typeof currency === 'string' ? currency : names.currency)
}

/** Money of a workspace's own field comes with its currency, in minor units. */
function readOwnMoney(text: string, { formats }: ChangeNames): string {
  const [minor = '', currency = ''] = text.split(' ')
  return /^\d+$/.test(minor) && isCurrency(currency) ? formats.money(minor, currency) : text
}

/** The records that changes name, whose names must be known before they can be shown. */
export function idsIn(changes: Changes): readonly Id[] {
  return Object.entries(changes)
    .filter(([key]) => key === 'companyId' || key === 'people')
    .flatMap(([, values]) => values.flat())
    .filter(isId)
}

const text = recordText.conflict

/** What the field is called; a part of one with what it is a part of. */
export function clashName(path: string): string {
  const [field = path, part] = path.split('.')
  if (field === 'custom') return fieldName(path)
  return part === undefined ? fieldName(field) : text.part(fieldName(field), fieldName(part))
}

/** A side of the clash as one reads it, an entry a line; null where the field is empty. */
export function clashText(path: string, value: unknown, names: ChangeNames): string | null {
  const own = Object(value) === value && !Array.isArray(value) ? new Map(Object.entries<unknown>({ ...Object(value) })) : null
  // Fields that belong together are shown as the one that they are about.
  const key = own?.has('amountMinor') === true ? 'amountMinor' : own?.has('stageId') === true ? 'stageId' : null
  if (own !== null && key !== null) {
    const currency = own.get('currency')
    return clashLine(key, own.get(key), typeof currency === 'string' ? { ...names, currency } : names)
  }
  const plain = plainValue(value)
  if (!Array.isArray(plain)) return clashLine(path, plain, names)
  const lines = plain.flatMap((each: unknown) => clashLine(path, each, names) ?? [])
  return lines.length === 0 ? null : lines.join('\n')
}

function clashLine(key: string, value: unknown, names: ChangeNames): string | null {
  return value === null || value === undefined || value === '' ? null : readValue(key, value, { changes: {}, names })
}

/** The companies and people that the clashes name, whose names must be known before they can be shown. */
export function idsOfClashes(clashes: readonly FieldClash[]): readonly Id[] {
  return clashes
    .flatMap(({ before, theirs, mine }) => [before, theirs, mine])
    .flatMap((value) => [plainValue(value)].flat())
    .filter(isId)
}
