import { describe, expect, it } from 'vitest'
import { findDateOrders } from '../../../src/domain/model/imports/planning/rows/date-orders'
import { csv, guessFor } from '../../support/import-file'

/** By column; of those that nothing decides, none. */
function ordersOf(...lines: readonly string[]) {
  const table = csv(...lines)
  const cells = table.rows.map((row) => row.cells)
  return Object.fromEntries(findDateOrders(cells, table.columns, guessFor(table).columns))
}

describe('which number of a date is the day', () => {
  it('is decided by one value that can only be read one way, for its column', () => {
    expect(ordersOf('First name,Last name,Birthday', 'Ana,Doe,03/04/1990', 'Bo,Roe,25/12/1991')).toEqual({ 2: 'day-first' })
    expect(ordersOf('First name,Last name,Birthday', 'Ana,Doe,03/04/1990', 'Bo,Roe,12/25/1991')).toEqual({ 2: 'month-first' })
  })

  it('is as in the other columns of the file, if those agree', () => {
    const header = 'First name,Last name,Birthday,Create date'
    expect(ordersOf(header, 'Ana,Doe,03/04/1990,12/25/2024')).toEqual({ 2: 'month-first', 3: 'month-first' })
    expect(ordersOf(`${header},Last modified date`, 'Ana,Doe,03/04/1990,12/25/2024,01/01/2024')[2]).toBe('month-first')
    expect(ordersOf(header, 'Ana,Doe,03/04/1990,12/25/2024', 'Bo,Roe,04/05/1991,25/12/2024')).toEqual({})
  })

  it('is as in the language of the headers, where the values leave it open', () => {
    expect(ordersOf('nome,cognome,data di nascita', 'Ana,Rossi,03/04/1990')).toEqual({ 2: 'day-first' })
    expect(ordersOf('Vorname,Nachname,Geburtsdatum', 'Ana,Roth,03/04/1990')).toEqual({ 2: 'day-first' })
    expect(ordersOf('Имя,Фамилия,Дата рождения', 'Анна,Петрова,03/04/1990')).toEqual({ 2: 'day-first' })
  })

  it('is asked in English, which is written either way', () => {
    expect(ordersOf('First name,Last name,Birthday', 'Ana,Doe,03/04/1990')).toEqual({})
    expect(ordersOf('First name,Last name,Geburtstag', 'Ana,Doe,03/04/1990')).toEqual({})
  })
})
