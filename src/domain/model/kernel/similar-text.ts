import { searchWords } from './text-fold'

/** Shorter words are near to too many others; longer ones are seldom names, and would ask for too much. */
const SPELLED = /^(?:[a-z]|[^\0-\x7f]){4,16}$/u
const SHORTEST = 4
/** Stands for any one character, as in SQL. */
const ANY = '_'

/**
 * What a text may hold in place of a word, as patterns in which `_` is any character: the word with one letter other, missing or
 * too many, or with two neighbours swapped, so that a slip of the finger still finds. `null`: the word must be there as it is.
 *
 * @param word folded
 */
export function spellings(word: string): readonly string[] | null {
  if (!SPELLED.test(word)) return null
  const letters = Array.from(word)
  const patterns = new Set<string>()
  for (let at = 0; at < letters.length; at += 1) {
    const [before, letter = '', next = '', after] = [letters.slice(0, at), letters[at], letters[at + 1], letters.slice(at + 2)]
    // Three letters are in nearly every text.
    if (letters.length > SHORTEST) patterns.add([...before, next, ...after].join(''))
    // At either end, the word without that letter says the same.
    if (at > 0 && next !== '') patterns.add([...before, ANY, next, ...after].join(''))
    if (at > 0) patterns.add([...before, ANY, letter, next, ...after].join(''))
    if (next !== '') patterns.add([...before, next, letter, ...after].join(''))
  }
  return [...patterns]
}

/** Whether a folded text holds all the words of a search, as they are or, where `similar`, in one of their spellings. */
export function searchTest(search: string, similar: boolean): (text: string) => boolean {
  const tests = searchWords(search).map((word) => wordTest(word, similar))
  return (text) => tests.every((test) => test(text))
}

function wordTest(word: string, similar: boolean): (text: string) => boolean {
  const patterns = similar ? spellings(word) : null
  if (patterns === null) return (text) => text.includes(word)
  const spelled = new RegExp(patterns.map((pattern) => pattern.replaceAll(ANY, '.')).join('|'), 'su')
  const hints = hintsOf(word)
  return (text) => hints.some((hint) => text.includes(hint)) && spelled.test(text)
}

/**
 * One of these is in every text that holds a spelling: what is wrong is in one half of the word, or swapped across its middle. To
 * look for them takes a tenth of the time that the pattern takes.
 */
function hintsOf(word: string): readonly string[] {
  const letters = Array.from(word)
  const middle = Math.floor(letters.length / 2)
  const swapped = letters.with(middle - 1, letters[middle] ?? '').with(middle, letters[middle - 1] ?? '')
  return [letters.slice(0, middle).join(''), letters.slice(middle).join(''), swapped.join('')]
}

/** Whether a search could find more where it may be similar. */
export function hasSpellings(search: string): boolean {
  return searchWords(search).some((word) => spellings(word) !== null)
}
