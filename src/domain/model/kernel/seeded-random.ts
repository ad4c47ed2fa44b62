/** Draws that a seed repeats exactly: for sample data and benches, never for tokens or ids that must not be guessed. */
export interface SeededRandom {
  /** From 0 to 1, 1 left out. */
  next(): number
  /** An integer from 0 to `bound - 1`. */
  below(bound: number): number
  /** True in this share of the draws. */
  chance(share: number): boolean
  /** @throws RangeError when there is nothing to pick from */
  pick<T>(from: readonly T[]): T
}

/** mulberry32 (Tommy Ettinger, public domain): 32 bits of state, a period of 2^32, and fast. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (from) => {
      const picked = from[below(from.length)]
      if (picked === undefined) throw new RangeError('Nothing to pick from')
      return picked
    },
  }
}
