/** Where an arrow key leads in the order of what is read: to the left is on, where lines begin at the right. */
export function arrowKey(key: string): string {
  if (document.documentElement.dir !== 'rtl') return key
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}

/**
 * Whether a key belongs to an input method, as when Enter takes a word in Japanese. Safari before 27 says so of the last key by its
 * old number alone.
 */
export function isComposing({ isComposing: isWithin, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isWithin || keyCode === 229
}

/** The cap of the key that `mod` stands for here. */
export function modKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
