import { seededRandom, type SeededRandom } from '../../../src/domain/model/kernel/seeded-random'

/** What people do with the whole app's data, and what happens to their devices. Records are numbers, modulo how many are shown. */
export type Step =
  | { readonly do: 'create'; readonly device: number; readonly what: 'people' | 'companies' | 'deals' }
  | { readonly do: 'tag'; readonly device: number; readonly name: number }
  | { readonly do: 'edit'; readonly device: number; readonly record: number; readonly field: number }
  | {
      readonly do: 'edit-two' | 'link' | 'label' | 'hand-over'
      readonly device: number
      readonly record: number
      readonly other: number
    }
  | { readonly do: 'trash' | 'restore' | 'purge'; readonly device: number; readonly record: number }
  | { readonly do: 'cut' | 'reconnect' | 'crash' | 'open-tab' | 'lose-answer' | 'stall'; readonly device: number }
  | { readonly do: 'refuse'; readonly device: number; readonly times: number }
  | { readonly do: 'narrow' | 'widen' | 'demote' | 'promote' | 'expire' }
  | { readonly do: 'wait'; readonly ms: number }

export interface WholeProgram {
  readonly seed: number
  /** The member of the third device is let go of at the end. */
  readonly isWithdrawn: boolean
  readonly steps: readonly Step[]
}

const DEVICES = 3
const LONGEST = 26

type Draw = (random: SeededRandom) => Step

const device = (random: SeededRandom) => random.below(DEVICES)
/** Few, so that people meet on them. */
const record = (random: SeededRandom) => random.below(4)

const DRAWS: readonly (readonly [share: number, Draw])[] = [
  [
    14,
    (random) => ({
      do: 'create',
      device: device(random),
      what: random.pick(['people', 'people', 'companies', 'deals'] as const),
    }),
  ],
  [4, (random) => ({ do: 'tag', device: device(random), name: random.below(3) })],
  [28, (random) => ({ do: 'edit', device: device(random), record: record(random), field: random.below(3) })],
  [
    12,
    (random) => ({
      do: random.pick(['edit-two', 'link', 'label', 'hand-over'] as const),
      device: device(random),
      record: record(random),
      other: record(random),
    }),
  ],
  [
    6,
    (random) => ({
      do: random.pick(['trash', 'trash', 'restore', 'purge'] as const),
      device: device(random),
      record: record(random),
    }),
  ],
  [12, (random) => ({ do: random.pick(['cut', 'reconnect'] as const), device: device(random) })],
  [8, (random) => ({ do: random.pick(['lose-answer', 'lose-answer', 'lose-answer', 'stall'] as const), device: device(random) })],
  [5, (random) => ({ do: 'refuse', device: device(random), times: 1 + random.below(3) })],
  [5, (random) => ({ do: random.pick(['crash', 'open-tab'] as const), device: device(random) })],
  [3, (random) => ({ do: random.pick(['narrow', 'widen', 'demote', 'promote', 'expire'] as const) })],
  [12, (random) => ({ do: 'wait', ms: random.pick([1, 50, 1000, 6000]) })],
]

const SHARES = DRAWS.reduce((sum, [share]) => sum + share, 0)

export function wholeProgramOf(seed: number): WholeProgram {
  const random = seededRandom(seed)
  const isWithdrawn = random.chance(0.15)
  return { seed, isWithdrawn, steps: Array.from({ length: 8 + random.below(LONGEST) }, () => stepOf(random)) }
}

function stepOf(random: SeededRandom): Step {
  let left = random.below(SHARES)
  for (const [share, draw] of DRAWS) {
    if (left < share) return draw(random)
    left -= share
  }
  return { do: 'wait', ms: 1 }
}
