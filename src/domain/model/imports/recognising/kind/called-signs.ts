import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import type { FileNames } from '../../kind-guess'
import { CUSTOMERS, NOUNS } from '../../knowledge/kind-signs'
import { keysOf, matchKey, matchWords } from '../../match-key'
import { NAMES_OF_RECORDS } from './column-signs'
import type { FileToWeigh, Sign } from './file-to-weigh'
import { areNobodys } from './firm-or-person'

const CALLED = 3

/** The name of a file or sheet, where it says what rows are called: of people less, where those that it names are nobody's. */
export function calledSigns({ called, names, valuesAt }: FileToWeigh): readonly Sign[] {
  const signs = signsCalled(called)
  const areDenied = names.some((name, at) => NAMES_OF_RECORDS.has(matchKey(name)) && areNobodys(valuesAt(at)))
  return signs.map((sign) => (sign.kind === 'people' && areDenied ? { ...sign, weight: sign.weight * DENIED } : sign))
}

const DENIED = 0.25

/** As a whole or in a word. */
export function signsCalled({ file, sheet }: FileNames): readonly Sign[] {
  const called = [
    { by: 'file-name' as const, name: file?.replace(/\.[^.]*$/, '') ?? '' },
    { by: 'sheet-name' as const, name: sheet ?? '' },
  ]
  return called.flatMap(({ by, name }) => {
    const keys = new Set([matchKey(name), ...matchWords(name)])
    const kinds = IMPORT_COLLECTIONS.filter((kind) => [...keys].some((key) => NOUN_KEYS[kind].has(key)))
    // `Contacts of companies` says two things, and so none.
    if (kinds.length !== 1 || kinds[0] === undefined) return []
    const areCustomers = kinds[0] === 'people' && [...keys].some((key) => CUSTOMER_KEYS.has(key))
    return [{ kind: kinds[0], group: 'called', weight: areCustomers ? CALLED / 2 : CALLED, reason: { by, name } }]
  })
}

const CUSTOMER_KEYS = keysOf(CUSTOMERS)
const NOUN_KEYS: Readonly<Record<ImportCollection, ReadonlySet<string>>> = {
  people: keysOf(NOUNS.people),
  companies: keysOf(NOUNS.companies),
  deals: keysOf(NOUNS.deals),
  tasks: keysOf(NOUNS.tasks),
  notes: keysOf(NOUNS.notes),
}
