/** What a long list is asked for before the rest of it: more rows than are seen at once. */
export const FIRST_ROWS = 200
