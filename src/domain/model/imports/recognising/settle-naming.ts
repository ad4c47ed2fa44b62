import { NAME_WORDS } from '../knowledge/kind-signs'
import { keysOf } from '../match-key'
import { isPerson, isSomebody } from './kind/firm-or-person'
import { shareOf } from './kind/value-signs'
import { retarget, type Columns, type FileColumns } from './file-columns'

/** `Nom`, `Ime`: what each record is called, and nobody's name where the values are no people's. */
export function settleNaming(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  if (primary === 'people') return columns
  const naming = primary === 'companies' ? 'companies.name' : (`${primary}.title` as const)
  if (columns.some(({ target }, at) => target === naming && valuesAt(at).length > 0)) return columns
  const at = columns.findIndex(
    ({ target }, index) =>
      target !== null &&
      PERSONS.test(target) &&
      PLAIN.has(keys[index] ?? '') &&
      valuesAt(index).length >= FEW &&
      shareOf(valuesAt(index), (value) => isPerson(value) || isSomebody(value)) < SOME,
  )
  return at === -1 ? columns : retarget(columns, at, naming)
}

const PERSONS = /^people\.(fullName|firstName|lastName)$/
const PLAIN = keysOf(NAME_WORDS)
const FEW = 2
const SOME = 0.3
