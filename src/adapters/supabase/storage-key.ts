/** The storage key of a project's session; several projects have one each. */
export function storageKeyOf(url: string): string {
  return `portside:session:${new URL(url).host}`
}

/** The key of the id of the user who has had a start of the project on this device. */
export function startKeyOf(url: string): string {
  return `${storageKeyOf(url)}-start`
}

/** Those keys that belong to the project's session: its own, and the entries beside it. */
export function keysOfSession(url: string, keys: readonly string[]): readonly string[] {
  const own = storageKeyOf(url)
  return keys.filter((key) => key === own || key.startsWith(`${own}-`))
}
