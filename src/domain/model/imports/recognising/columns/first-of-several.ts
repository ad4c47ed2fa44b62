import { NAMES_OF_PEOPLE } from '../file-columns'
import { recogniseTarget } from './recognise-target'

/**
 * `姓1`, `名1` beside `姓2`, `名2`: the first of a household is whom a row is about, and what is theirs is called as if they
 * were alone.
 */
export function withoutFirstNumber(names: readonly string[]): readonly string[] {
  const known = new Set(names)
  const isNameOf = (name: string) => {
    const target = recogniseTarget(name, { source: 'other', primary: 'people' })?.target
    return target !== undefined && (NAMES_OF_PEOPLE.has(target) || target === 'people.namePrefix')
  }
  return names.map((name) => {
    const bare = FIRST.exec(name)?.[1]
    return bare !== undefined && known.has(name.replace(/1$/, '2')) && isNameOf(bare) ? bare : name
  })
}

const FIRST = /^(.{0,60}[^\d\s._-])[\s._-]?1$/u
