import { cleanHeader } from './header'
import { matchKey } from './match-key'
import { recognise } from './recognise'
import { isNameAnywhere } from './recognise-target'

/** What stands above columns that are a person's own says no more than they do. */
const PERSON =
  /^(contacts?|persons?|people|kontakte?|kontaktdaten|persone?n?|contactos?|contatt[oi]|personas?|name|general|allgemein)$/
const COMPANY = /^(company|firma|unternehmen|organi[sz]ation|account|empresa|societe|entreprise|azienda|bedrijf|organisatie)$/
const LONGEST = 40

/**
 * The names of columns that stand in two rows, `Company` above `Name` and `City`: put together where that says more. The
 * row above is none of names unless it has two of them at least, fewer than the row below, and no figures.
 */
export function groupedHeader(header: readonly string[], above: readonly string[]): readonly string[] {
  const groups = spread(above, header.length)
  const distinct = new Set(groups.filter((group) => group !== ''))
  const isOfNames = [...distinct].every((group) => group.length <= LONGEST && !/[\d@:]/.test(group))
  if (distinct.size < 2 || distinct.size >= header.filter((cell) => cell.trim() !== '').length || !isOfNames) return header
  return header.map((cell, at) => {
    const [group = '', name] = [groups[at], cleanHeader(cell)]
    if (group === '' || PERSON.test(matchKey(group))) return cell
    if (name === '') return group
    const joined = [`${group} ${name}`, ...(COMPANY.test(matchKey(group)) ? [`Company ${name}`] : [])]
    return joined.find((text) => recognise(text, 'other') !== null || isNameAnywhere(text)) ?? cell
  })
}

/** A name counts for the blank cells on its right: they were one cell. */
function spread(above: readonly string[], width: number): readonly string[] {
  let last = ''
  return Array.from({ length: width }, (_, at) => (last = cleanHeader(above[at] ?? '') || last))
}
