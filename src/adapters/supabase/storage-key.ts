/** The storage key of a project's session; several projects have one each. */
export function storageKeyOf(url: string): string {
  return `portside:session:${new URL(url).host}`
}

/** Those keys that belong to the project's session: its own, and the entries beside it. */
export function keysOfSession(url: string, keys: readonly string[]): readonly string[] {
  const own = storageKeyOf(url)
  return keys.filter((key) => key === own || key.startsWith(`${own}-`))
}
