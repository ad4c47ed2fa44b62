/**
 * The form in which text is compared, ordered and searched: without case and without Latin accents.
 *
 * Canonical decomposition (Unicode UAX 15, NFD), combining diacritical marks removed, lower case, and the Latin letters
 * that do not decompose spelled out. Idempotent, and context-free: `fold(a + b)` is `fold(a) + fold(b)` unless `b` begins
 * with a combining mark. Only U+0300 to U+036F count as marks: in Indic scripts, Thai and Japanese the other marks are
 * letters to their readers.
 */
export function fold(text: string): string {
  let folded = ''
  let done = 0
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) < FIRST_BEYOND_ASCII) continue
    const end = endOfRun(text, index)
    folded += text.slice(done, index) + foldRun(text.slice(index, end))
    done = end
    index = end
  }
  return (done === 0 ? text : folded + text.slice(done)).toLowerCase()
}

const FIRST_BEYOND_ASCII = 0x80
const MARKS = /[\u0300-\u036f]+/g
const SPELLED = /[ßøłđæœıς]/g
/** The final sigma is here because `toLowerCase` picks it by its neighbours, and a part of a word has other neighbours. */
const SPELLING: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ς: 'σ' }

/**
 * In Latin text a run of characters beyond ASCII is a letter or two, of which there are few: each is worked out once. A
 * run holds whole characters, and marks among themselves: what stands before and after it changes nothing.
 */
function foldRun(run: string): string {
  const known = remembered.get(run)
  if (known !== undefined) return known
  const folded = run
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPELLED, (letter) => SPELLING[letter] ?? letter)
  if (run.length <= REMEMBERED_LENGTH && remembered.size < REMEMBERED) remembered.set(run, folded)
  return folded
}

const remembered = new Map<string, string>()
const REMEMBERED = 2000
const REMEMBERED_LENGTH = 4

function endOfRun(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && text.charCodeAt(end) >= FIRST_BEYOND_ASCII) end += 1
  return end
}

/**
 * The words a search asks for, folded. A word of digits and phone punctuation is taken apart at the punctuation, so that
 * `0151/234-567` finds the number however it was written. A word within another adds nothing and is left out.
 */
export function searchWords(search: string): readonly string[] {
  const words = new Set(
    fold(search)
      .split(/\s+/u)
      .flatMap((word) => (PHONE_LIKE.test(word) ? word.split(/\D+/u) : [word]))
      .filter((word) => word !== ''),
  )
  return [...words].filter((word) => ![...words].some((other) => other !== word && other.includes(word))).sort()
}

const PHONE_LIKE = /^(?=[-+()./]*\d)[-+()./\d]+$/
