/** Hosting refuses rows above 2 MB, which the local runtime does not: 600,000 characters are at most 1.8 MB. */
const MOST_CHARACTERS = 600_000

/** A text in parts that fit into a row each. */
export function partsOf(text: string): readonly string[] {
  if (text.length <= MOST_CHARACTERS) return [text]
  return Array.from({ length: Math.ceil(text.length / MOST_CHARACTERS) }, (_, part) =>
    text.slice(part * MOST_CHARACTERS, (part + 1) * MOST_CHARACTERS),
  )
}
