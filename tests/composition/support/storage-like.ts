/** As a browser's: its keys are its own properties. */
export function storageLike(entries: Readonly<Record<string, string>> = {}): Storage {
  const storage = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => delete storage[key],
  })
  return Object.assign(storage, entries)
}
