/** Up to two letters for a name: the first of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@.,/_-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${letterOf(first)}${letterOf(last)}`.toLocaleUpperCase('en')
}

// With the `u` flag an astral character is matched whole.
function letterOf(word: string | undefined): string {
  return /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? ''
}
