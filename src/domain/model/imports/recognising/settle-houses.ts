import { HOUSE_ADDITIONS, HOUSE_NUMBERS } from '../knowledge/street-names'
import { PARTS } from '../knowledge/owner-words'
import { keysOf } from '../match-key'
import type { ColumnMapping } from '../targets'
import type { Columns, FileColumns } from './file-columns'
import { shareOf } from './kind/value-signs'

/** The number of the house and what is added to it, behind its street: `Endereço`, `Número`, `Complemento`; `INDIRIZZO`, `CIVICO`. */
export function settleHouses(columns: Columns, { keys, valuesAt }: FileColumns): Columns {
  const isHouse = (at: number) =>
    NUMBERS.has(keys[at] ?? '') && valuesAt(at).length > 0 && shareOf(valuesAt(at), isHouseNumber) >= NEARLY_ALL
  return (['people', 'companies'] as const).reduce((settled, of) => {
    const street = settled.findIndex(
      ({ target, group }, at) =>
        group === '' &&
        (target === `${of}.address` || target === `${of}.street`) &&
        isHouse(at + 1) &&
        shareOf(valuesAt(at), (value) => /\d\s*$/.test(value)) < HALF,
    )
    if (street === -1) return settled
    const added = ADDITIONS.has(keys[street + 2] ?? '') ? [street + 2] : []
    const parts = new Set([street, street + 1, ...added])
    return settled.map((column, at) => (parts.has(at) ? asStreet(column, of) : column))
  }, columns)
}

function asStreet(column: ColumnMapping, of: 'people' | 'companies'): ColumnMapping {
  return { ...column, target: `${of}.street`, basis: column.basis === 'none' ? 'similar' : column.basis }
}

/** `230`, `12/A`, `S/N`, `KM 410` */
export function isHouseNumber(value: string): boolean {
  return /^(\d{1,5}([ -/]?\p{L}{1,2})?|s\/?\.?n\.?|snc|km ?\d{1,4})$/iu.test(value.trim())
}

const NUMBERS = keysOf(`${PARTS.number}|${HOUSE_NUMBERS}`)
const ADDITIONS = keysOf(HOUSE_ADDITIONS)
const NEARLY_ALL = 0.8
const HALF = 0.5
