import { fold } from '../kernel/text-fold'

/**
 * A text reduced to what tells headers, names and labels apart: letters and digits, without case, accents, width and
 * punctuation. `E-mail` and `email`, `Société` and `societe` are the same.
 */
export function matchKey(text: string): string {
  const key = fold(text.normalize('NFKC')).replace(/[^\p{L}\p{N}\p{M}]+|[\uFE00-\uFE0F]+/gu, '')
  return MIXED.test(key) ? key.replace(LIKE_CYRILLIC, (letter) => CYRILLIC[letter] ?? letter) : key
}

/** `Мiсто`, in which a keyboard without the letter left a Latin one that looks the same. */
const MIXED = /[\u0430-\u045f][aceiopxy]|[aceiopxy][\u0430-\u045f]/
const LIKE_CYRILLIC = /[aceiopxy]/g
const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х', y: 'у' }

/** The same, word by word. */
export function matchWords(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(matchKey)
    .filter((word) => word !== '')
}

/** Names by what they mean, `|` between them: so knowledge is written down. */
export type Names<T extends string> = Readonly<Partial<Record<T, string>>>

/** What each name means, by its match key; of two tables the first that has it says so. */
export function meanings<T extends string>(...tables: readonly Names<T>[]): ReadonlyMap<string, T> {
  const map = new Map<string, T>()
  for (const table of tables) {
    for (const meaning in table) {
      for (const name of table[meaning]?.split('|') ?? []) {
        const key = matchKey(name)
        // Of signs alone nothing is left, by which any others would be the same.
        if (key !== '' && !map.has(key)) map.set(key, meaning)
      }
    }
  }
  return map
}

/** What a text means by itself; `null`: no table says. */
export function meaningIn<T extends string>(...tables: readonly Names<T>[]): (text: string) => T | null {
  const map = meanings(...tables)
  return (text) => map.get(matchKey(text)) ?? null
}

/** The match keys of names between `|`. */
export function keysOf(names: string): ReadonlySet<string> {
  return new Set(
    names
      .split('|')
      .map(matchKey)
      .filter((key) => key !== ''),
  )
}

/** The same of a large table, when it is first asked for: a file may need none of it. */
export function keysWhenAsked(table: Readonly<Record<string, string>>): () => ReadonlySet<string> {
  let keys: ReadonlySet<string> | null = null
  return () => (keys ??= keysOf(Object.values(table).join('|')))
}

/** What each name means to the letter, whose case and accents count. */
export function exactMeanings<T extends string>(table: Names<T>): ReadonlyMap<string, T> {
  const all = Object.entries<string | undefined>(table) as [T, string | undefined][] // as the type is made
  return new Map(all.flatMap(([meaning, names]) => (names?.split('|') ?? []).map((name) => [name, meaning] as const)))
}

/** `Business` for `business`. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
