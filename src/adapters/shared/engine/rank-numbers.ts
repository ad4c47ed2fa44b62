/** The ranks of the values in ascending order: equal values share one, the least has 1. */
export function rankNumbers(values: readonly number[]): Uint32Array {
  const sorted = Float64Array.from(values).sort()
  const ranks = new Map<number, number>()
  for (const value of sorted) if (!ranks.has(value)) ranks.set(value, ranks.size + 1)
  const ranked = new Uint32Array(values.length)
  for (let index = 0; index < values.length; index += 1) ranked[index] = ranks.get(values[index] ?? 0) ?? 0
  return ranked
}
