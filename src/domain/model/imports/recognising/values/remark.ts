/** What stands in round or angle brackets at the end of a text, and what stands before it; `null`: nothing does. */
export function remarkAtEnd(text: string): { readonly before: string; readonly inside: string } | null {
  const whole = text.trimEnd()
  if (!whole.endsWith(')') && !whole.endsWith('>')) return null
  const open = Math.max(whole.lastIndexOf('('), whole.lastIndexOf('<'))
  return open < 0 ? null : { before: whole.slice(0, open).trimEnd(), inside: whole.slice(open + 1, -1) }
}

/** One address and nothing else: what is not looked at closer than that. */
export function isAddressAlone(text: string): boolean {
  const at = text.lastIndexOf('@')
  return at > 0 && at < text.length - 1 && !/[\s()<>]/.test(text)
}
