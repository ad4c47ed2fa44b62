/** Where an arrow key leads in the order of what is read: to the left is on, where lines begin at the right. */
export function arrowKey(key: string): string {
  if (document.documentElement.dir !== 'rtl') return key
  if (key === 'ArrowLeft') return 'ArrowRight'
  return key === 'ArrowRight' ? 'ArrowLeft' : key
}
