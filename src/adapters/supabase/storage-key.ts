/** Where the session of a project is kept in a browser: several projects keep one each. */
export function storageKeyOf(url: string): string {
  return `portside:session:${new URL(url).host}`
}

/** Of these keys, those that belong to a session of the project: itself, and the notes beside it. */
export function keysOfSession(url: string, keys: readonly string[]): readonly string[] {
  const own = storageKeyOf(url)
  return keys.filter((key) => key === own || key.startsWith(`${own}-`))
}
