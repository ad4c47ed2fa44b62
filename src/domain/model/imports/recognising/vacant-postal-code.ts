import type { ImportCollection } from '../import-collections'
import { UNMAPPED, type ColumnMapping } from '../targets'
import type { Looking } from './file-columns'

/** Codes beside a street or a town, all of one length, are those of the post. */
export function withPostalCode(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  { names, valuesAt, isFree, isDenied }: Looking,
): readonly ColumnMapping[] {
  if (primary !== 'people' && primary !== 'companies') return columns
  const target = `${primary}.postalCode` as const
  const places = columns.flatMap((column, at) => (PLACES.some((field) => column.target === `${primary}.${field}`) ? [at] : []))
  if (places.length === 0 || columns.some((column) => column.target === target)) return columns
  const [only, ...others] = columns.flatMap((column, at) => {
    const isBeside = places.some((place) => Math.abs(place - at) === 1) || arePolish(valuesAt(at))
    const isOpen = column.target === null && names[at] !== '' && !ACCOUNTS.test(names[at] ?? '') && isFree(at) && !isDenied(at)
    return isBeside && isOpen && areCodesOfPost(valuesAt(at)) ? [at] : []
  })
  if (only === undefined || others.length > 0) return columns
  return columns.map((column, at) => (at === only ? { ...UNMAPPED, target, basis: 'values' as const } : column))
}

/** Numbers of accounts are as long. */
const ACCOUNTS = /cuenta|account|konto|compte|\bconto|\bconta\b|rekening|сч[её]т|hesap|口座|账户|帳號|계좌/i

const PLACES = ['street', 'city', 'address'] as const

export function areCodesOfPost(values: readonly string[]): boolean {
  const codes = values.map((value) => value.trim())
  const [first] = codes
  const isOne = (code: string) => /^(\d{4,6}|\d{5}-\d{4}|\d{3} ?\d{2}|\d{2}-\d{3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/.test(code)
  const areEven = codes.every((code) => /[A-Z]/.test(code) || lengthOf(code) === lengthOf(first ?? ''))
  return (
    codes.length >= FEW &&
    (new Set(codes).size > 1 || arePolish(codes)) &&
    codes.every(isOne) &&
    areEven &&
    !areCounted(codes) &&
    !codes.every(isYear)
  )
}

/** Since people who are written down were born. */
function isYear(code: string): boolean {
  return /^(19[2-9]|20[0-4])\d$/.test(code)
}

/** An American one with the part of a town that not all of them have: `21787-2260`. */
function lengthOf(code: string): number {
  return code.replace(/-\d{4}$/, '').length
}

/** Nothing else is written so: `00-001`. */
function arePolish(codes: readonly string[]): boolean {
  return codes.every((code) => /^\d{2}-\d{3}$/.test(code.trim()))
}

/** Numbers that go up one by one count the rows. */
function areCounted(codes: readonly string[]): boolean {
  return codes.slice(1).every((code, at) => Number(code) - Number(codes[at]) === 1)
}

const FEW = 3
