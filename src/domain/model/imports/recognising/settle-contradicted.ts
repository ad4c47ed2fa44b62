import { UNMAPPED, fieldOf, type Target } from '../targets'
import { words } from '../../kernel/words'
import type { Columns, FileColumns } from './file-columns'
import { isSomebody } from './kind/firm-or-person'
import { isStatus, shareOf } from './kind/value-signs'
import { endingOf, taskStatusOf } from './values/words'
import { shareOfClasses, type ValueClass } from './values/value-class'

type Classes = ReadonlySet<ValueClass>

/** What no name of anybody or anything, no job and no place is. */
const NO_WORDS: Classes = new Set(['object', 'link', 'email', 'date', 'phone', 'number'])
const NO_PLACE: Classes = new Set(['object', 'link', 'email', 'date', 'number'])
const OBJECTS: Classes = new Set(['object'])

const DENIED: ReadonlyMap<string, Classes> = new Map([
  ...words('jobTitle city country').map((field) => [field, NO_WORDS] as const),
  ...words('fullName firstName lastName').map(
    (field) => [field, new Set<ValueClass>(['object', 'link', 'date', 'phone', 'number'])] as const,
  ),
  // A firm may be called by a number.
  ['name', new Set<ValueClass>(['object', 'link', 'date', 'phone'])],
  ['email', new Set<ValueClass>(['object', 'link', 'date'])],
  ['address', NO_PLACE],
  ['postalCode', new Set<ValueClass>(['object', 'link', 'email'])],
  ['status', new Set<ValueClass>(['object', 'link', 'email', 'date', 'number'])],
  ['stage', new Set<ValueClass>(['object', 'link', 'email', 'date'])],
])

/** Nearly all: a column of addresses may hold a link. */
const NEARLY_ALL = 0.9

/** A column whose values cannot be what its name says goes nowhere. */
export function settleContradicted(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  const isReached = columns.some(({ target }, at) => target === 'people.email' && valuesAt(at).length > 0)
  return columns.map((column, at) => {
    if (column.target === null) return column
    const areAddresses = NAMING.test(column.target) && shareOfClasses(valuesAt(at), EMAILS) >= NEARLY_ALL
    // Whom to ask for at a company is somebody, by whatever they are known.
    if (areAddresses && primary === 'companies' && column.target === 'people.fullName') return column
    // A customer by nothing but an address.
    if (areAddresses) return isReached ? UNMAPPED : { ...column, target: 'people.email' }
    return isContradicted(column.target, valuesAt(at)) ? UNMAPPED : column
  })
}

const NAMING = /^(companies\.name|people\.fullName)$/
const EMAILS: Classes = new Set(['email'])

function isContradicted(target: Target, values: readonly string[]): boolean {
  const field = fieldOf(target)
  if (shareOfClasses(values, DENIED.get(field) ?? OBJECTS) >= NEARLY_ALL) return true
  // `Mitarbeiter` over the names of some, `Erledigt von`.
  if (OF_NOBODY.has(field) && shareOf(values, isNameOfSomebody) >= HALF) return true
  const isNone = NONE.get(field)
  return isNone !== undefined && values.length >= FEW && shareOf(values, isNone) === 1
}

const OF_NOBODY: ReadonlySet<string> = new Set(words('size status due completedAt'))
const HALF = 0.5
const FEW = 3
/** What says nothing of the field: `yes` and `not sure` under `WhatsApp`, `A` and `B` under `Position`, `High` under `Chance`. */
const NONE: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['phone', (value) => !/(\p{Nd}\P{Nd}{0,3}){4}/u.test(value)],
  ['website', (value) => !value.includes('.')],
  ['domain', (value) => !value.includes('.')],
  ...words('name fullName lastName').map((field) => [field, (value: string) => FLAG.test(value.trim())] as const),
  ['stage', (value) => /^\d{1,3}([.,]\d{1,2})?\s?%$/.test(value.trim())],
  ['jobTitle', (value) => value.trim().length < 2],
  ['probability', (value) => !/\d/.test(value)],
  ['lifecycle', (value) => !/\p{L}/u.test(value)],
  ['owner', (value) => !/\p{L}/u.test(value)],
  ['assignee', (value) => !/\p{L}/u.test(value)],
  ['repeat', (value) => !/\p{L}/u.test(value)],
  ['amount', (value) => /^[01]?$|^\D*$/.test(value.trim()) || isTaxNumber(value)],
  ...words('due birthday expectedCloseOn closedAt happenedAt completedAt').map(
    (field) => [field, (value: string) => !/\p{Nd}/u.test(value)] as const,
  ),
])

const FLAG = /^(true|false|yes|no)$/i

/** `成約` begins as the name of a family does. */
function isNameOfSomebody(value: string): boolean {
  return isSomebody(value) && taskStatusOf(value) === null && endingOf(value) === null && !isStatus(value)
}

/** `FR 13421887306` under `TVA`. */
function isTaxNumber(value: string): boolean {
  return /^[A-Z]{2}\s?[A-Z\d]{8,12}$/.test(value.trim())
}
