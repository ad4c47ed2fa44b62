/**
 * What people and programs write for "nothing". LinkedIn leaves ` -` for a company, spreadsheets `#N/A`. In names only
 * marks without letters count: `Na`, `Null` and `None` are surnames.
 */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDERS.has(text.trim().toLowerCase()) || isOnlyMarks(text)
}

export function isOnlyMarks(text: string): boolean {
  return /^[\s\-–—_.*?/\\|,;:]*$/u.test(text) || NOBODY.test(text.trim())
}

/** Salesforce asks for a last name: what stands there where it has none. */
const NOBODY = /^(#N\/A|\[not provided\]|\[unknown\])$/i

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'n/a',
  '#n/a',
  'na',
  'n.a.',
  'nil',
  'none',
  'null',
  '(null)',
  'undefined',
  'nan',
  'tbd',
  'tba',
  'unknown',
  'unspecified',
  'not available',
  'not provided',
  '(none)',
  '(blank)',
  'k.a.',
  'keine angabe',
  'unbekannt',
])
