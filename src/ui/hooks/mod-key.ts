/** The cap of the key that `mod` stands for here. */
export function modKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
