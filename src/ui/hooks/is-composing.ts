/**
 * Whether a key belongs to an input method, as when Enter takes a word in Japanese. Safari before 27 says so of the last key by its
 * old number alone.
 */
export function isComposing({ isComposing: isWithin, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isWithin || keyCode === 229
}
