import type { ImportCollection } from '../import-collections'
import { collectionOf, fieldOf, targetNamed, UNMAPPED, type ColumnMapping, type Mapping } from '../targets'

/** What the rows were and are taken for, with the columns as each is guessed. */
export interface Regarded {
  readonly primary: ImportCollection
  readonly columns: Mapping
}

/**
 * The mapping of a file whose rows turn out to be about something else: guessed anew, but for what a person chose. A field
 * that both kinds have goes along, a record beside them stays what it is, and what was left out stays out.
 */
export function carryChoices(mapping: Mapping, before: Regarded, after: Regarded): Mapping {
  return after.columns.map((guessed, at) => {
    const own = mapping[at]
    if (own === undefined || own.target === before.columns[at]?.target) return guessed
    return own.target === null ? UNMAPPED : moved(own, before.primary, after.primary)
  })
}

function moved(own: ColumnMapping, from: ImportCollection, to: ImportCollection): ColumnMapping {
  if (own.target === null || collectionOf(own.target) !== from) return own
  const target = targetNamed(`${to}.${fieldOf(own.target)}`)
  return target === null ? own : { ...own, target }
}
