/**
 * Orders text by Unicode code point, as PostgreSQL's `COLLATE "C"` does on UTF-8. JavaScript's own `<` goes by UTF-16 unit
 * and puts the astral characters (surrogates, D800 to DFFF) before U+E000 to U+FFFF.
 *
 * @returns negative, zero or positive
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  const shorter = Math.min(a.length, b.length)
  for (let index = 0; index < shorter; index += 1) {
    const left = a.charCodeAt(index)
    const right = b.charCodeAt(index)
    if (left !== right) return left < FIRST_SURROGATE || right < FIRST_SURROGATE ? left - right : rank(left) - rank(right)
  }
  return a.length - b.length
}

const FIRST_SURROGATE = 0xd800
const AFTER_SURROGATES = 0xe000
const UNITS = 0x10000

/** Surrogates moved behind every other unit. */
function rank(unit: number): number {
  return unit < AFTER_SURROGATES ? unit + UNITS : unit
}
