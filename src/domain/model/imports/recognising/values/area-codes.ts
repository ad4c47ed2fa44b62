/** Too short to be called by itself: `09443`, `(11)`, `+49`. */
export function isAreaCode(text: string): boolean {
  return /^\(?(?:\d{1,3}|[+0]\d{1,5})\)?$/.test(text.trim())
}

/** A number with the area code that stands before it in another column; `null`: it is of another country, or none. */
export function withAreaCode(code: string, number: string): string | null {
  const [area, rest] = [code, number].map((text) => text.replace(/\D/g, ''))
  if (!isAreaCode(code) || area === undefined || rest === undefined || rest.length < SHORTEST) return null
  if (/^\s*(\+|00)/.test(number)) return null
  return rest.startsWith(area) ? number : `${code.trim()} ${number.trim()}`
}

const SHORTEST = 3
