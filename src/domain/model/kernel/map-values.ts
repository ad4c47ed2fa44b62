/** An object with the same keys and mapped values. */
export function mapValues<K extends string, A, B>(
  from: Readonly<Record<K, A>>,
  make: (value: A, key: K) => B,
): Readonly<Record<K, B>>
export function mapValues<A, B>(
  from: Readonly<Record<string, A>>,
  make: (value: A, key: string) => B,
): Readonly<Record<string, B>> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, make(value, key)]))
}
