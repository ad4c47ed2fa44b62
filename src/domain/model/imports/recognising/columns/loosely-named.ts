import type { ImportCollection } from '../../import-collections'
import type { FieldTarget } from '../../targets'
import { NUMBERS, SMALL, wordsOf, type HeaderWord } from './header-word'
import { namesIn } from './known-names'

interface Loose {
  readonly words: readonly string[]
  readonly target: FieldTarget
}

/** The one field whose names have these words, whatever small words are between them. */
export function looselyNamed(words: readonly HeaderWord[], collection: ImportCollection): FieldTarget | null {
  const said = plainWords(words)
  if (said.length === 0) return null
  const isCut = said.some((word) => word.isCut)
  const names = looseNames(collection)
  if (!isCut) return names.whole.get(said.map(({ key }) => key).join(' ')) ?? null
  if (!said.some(({ key, isCut: cut }) => cut && key.length >= SHORTEST_CUT)) return null
  const fitting = (names.byFirst.get(said[0]?.key.charAt(0) ?? '') ?? []).filter(
    (name) => name.words.length === said.length && said.every(({ key, isCut: cut }, at) => fits(key, name.words[at] ?? '', cut)),
  )
  const targets = new Set(fitting.map(({ target }) => target))
  const [target = null] = targets
  return targets.size === 1 ? target : null
}

/** Less is the beginning of too many words. */
const SHORTEST_CUT = 3

function fits(key: string, word: string, isCut: boolean): boolean {
  return isCut ? word.startsWith(key) : word === key
}

/** Without small words, and with one word for all that mean a number. */
function plainWords(words: readonly Pick<HeaderWord, 'key' | 'isCut'>[]): readonly Pick<HeaderWord, 'key' | 'isCut'>[] {
  return words.flatMap(({ key, isCut }) =>
    NUMBERS.has(key) ? [{ key: '#', isCut: false }] : !isCut && SMALL.has(key) ? [] : [{ key, isCut }],
  )
}

interface LooseNames {
  readonly whole: ReadonlyMap<string, FieldTarget>
  readonly byFirst: ReadonlyMap<string, readonly Loose[]>
}

const made = new Map<ImportCollection, LooseNames>()

function looseNames(collection: ImportCollection): LooseNames {
  const before = made.get(collection)
  if (before !== undefined) return before
  const [whole, byFirst] = [new Map<string, FieldTarget>(), new Map<string, Loose[]>()]
  for (const [name, target] of namesIn(collection)) {
    const words = plainWords(wordsOf(name).map(({ key }) => ({ key, isCut: false }))).map(({ key }) => key)
    const key = words.join(' ')
    // `Nombre y apellidos` is more than `apellidos`: a name that is one word shorter says less.
    if (words.length > 1 && !whole.has(key)) whole.set(key, target)
    const first = words[0]?.charAt(0) ?? ''
    const same = byFirst.get(first)
    if (same === undefined) byFirst.set(first, [{ words, target }])
    else same.push({ words, target })
  }
  const names = { whole, byFirst }
  made.set(collection, names)
  return names
}
