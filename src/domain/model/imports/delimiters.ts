/** What columns are looked for with. */
export const DELIMITERS = [',', ';', '\t', '|'] as const
