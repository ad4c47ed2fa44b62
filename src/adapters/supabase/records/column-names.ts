/** `lostReasons` as the database names it: `lost_reasons`. */
export function snakeCase(name: string): string {
  let known = snakes.get(name)
  if (known === undefined) {
    known = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (snakes.size < MOST_NAMES) snakes.set(name, known)
  }
  return known
}

/** Names of fields are few, and each is wanted for every record; what else is asked for is not kept. */
const snakes = new Map<string, string>()
const MOST_NAMES = 500
