/**
 * What people and programs write for "nothing". LinkedIn leaves ` -` for a company, spreadsheets `#N/A`. In names only
 * marks without letters count: `Na`, `Null` and `None` are surnames.
 */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDERS.has(text.trim().toLowerCase()) || isOnlyMarks(text)
}

export function isOnlyMarks(text: string): boolean {
  return /^[\s\-–—_.*?/\\|,;:]*$/u.test(text) || text.trim() === '#N/A'
}

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
