/** What people look for: parts of names, of companies and of places. */
export const TERMS = ['anna', 'martin', 'sofia', 'berlin', 'lee', 'kowal']

/** The text of the search field after each key, as the terms are typed one letter at a time. */
export function keystrokes() {
  return TERMS.flatMap((term) => Array.from(term, (_, index) => term.slice(0, index + 1)))
}
