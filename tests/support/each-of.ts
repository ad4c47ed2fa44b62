/** The same for each of these names. */
export function eachOf<K extends string, T>(names: readonly K[], value: T): { readonly [N in K]: T } {
  return Object.fromEntries(names.map((name) => [name, value])) as { readonly [N in K]: T } // as the names are
}
