import type { DraftLine } from '../../../domain/model/drafts/draft-text'
import { valuesOf } from '../../../domain/model/drafts/draft-state'
import { type Id, isId } from '../../../domain/model/kernel/id'
import { personName } from '../../../domain/model/people/person-name'
import { customField } from '../../../domain/model/query/field-reader'
import { plainValue } from '../../../domain/model/records/changes'
import type { AnyRecord } from '../../../domain/model/records/collections'
import { isSubject, readSubject } from '../../../domain/model/records/subject'

export interface LineValue {
  /** `custom.<key>` for the workspace's own. */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Where a record stands among others says nothing; a money's currency is shown with it. */
const HIDDEN: ReadonlySet<string> = new Set(['rank', 'currency', 'pipelineId', 'mentions'])

/** What a line would write or has written, field by field, of new records what is filled in. */
export function lineValues(line: DraftLine, record: AnyRecord | undefined, isOpen: boolean): readonly LineValue[] {
  const { mutation, seen } = line
  const held: Readonly<Record<string, unknown>> = isOpen && record !== undefined ? { ...record } : { ...seen }
  const values = Object.entries(valuesOf(line)).flatMap(([field, after]): LineValue[] => {
    if (HIDDEN.has(field)) return []
    if (field !== 'custom') return [{ field, before: held[field] ?? null, after }]
    const own = held['custom']
    return Object.entries({ ...Object(after) }).map(([key, value]) => ({
      field: customField(key),
      before: Reflect.get(Object(own), key) ?? null,
      after: value,
    }))
  })
  return mutation.kind === 'create' ? values.filter(({ after }) => !isEmpty(after)) : values
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}

/** Of an amount, in which currency it is. */
export function currencyOf({ mutation }: DraftLine, record: AnyRecord | undefined, usual: string): string {
  const given: unknown = Reflect.get(
    mutation.kind === 'create' ? mutation.data : mutation.kind === 'update' ? mutation.patch : {},
    'currency',
  )
  const held = record !== undefined && 'currency' in record ? record.currency : usual
  return typeof given === 'string' ? given : held
}

/** What the line's record is called; `null`: nothing that one could read. */
export function lineName(line: DraftLine, record: AnyRecord | undefined): string | null {
  return nameIn(record ?? valuesOf(line)) ?? line.name
}

const NAMELESS = {
  namePrefix: null,
  firstName: null,
  middleName: null,
  lastName: null,
  nameSuffix: null,
  emails: [],
  phones: [],
}

function nameIn(values: object): string | null {
  const [title, name, body, firstName, lastName] = ['title', 'name', 'body', 'firstName', 'lastName'].map((field) =>
    Reflect.get(values, field),
  ) as readonly unknown[]
  for (const text of [title, name]) if (typeof text === 'string' && text !== '') return text
  if (typeof body === 'string') return body.split('\n', 1)[0] ?? ''
  const isPerson = typeof firstName === 'string' || typeof lastName === 'string'
  return isPerson ? personName({ ...NAMELESS, ...values }) : null
}

/** What a record is called; `null`: nothing that one could read. */
export function recordName(record: AnyRecord): string | null {
  return nameIn(record)
}

/** The records that notes and tasks are about. */
export function subjectsIn(line: DraftLine) {
  return [Reflect.get(valuesOf(line), 'subjects')].flat().flatMap((each) => (isSubject(each) ? [readSubject(each)] : []))
}

/** All that the values name by id. */
export function idsIn(lines: readonly DraftLine[], records: ReadonlyMap<Id, AnyRecord>): readonly Id[] {
  const values = lines.flatMap((line) => lineValues(line, records.get(line.mutation.id), true))
  const ids = values.flatMap(({ before, after }) => [plainValue(before), plainValue(after)].flat()).filter(isId)
  const subjects = lines.flatMap((line) => subjectsIn(line).map(({ id }) => id))
  return [...new Set([...ids, ...subjects])].toSorted()
}
