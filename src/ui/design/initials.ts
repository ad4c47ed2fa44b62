/** Up to two letters for a name: the first of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.,/_-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${letterOf(first)}${letterOf(last)}`.toLocaleUpperCase('en')
}

// By code point, so that an astral character is not cut in half.
function letterOf(word: string | undefined): string {
  return [...(word ?? '')].find((character) => /[\p{L}\p{N}]/u.test(character)) ?? ''
}
