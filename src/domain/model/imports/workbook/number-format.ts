/** What a number stands for, by the format that its cell is shown in. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  /** Hours beyond a day are counted on: `[h]:mm`. */
  | { readonly kind: 'duration' }
  | { readonly kind: 'percent' }
  /** Leading zeros up to so many digits: postal codes, numbers of customers. */
  | { readonly kind: 'digits'; readonly count: number }
  | { readonly kind: 'money'; readonly symbol: string }

export const PLAIN: NumberFormat = { kind: 'plain' }
const DATE: NumberFormat = { kind: 'date' }

/** Formats that every workbook knows by number; 27 to 36 and 50 to 58 are dates in East Asian ones. */
export function builtInFormat(id: number): NumberFormat {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id === 45 || id === 47 || (id >= 50 && id <= 58)) return DATE
  if (id === 46) return { kind: 'duration' }
  return id === 9 || id === 10 ? { kind: 'percent' } : PLAIN
}

/** @param code as the workbook has it, in English letters whatever its language: `dd/mm/yyyy`, `#,##0.00 [$€-407]` */
export function numberFormat(code: string): NumberFormat {
  const positive = sectionOf(code.slice(0, LONGEST_CODE))
  const symbol = currencyOf(positive)
  if (/\[(h+|m+|s+)\]/i.test(positive)) return { kind: 'duration' }
  const bare = positive
    .replace(/"[^"]*"/g, '')
    .replace(/\\.|[_*]./gs, '')
    .replace(/\[[^\]]*\]/g, '')
  if (/general|standard/i.test(bare)) return PLAIN
  if (!bare.includes('#') && /[dyhsm]/i.test(bare)) return DATE
  if (bare.includes('%')) return { kind: 'percent' }
  if (symbol !== null && /[0#]/.test(bare)) return { kind: 'money', symbol }
  return /^0{2,}$/.test(bare) ? { kind: 'digits', count: bare.length } : PLAIN
}

/** What a spreadsheet program allows. */
const LONGEST_CODE = 255

/** Up to the first semicolon outside quotes: what follows is for negative numbers, zero and text. */
function sectionOf(code: string): string {
  return /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[])*/s.exec(code)?.[0] ?? code
}

/** `[$€-407]`, `"€"`, `$`: a symbol, or the three letters of a currency. */
function currencyOf(section: string): string | null {
  const bracketed = /\[\$([^\]-]+)/.exec(section)?.[1]
  const quoted = /"\s*(\p{Sc}|[A-Z]{3})\s*"/u.exec(section)?.[1]
  return (bracketed ?? quoted ?? /\p{Sc}/u.exec(section.replace(/\[[^\]]*\]/g, ''))?.[0])?.trim() ?? null
}
