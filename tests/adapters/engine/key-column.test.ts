import { describe, expect, it } from 'vitest'
import { KeyColumn } from '../../../src/adapters/shared/engine/key-column'
import { rankKeys } from '../../../src/adapters/shared/engine/rank-keys'
import { sortKey } from '../../../src/domain/model/query/order'

/** More than are looked at before it is decided whether values repeat. */
const ROWS = 10_000

const SHARES: readonly (readonly [string, (at: number) => unknown])[] = [
  ['few values', (at) => ['Ännchen', 'anna', null, 7, true][at % 5]],
  ['half as many values as rows', (at) => (at % 3 === 0 ? null : `Value ${(at * 7919) % (ROWS / 2)}`)],
  ['a value of its own in each row', (at) => `Row ${(at * 7919) % ROWS}`],
]

describe('the sort keys of a field', () => {
  it.each(SHARES)('rank the same however often they repeat: %s', (_, valueAt) => {
    const rows = Array.from({ length: ROWS }, (_row, at) => (at % 11 === 0 ? null : { name: valueAt(at) }))
    const keys = rows.map((row) => (row === null ? null : sortKey('name', row.name)))
    const column = new KeyColumn('name', rows)
    expect({ keys: column.keys, ranks: column.ranked() }).toEqual({ keys, ranks: rankKeys(keys) })

    column.set(5, { name: 'Zoë' })
    expect(column.ranked()).toEqual(rankKeys(keys.with(5, 'zoe')))
  })
})
