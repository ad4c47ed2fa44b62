const LENGTH = 36
const HEX = '0123456789abcdef'.split('')
const DASHES: ReadonlySet<number> = new Set([8, 13, 18, 23])

/**
 * The least uuid whose text is not less than this text. Ids are compared with text as text but stored as uuids; with it, `x >=
 * text` is `x >= uuid`, and `x < text` is `x < uuid`.
 *
 * @returns `null` when every uuid is less
 */
export function leastUuid(text: string): string | null {
  let at = 0
  while (at < LENGTH && at < text.length && isAllowed(at, text.charAt(at))) at += 1
  if (at === text.length) return filled(text)
  // The text continues a uuid: that uuid is less.
  if (at === LENGTH) return following(text.slice(0, LENGTH - 1), text.charAt(LENGTH - 1))
  const greater = allowedAt(at).find((letter) => letter > text.charAt(at))
  return greater === undefined ? backtracked(text.slice(0, at)) : filled(text.slice(0, at) + greater)
}

function backtracked(prefix: string): string | null {
  return prefix === '' ? null : following(prefix.slice(0, -1), prefix.slice(-1))
}

/** The least uuid with the prefix and a greater next character. */
function following(prefix: string, letter: string): string | null {
  const greater = allowedAt(prefix.length).find((candidate) => candidate > letter)
  return greater === undefined ? backtracked(prefix) : filled(prefix + greater)
}

function filled(prefix: string): string {
  let text = prefix
  while (text.length < LENGTH) text += DASHES.has(text.length) ? '-' : '0'
  return text
}

function allowedAt(index: number): readonly string[] {
  return DASHES.has(index) ? ['-'] : HEX
}

function isAllowed(index: number, letter: string): boolean {
  return DASHES.has(index) ? letter === '-' : HEX.includes(letter)
}
