import { seededRandom, type SeededRandom } from '../../../../src/domain/model/kernel/seeded-random'
import { CALM, type ConnectionFaults } from './simulated-connection'

/** What people do and what happens to them. Records and tabs are numbers, modulo how many there are. */
export type Op =
  | {
      readonly op: 'create'
      readonly device: number
      readonly tab: number
      readonly collection: 'companies' | 'tags'
      readonly name: number
    }
  | {
      readonly op: 'edit'
      readonly device: number
      readonly tab: number
      readonly record: number
      readonly fields: readonly number[]
      readonly isBlind: boolean
    }
  | { readonly op: 'edit-two'; readonly device: number; readonly tab: number; readonly record: number; readonly other: number }
  | { readonly op: 'trash' | 'restore' | 'purge'; readonly device: number; readonly tab: number; readonly record: number }
  | { readonly op: 'decide'; readonly device: number; readonly tab: number; readonly choice: number }
  | {
      readonly op: 'offline' | 'online' | 'flap' | 'crash' | 'open-tab' | 'close-tab' | 'leave'
      readonly device: number
      readonly tab: number
    }
  | { readonly op: 'crash-at'; readonly device: number; readonly step: number; readonly side: 'before' | 'after' }
  | { readonly op: 'clock'; readonly device: number; readonly jumpMs: number }
  | { readonly op: 'revoke' | 'admit'; readonly person: number }
  | { readonly op: 'forget' | 'backup'; readonly commits: number }
  | { readonly op: 'bulk'; readonly records: number }
  | { readonly op: 'wait'; readonly ms: number }
  /** A call, or a file whose record was just made. */
  | { readonly op: 'call' | 'attach'; readonly device: number; readonly tab: number }

export interface Program {
  readonly seed: number
  readonly faults: ConnectionFaults
  /** Whose each device is: two people, one of them with two devices. */
  readonly devices: readonly number[]
  readonly tellsAsItStands: boolean
  readonly saysEachCommit: boolean
  readonly ops: readonly Op[]
  /** Are there files, beside what is written? */
  readonly hasFiles?: boolean
}

const HOUR_MS = 3_600_000
const LONGEST = 36

type Draw = (random: SeededRandom) => Op

const who = (random: SeededRandom) => ({ device: random.below(3), tab: random.below(3) })
/** Few, so that people meet on them. */
const record = (random: SeededRandom) => random.below(5)

const DRAWS: readonly (readonly [share: number, Draw])[] = [
  [
    10,
    (random) => ({ op: 'create', ...who(random), collection: random.chance(0.7) ? 'companies' : 'tags', name: random.below(3) }),
  ],
  [
    26,
    (random) => ({ op: 'edit', ...who(random), record: record(random), fields: fieldsOf(random), isBlind: random.chance(0.1) }),
  ],
  [4, (random) => ({ op: 'edit-two', ...who(random), record: record(random), other: record(random) })],
  [6, (random) => ({ op: random.pick(['trash', 'trash', 'restore', 'purge'] as const), ...who(random), record: record(random) })],
  [6, (random) => ({ op: 'decide', ...who(random), choice: random.below(6) })],
  [18, (random) => ({ op: 'wait', ms: random.pick([2, 10, 60, 400, 3_500, 40_000]) })],
  [5, (random) => ({ op: 'offline', ...who(random) })],
  [5, (random) => ({ op: random.pick(['online', 'flap'] as const), ...who(random) })],
  [3, (random) => ({ op: 'crash', ...who(random) })],
  [
    3,
    (random) => ({
      op: 'crash-at',
      device: random.below(3),
      step: random.below(6),
      side: random.pick(['before', 'after'] as const),
    }),
  ],
  [5, (random) => ({ op: random.pick(['open-tab', 'open-tab', 'close-tab', 'leave'] as const), ...who(random) })],
  [1, (random) => ({ op: 'clock', device: random.below(3), jumpMs: random.pick([-HOUR_MS, HOUR_MS, 72 * HOUR_MS]) })],
  [2, (random) => ({ op: 'forget', commits: random.below(4) })],
  [1, (random) => ({ op: 'backup', commits: 1 + random.below(3) })],
  [1, (random) => ({ op: 'bulk', records: 3 + random.below(8) })],
  [1, (random) => ({ op: random.pick(['revoke', 'admit'] as const), person: 1 })],
]

const SHARES = DRAWS.reduce((sum, [share]) => sum + share, 0)

/** The program of a seed: the same seed, the same program, and the same run of it. */
export function programOf(seed: number): Program {
  const random = seededRandom(seed)
  const program = commitsOf(seed, random)
  return seed % WITH_FILES === 0 ? withFiles(program) : program
}

/** Of so many programs one also has files and calls, so that the others stay as they are. */
const WITH_FILES = 3

function withFiles(program: Program): Program {
  const random = seededRandom(program.seed ^ 0xf11e)
  const ops = program.ops.flatMap((op) =>
    random.chance(0.25) ? [op, { op: random.pick(['call', 'attach'] as const), ...who(random) }] : [op],
  )
  return { ...program, ops, hasFiles: true }
}

function commitsOf(seed: number, random: SeededRandom): Program {
  return {
    seed,
    faults: random.chance(0.2) ? CALM : { ...faultsOf(random), strange: seed % 3 === 0 ? 0.15 : 0 },
    devices: [0, 0, 1],
    tellsAsItStands: random.chance(0.5),
    saysEachCommit: random.chance(0.5),
    ops: Array.from({ length: 4 + random.below(LONGEST) }, () => opOf(random)),
  }
}

function opOf(random: SeededRandom): Op {
  let left = random.below(SHARES)
  for (const [share, draw] of DRAWS) {
    if (left < share) return draw(random)
    left -= share
  }
  return { op: 'wait', ms: 1 }
}

function fieldsOf(random: SeededRandom): readonly number[] {
  return random.chance(0.2) ? [0, 1] : [random.below(3)]
}

function faultsOf(random: SeededRandom): Omit<ConnectionFaults, 'strange'> {
  return {
    drop: random.pick([0, 0.1, 0.3]),
    lostAnswer: random.pick([0, 0.1, 0.25]),
    duplicate: random.pick([0, 0.3]),
    unavailable: random.pick([0, 0.2]),
    throttled: random.pick([0, 0, 0.1]),
    expired: random.pick([0, 0, 0.05]),
    hintLoss: random.pick([0, 0.3, 1]),
    maxDelayMs: random.pick([10, 120, 900]),
  }
}
