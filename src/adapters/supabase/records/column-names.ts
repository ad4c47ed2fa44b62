/** `lostReasons` as the database names it: `lost_reasons`. */
export function snakeCase(name: string): string {
  let found = cache.get(name)
  if (found === undefined) {
    found = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    if (cache.size < MAX_NAMES) cache.set(name, found)
  }
  return found
}

/** There are few field names, and each is needed for every record; other names are not cached past the limit. */
const cache = new Map<string, string>()
const MAX_NAMES = 500
