/**
 * The form in which text is compared, ordered and searched: without case and without Latin accents.
 *
 * Canonical decomposition (Unicode UAX 15, NFD), combining diacritical marks removed, lower case, and the Latin letters
 * that do not decompose spelled out. Idempotent, and context-free: `fold(a + b)` is `fold(a) + fold(b)` unless `b` begins
 * with a combining mark. Only U+0300 to U+036F count as marks: in Indic scripts, Thai and Japanese the other marks are
 * letters to their readers.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPELLED, (letter) => SPELLING[letter] ?? letter)
}

// oxlint-disable-next-line no-control-regex -- the range is the definition of ASCII
const ASCII = /^[\u0000-\u007f]*$/
const MARKS = /[\u0300-\u036f]+/g
const SPELLED = /[ßøłđæœıς]/g
/** The final sigma is here because `toLowerCase` picks it by its neighbours, and a part of a word has other neighbours. */
const SPELLING: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i', ς: 'σ' }
