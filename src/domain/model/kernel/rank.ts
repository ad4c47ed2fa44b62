/*
 * Fractional indexing: text keys that sort by code unit, with always room for one more between any two, so that moving a
 * card is one write. After "Implementing Fractional Indexing" (David Greenspan, 2017): a key is an integer part, whose
 * first letter tells its length, and a fraction that never ends in zero. Adding at either end counts the integer up or
 * down, so that keys grow with the logarithm of the number of cards; only insertions into one and the same gap make them
 * longer, by a digit every six or so.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length
const FIRST = 'a0'
const SMALLEST_INTEGER = `A${'0'.repeat(26)}`

/**
 * A rank strictly between two; `null` is the open end. Deterministic: equal neighbours give an equal rank, so two people
 * who drop two cards into one gap at once get a tie, which the lists' `id asc` settles.
 *
 * @throws RangeError when `before` does not sort before `after`, or either is no rank
 */
export function rankBetween(before: string | null, after: string | null): string {
  if (before !== null) check(before)
  if (after !== null) check(after)
  if (before !== null && after !== null && before >= after) throw new RangeError('Ranks out of order')

  if (before === null) return after === null ? FIRST : rankBefore(after)
  const integer = integerOf(before)
  const fraction = before.slice(integer.length)
  if (after === null) return increment(integer) ?? integer + middle(fraction, null)
  const afterInteger = integerOf(after)
  if (integer === afterInteger) return integer + middle(fraction, after.slice(afterInteger.length))
  const next = increment(integer)
  return next !== null && next < after ? next : integer + middle(fraction, null)
}

export function isRank(text: string): boolean {
  if (!/^[A-Za-z][0-9A-Za-z]+$/.test(text) || text === SMALLEST_INTEGER) return false
  const length = integerLength(text)
  return text.length === length || (text.length > length && !text.endsWith('0'))
}

/** `count` ranks in ascending order, the shortest there are. */
export function ranks(count: number): readonly string[] {
  const all: string[] = []
  for (let last: string | null = null; all.length < count; all.push(last)) last = rankBetween(last, null)
  return all
}

function rankBefore(after: string): string {
  const integer = integerOf(after)
  if (integer === SMALLEST_INTEGER) return integer + middle('', after.slice(integer.length))
  // The integer alone sorts before itself with a fraction.
  return integer < after ? integer : (decrement(integer) ?? integer)
}

/** A fraction strictly between two, neither ending in zero; `null` is one, the empty text zero. */
function middle(low: string, high: string | null): string {
  let shared = 0
  if (high !== null) while (shared < high.length && digitAt(low, shared) === digitAt(high, shared)) shared += 1
  if (high !== null && shared > 0) return high.slice(0, shared) + middle(low.slice(shared), high.slice(shared))

  const lowDigit = digitAt(low, 0)
  const highDigit = high === null ? BASE : digitAt(high, 0)
  if (highDigit - lowDigit > 1) return digit(Math.round((lowDigit + highDigit) / 2))
  if (high !== null && high.length > 1) return high.slice(0, 1)
  return digit(lowDigit) + middle(low.slice(1), null)
}

function integerOf(rank: string): string {
  return rank.slice(0, integerLength(rank))
}

/** `a` is followed by one digit, `b` by two, up to `z`; below zero `Z` by one, down to `A`. */
function integerLength(rank: string): number {
  const head = rank.charCodeAt(0)
  if (head >= 97 && head <= 122) return head - 97 + 2
  if (head >= 65 && head <= 90) return 90 - head + 2
  throw new RangeError('Not a rank')
}

function increment(integer: string): string | null {
  const head = integer.slice(0, 1)
  const counted = step(integer.slice(1), 1)
  if (counted !== null) return head + counted
  if (head === 'z') return null
  if (head === 'Z') return FIRST
  const nextHead = String.fromCharCode(head.charCodeAt(0) + 1)
  return nextHead + '0'.repeat(integerLength(nextHead) - 1)
}

function decrement(integer: string): string | null {
  const head = integer.slice(0, 1)
  const counted = step(integer.slice(1), -1)
  if (counted !== null) return head + counted
  if (head === 'A') return null
  const nextHead = head === 'a' ? 'Z' : String.fromCharCode(head.charCodeAt(0) - 1)
  return nextHead + 'z'.repeat(integerLength(nextHead) - 1)
}

/** Adds one step to digits; `null` when that needs another digit. */
function step(digits: string, by: 1 | -1): string | null {
  const from = by === 1 ? BASE - 1 : 0
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const value = digitAt(digits, index)
    if (value === from) continue
    return digits.slice(0, index) + digit(value + by) + digit(by === 1 ? 0 : BASE - 1).repeat(digits.length - index - 1)
  }
  return null
}

function digit(value: number): string {
  return DIGITS.charAt(value)
}

/** Zero past the end. */
function digitAt(digits: string, index: number): number {
  return index < digits.length ? DIGITS.indexOf(digits.charAt(index)) : 0
}

function check(rank: string): void {
  if (!isRank(rank)) throw new RangeError('Not a rank')
}
